import { useSite } from '@sharemore/platform/page';
import { VisuallyHidden } from '@sharemore/platform/ui';
import { Suspense, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { FollowRelease } from '../browser/follow-release';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import styles from './layout.module.css';

/** The frame of every page: skip link, header, main landmark and footer. No navigation renders it anew. */
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
      <FollowRelease />
      <ScrollRestoration />
    </div>
  );
}

/** The progress line of a navigation; its style shows it only after a moment. A component of its own, so that nothing else re-renders for it. */
function Progress() {
  return useNavigation().state !== 'idle' && <div className={styles.Progress} aria-hidden="true" />;
}

/** Names the builds of a preview and links out of it; renders nothing for ordinary visitors. */
function PreviewBar() {
  const { preview } = useSite();
  if (!preview) return null;
  const builds = Object.entries(preview.builds).map(([area, build]) => `${area} ${build}`);
  return (
    <aside className={styles.Preview} aria-label="Preview">
      <p>
        <strong>Preview</strong> of <span>{builds.join(', ')}</span>. Whoever has its link sees it. Forms are
        really sent.
      </p>
      <a href="/api/releases/leave-preview">Leave the preview</a>
    </aside>
  );
}

/**
 * Tells tests and the start script that the page is hydrated, and submits again a form that only script can handle
 * (`method="dialog"`: the login, a film's play button) when the visitor was faster. Belongs in the part that hydrates
 * last.
 */
function MarkHydrated() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = 'true';
    const form = document.forms[Number(dataset.submittedForm)];
    if (form?.method === 'dialog') form.requestSubmit();
  }, []);
  return null;
}

/**
 * After a client navigation, announces the new page's title to screen readers and moves the focus to the target of the
 * hash, else to the page's content. It does so in a layout effect, before the visitor can focus anything.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // In a transition, so that the new page is painted first.
    startTransition(() => setTitle(document.title));
    const target = document.getElementById(hash.slice(1)) ?? document.getElementById('main');
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
