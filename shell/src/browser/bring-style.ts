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

/** A link whose request has the mode of Vite's loader of lazy modules, so that what is preloaded is requested once. */
export const linkTo = (href: string, rel = 'stylesheet', as = '') =>
  Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: '' });
