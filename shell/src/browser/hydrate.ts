import type { SlotProps } from '@sharemore/platform/slots';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Reporter } from './report';
import { SlotLoadError } from './slots';

/** Hydrates the page; if its first render fails, restores the page that the server sent. */
export function hydrate(site: ReactNode, report: Reporter, firstPage: { isShown: boolean }): void {
  const app = document.getElementById('app') ?? document.body;
  // In a transition React hydrates in slices of a few milliseconds and yields to the visitor's input.
  startTransition(() => {
    const root = hydrateRoot(app, site, {
      onCaughtError(error, { errorBoundary }) {
        report.failed('browser', error instanceof SlotLoadError ? error.owner : undefined);
        const { name } = (errorBoundary?.props ?? {}) as Partial<SlotProps>;
        console.error(name ? `The slot ${name} failed:` : 'The page failed:', error);
        if (!firstPage.isShown || error instanceof SlotLoadError) return;
        firstPage.isShown = false;
        restoreServerPage(root, app);
      },
      onRecoverableError(error) {
        if (error instanceof Error && error.cause instanceof SlotLoadError) return;
        report.failed('hydration');
        console.error('Hydration:', error);
      },
    });
  });
}

/** Replaces a page that fails while it hydrates by the server's HTML, whose links and forms work without script. */
function restoreServerPage(root: Root, app: HTMLElement): void {
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
