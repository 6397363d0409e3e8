/**
 * Adds a stylesheet unless the document has it, and waits until it is there. One that fails does not stop the page;
 * whoever asks for it next tries it anew.
 */
export function bringStyle(href: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  // A disabled one says that the document has the style inline.
  if (known?.disabled || known?.sheet) return Promise.resolve();
  const link = known ?? document.createElement('link');
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
    if (!known) document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
  });
}
