import { memo, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { FollowRelease } from '../browser/follow-release';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import styles from './layout.module.css';
import { MarkHydrated } from './mark-hydrated';
import { PreviewBar } from './preview-bar';
import { RouteAnnouncer } from './route-announcer';

// Memoised: a navigation re-renders only the parts of them that read the location.
const MemoHeader = memo(Header);
const MemoFooter = memo(Footer);

/** The frame of every page: skip link, header, main landmark and footer. */
export function Layout() {
  return (
    <div data-site className={styles.Site}>
      <a href="#main" className={styles.SkipLink}>
        Skip to main content
      </a>
      <Progress />
      <PreviewBar />
      <Suspense>
        <MemoHeader />
      </Suspense>
      <main id="main" tabIndex={-1} className={styles.Main}>
        <Outlet />
      </main>
      <Suspense>
        <MemoFooter />
        <MarkHydrated />
      </Suspense>
      <RouteAnnouncer />
      <FollowRelease />
      <ScrollRestoration />
    </div>
  );
}

/** The progress line of a navigation; its style shows it only after a moment. A component of its own, so that nothing else re-renders for it. */
function Progress() {
  return useNavigation().state !== 'idle' && <div className={styles.Progress} aria-hidden="true" />;
}
