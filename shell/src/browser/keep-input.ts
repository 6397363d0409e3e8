/** What holds a visitor's input: text, choices, opened parts and the focus. */
const HOLDERS = 'input:not([type=hidden]), textarea, select, details, summary, button, a[href]';

/**
 * React replaces what it cannot hydrate, such as a part that a translator or a password manager has changed, and a page
 * that fails is restored. While `isFirstPage`, what takes the place of an element of the server's page gets the text,
 * choice, focus and selection that the visitor has put there.
 * @returns what to call in the commit in which React replaced a part
 */
export function keepInput(page: HTMLElement, isFirstPage: () => boolean): () => void {
  const sent = placesIn(page);
  /** Without a successor yet: an error page may stand in for their page until the server answers. */
  const lost = new Map<string, HTMLElement>();
  let focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });

  function handOver() {
    if (!isFirstPage()) observer.disconnect();
    else if (lost.size > 0) {
      for (const [place, successor] of placesIn(document.body)) {
        const holder = lost.get(place);
        if (!holder || !lost.delete(place)) continue;
        copyInput(holder as HTMLInputElement, successor as HTMLInputElement);
        if (holder === focused && document.activeElement === document.body)
          copyFocus(holder as HTMLInputElement, successor as HTMLInputElement);
      }
    }
  }

  const observer = new MutationObserver(handOver);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    for (const [place, holder] of sent)
      if (!holder.isConnected && sent.delete(place)) lost.set(place, holder);
    handOver();
  };
}

/** Each holder by its place: what it is, and how many alike come before it. */
function placesIn(root: Element): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  const holders = [...root.querySelectorAll<HTMLElement>(HOLDERS)];
  return new Map(
    holders.map((holder) => {
      // Not by id, nor by the name of an accordion: React makes these anew.
      const names = holder instanceof HTMLDetailsElement ? [] : ['type', 'name', 'href'];
      const alike = [holder.localName, ...names.map((name) => holder.getAttribute(name))].join(' ');
      const count = counts.get(alike) ?? 0;
      counts.set(alike, count + 1);
      return [`${alike} ${count}`, holder];
    }),
  );
}

/** As if the visitor did it again, so that React's state follows. */
function copyInput(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from instanceof HTMLDetailsElement) (to as unknown as HTMLDetailsElement).open = from.open;
  // Fields that show the same may follow one that was just changed.
  else if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  else if (from.value !== from.defaultValue && from.value !== to.value) {
    // Past React, which would take its own change for none.
    Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to);
    to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

function copyFocus(from: HTMLInputElement, to: HTMLInputElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  to.focus({ preventScroll: true });
  if (typeof selectionStart === 'number')
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
