/**
 * Adds a stylesheet unless the document has it, and waits until it has loaded.
 * @throws when it fails to load; the next call then requests it again
 */
export function bringStyle(href: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  // A disabled link means that the document has the style inline.
  if (known?.disabled || known?.sheet) return Promise.resolve();
  const link = known ?? linkTo(href);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style ${href} could not be loaded`));
    });
    if (!known) document.head.append(link);
  });
}

/** Adds a stylesheet to the document's head, where it stays, beside one that a part of the page brings. */
export function addStyle(href: string): void {
  document.head.append(linkTo(href));
}

const linkTo = (href: string) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' });
