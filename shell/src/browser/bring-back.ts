import type { Root } from 'react-dom/client';

/** The page as the server sends it, in the place of one that fails as it comes alive: its links and forms work. */
export function bringBack(root: Root, app: HTMLElement): void {
  // It reads HTML where trusted types forbid a parser.
  const request = new XMLHttpRequest();
  request.open('GET', location.href);
  request.responseType = 'document';
  request.onload = () => {
    const served = request.responseXML?.getElementById(app.id);
    if (!served) return;
    root.unmount();
    app.replaceWith(served);
    document.documentElement.dataset.script = 'failed';
  };
  request.send();
}
