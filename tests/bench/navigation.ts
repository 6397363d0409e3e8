import type { Figure } from './figures';
import {
  hydration,
  openVisitors,
  type Visitor,
  type VisitorOptions,
  type Visitors,
  withVisitor,
} from './visit';

const NEWS = 'footer a[href="/news"]';

interface Way extends VisitorOptions {
  name: string;
  /** Default: measured without a goal. */
  goal?: number;
  prepare?: (visitor: Visitor) => Promise<void>;
  click: (visitor: Visitor) => Promise<void>;
}

const ways: Way[] = [
  { name: 'prefetched', goal: 100, prepare: ({ run }) => run(prefetch), click: ({ run }) => run(click) },
  {
    name: 'cold, tapped',
    goal: 300,
    roundTripMs: 150,
    prepare: ({ run }) => run(scrollToLink),
    click: ({ tap }) => tap(NEWS),
  },
  // The worst case, without a goal: visitors hover, touch or focus the link first, which starts the prefetch.
  { name: 'cold, clicked by a program', roundTripMs: 150, click: ({ run }) => run(click) },
];

/**
 * Measures the navigation from `/faq` to `/news`, from click to heading, with and without its files prefetched, and
 * compares it with the same click on the page without script, which loads the next document.
 */
export async function* measureNavigation(url: string, rounds: number): AsyncGenerator<Figure> {
  await using visitors = await openVisitors();
  for (const { name, goal, ...way } of ways) {
    const values: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      values.push(await navigate(visitors, url, way));
      plain.push(await loadNext(visitors, url, way));
    }
    const floor = { name: 'no script', values: plain };
    yield { name: `client navigation, ${name}: click to heading`, unit: 'ms', values, floor, goal };
  }
}

function navigate(
  visitors: Visitors,
  url: string,
  { prepare, click, ...options }: Omit<Way, 'name' | 'goal'>,
): Promise<number> {
  return withVisitor(visitors, options, async (visitor) => {
    await visitor.open(`${url}/faq`);
    await visitor.run(hydration);
    await prepare?.(visitor);
    await visitor.run(watchHeading);
    await click(visitor);
    return visitor.run(() => window.bench.heading ?? Number.NaN);
  });
}

/** Measures from the click to the first paint of the next document. */
function loadNext(
  visitors: Visitors,
  url: string,
  { click, roundTripMs }: Pick<Way, 'click' | 'roundTripMs'>,
) {
  return withVisitor(visitors, { roundTripMs, withScript: false }, async (visitor) => {
    await visitor.open(`${url}/faq`);
    await visitor.run(scrollToLink);
    await visitor.run(noteClick);
    await click(visitor);
    for (const began = performance.now(); performance.now() - began < 30_000; ) {
      // Fails at the moment at which the next document replaces this one.
      const time = await visitor.run(sinceClick).catch(() => 0);
      if (time > 0) return time;
    }
    throw new Error('The next document did not come');
  });
}

// The following functions run in the page and cannot use anything from this module.

/** Resolves when no resource has been loaded for a second. */
async function prefetch(): Promise<void> {
  const link = document.querySelector('footer a[href="/news"]');
  link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  let [before, now] = [-1, 0];
  while (now > before) {
    await new Promise((done) => setTimeout(done, 1000));
    [before, now] = [now, performance.getEntriesByType('resource').length];
  }
}

async function scrollToLink(): Promise<void> {
  const link = document.querySelector('footer a[href="/news"]');
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => setTimeout(done, 1000));
}

function click(): void {
  const link = document.querySelector<HTMLAnchorElement>('footer a[href="/news"]');
  if (!link) throw new Error('The footer does not lead to the news');
  link.click();
}

/** Observes the page, because asking in each frame would make the browser draw frames of the old page. */
function watchHeading(): void {
  const old = document.querySelector('h1');
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main landmark');
  window.bench.heading = new Promise((resolve) => {
    const watch = ({ timeStamp }: Event) => {
      new MutationObserver((_, observer) => {
        const shown = document.querySelector('h1');
        if (!shown || shown === old) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      }).observe(main, { childList: true, subtree: true });
    };
    addEventListener('click', watch, { capture: true });
  });
}

function noteClick(): void {
  const note = ({ timeStamp }: Event) => {
    sessionStorage.clicked = performance.timeOrigin + timeStamp;
  };
  addEventListener('click', note, { capture: true });
}

/** Returns 0 until the next page is painted. */
function sinceClick(): number {
  const painted = location.pathname === '/news' && window.bench?.firstPaint;
  return painted ? performance.timeOrigin + painted - Number(sessionStorage.clicked) : 0;
}
