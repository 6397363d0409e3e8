import type { Root } from 'react-dom/client';

/** Replaces a page that fails while it hydrates by the server's HTML, whose links and forms work without script. */
export function restoreServerPage(root: Root, app: HTMLElement): void {
  // XMLHttpRequest parses HTML even where Trusted Types forbid DOMParser.
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
