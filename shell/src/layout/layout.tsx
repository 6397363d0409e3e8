import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import styles from './layout.module.css';
import { MarkHydrated } from './mark-hydrated';
import { PreviewBar } from './preview-bar';
import { Progress } from './progress';
import { RouteAnnouncer } from './route-announcer';

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
        <Header />
      </Suspense>
      <main id="main" tabIndex={-1} className={styles.Main}>
        <Outlet />
      </main>
      <Suspense>
        <Footer />
        <MarkHydrated />
      </Suspense>
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
