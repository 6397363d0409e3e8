/** The section that holds the waitlist form, for links to it. */
export const registerId = 'register';

const highlightMs = 3000;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Brings the waitlist form into view, puts the keyboard at its first field and highlights it for 3 seconds. */
export function showRegisterForm(): void {
  const section = document.getElementById(registerId);
  if (!section) return;
  section.scrollIntoView();
  section.querySelector<HTMLElement>('input:not([type=hidden])')?.focus({ preventScroll: true });
  clearTimeout(ending);
  section.toggleAttribute('data-highlight', true);
  ending = setTimeout(() => section.toggleAttribute('data-highlight', false), highlightMs);
}
