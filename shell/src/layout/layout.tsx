import { memo, Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import styles from './layout.module.css';
import { MarkHydrated } from './mark-hydrated';
import { PreviewBar } from './preview-bar';
import { Progress } from './progress';
import { RouteAnnouncer } from './route-announcer';

// Neither changes with the page, but for what each asks the address itself.
const SameHeader = memo(Header);
const SameFooter = memo(Footer);

/** Everything around a page: skip link, header, the page as the main landmark, footer. */
export function Layout() {
  return (
    <div data-site className={styles.Site}>
      <a href="#main" className={styles.SkipLink}>
        Skip to main content
      </a>
      <Progress />
      <PreviewBar />
      <Suspense>
        <SameHeader />
      </Suspense>
      <main id="main" tabIndex={-1} className={styles.Main}>
        <Outlet />
      </main>
      <Suspense>
        <SameFooter />
        <MarkHydrated />
      </Suspense>
      <RouteAnnouncer />
      <ScrollRestoration getKey={placeKey} />
    </div>
  );
}

/**
 * The router gives the first page's key to all entries that a link within a page makes in the history by itself, and
 * would scroll to where that page was left. They have no place of their own: the one that they name stands.
 */
function placeKey({ key, hash }: Location): string {
  return key === 'default' && hash ? String(Math.random()) : key;
}
