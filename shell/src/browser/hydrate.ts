import type { SlotProps } from '@sharemore/platform/slots';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepInput } from './keep-input';
import { loadPage } from './load-page';
import type { Reporter } from './report';
import { SlotLoadError } from './slots';

/**
 * Hydrates the page. If the first page fails, restores what the server sent; if a later one does, loads it: the fault may
 * be of the page before it, whose effects end last. A slot that fails shows its fallback, and its page works on.
 */
export function hydrate(site: ReactNode, report: Reporter, firstPage: { isShown: boolean }): void {
  const app = document.getElementById('app') ?? document.body;
  const { dataset } = document.documentElement;
  const replaced = keepInput(app, () => firstPage.isShown);
  const found = contentOf(app);
  const replacePage = (root: Root) => {
    // Once: the clean-up of a page that failed may throw too, and loading the first page again would never end.
    if (dataset.script) return;
    if (!firstPage.isShown) return loadPage(location);
    dataset.script = 'failed';
    // The server's HTML, whose links and forms work without script.
    fetchServerPage((served) => {
      root.unmount();
      document.title = served.ownerDocument.title;
      app.replaceWith(served);
    });
  };
  // In a transition React hydrates in slices of a few milliseconds and yields to the visitor's input.
  startTransition(() => {
    const root = hydrateRoot(app, site, {
      onCaughtError(error, { errorBoundary }) {
        replaced();
        report.failed('browser', error, error instanceof SlotLoadError ? error.owner : undefined);
        const { name } = (errorBoundary?.props ?? {}) as Partial<SlotProps>;
        console.error(name ? `The slot ${name} failed:` : 'The page failed:', error);
        if (!name) replacePage(root);
      },
      // A loader that rejects with `undefined` gets past every boundary of the router.
      onUncaughtError(error) {
        replaced();
        reportError(error);
        replacePage(root);
      },
      onRecoverableError(error, { componentStack }) {
        replaced();
        if (error instanceof Error && error.cause instanceof SlotLoadError) return;
        fetchServerPage((served) => {
          // Else a tool of the visitor has changed the page, which is no fault of a build.
          if (contentOf(served) !== found) return;
          report.failed('hydration', error, undefined, componentStack);
          console.error('Hydration:', error);
        });
      },
    });
  });
}

const contentOf = (page: HTMLElement) => `${page.getElementsByTagName('*').length} ${page.textContent}`;

/** Calls `use` with the page's part that React renders, as the server sends it; never if the server cannot. */
function fetchServerPage(use: (served: HTMLElement) => void): void {
  // XMLHttpRequest parses HTML even where Trusted Types forbid DOMParser.
  const request = new XMLHttpRequest();
  request.open('GET', location.href);
  request.responseType = 'document';
  request.onload = () => {
    const served = request.responseXML?.getElementById('app');
    if (served) use(served);
  };
  request.send();
}
