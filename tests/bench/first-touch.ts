import { startSite } from '../e2e/site';
import type { Figure } from './figures';
import { measureNavigation } from './navigation';
import { hydration, openVisitors, type Visitor, type Visitors, withVisitor } from './visit';

/** A visitor's first interaction with a page that is not hydrated yet, and its required effect. */
interface Touch {
  name: string;
  path: string;
  /** Preparation on the site, such as signing in. */
  prepare?: (visitor: Visitor, url: string) => Promise<void>;
  touch: (visitor: Visitor) => Promise<void>;
  /** Runs in the page. @returns whether the interaction has had its effect. */
  isDone: () => boolean;
  /** Whether the page without script lacks the element; default false. */
  needsScript?: boolean;
}

const touches: Touch[] = [
  {
    name: 'accordion',
    path: '/faq',
    touch: ({ tap }) => tap('main summary'),
    isDone: () => document.querySelector('main details[open]') !== null,
  },
  {
    name: 'menu',
    path: '/',
    touch: ({ tap }) => tap('header button[popovertarget]'),
    isDone: () => document.querySelector('header [popover]:popover-open a') !== null,
  },
  {
    name: 'finder',
    path: '/',
    touch: ({ typeOver }) => typeOver('input[name="q"]', 'esc'),
    isDone: () => document.querySelector<HTMLInputElement>('input[name="q"]')?.value === 'esc',
  },
  {
    name: 'search',
    path: '/companies',
    touch: ({ typeOver }) => typeOver('input[type="search"]', 'an'),
    isDone: () => document.querySelector<HTMLInputElement>('input[type="search"]')?.value === 'an',
  },
  {
    name: 'calculator',
    path: '/how-it-works',
    async touch({ tap, typeOver }) {
      await tap('main form summary');
      await typeOver('input[name="monthly"]', '50');
    },
    isDone: () => document.querySelector<HTMLInputElement>('input[name="monthly"]')?.value === '50',
  },
  {
    name: 'filter',
    path: '/companies',
    async touch({ tap, run }) {
      await tap('main form summary');
      // The system draws the options of a select, so the driver cannot tap one.
      await run(() => {
        const size = document.querySelector<HTMLSelectElement>('select[name="size"]');
        if (!size) throw new Error('There is no choice of sizes');
        size.selectedIndex = 2;
        size.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    isDone: () => document.querySelector<HTMLSelectElement>('select[name="size"]')?.selectedIndex === 2,
  },
  {
    // The tab is rendered only when the page knows who is signed in, and is tapped then.
    name: 'tab',
    path: '/dashboard',
    async prepare({ open, run, tap, typeOver }, url) {
      await open(`${url}/login`);
      await run(hydration);
      await typeOver('input[name="email"]', 'demo@sharemore.example');
      await typeOver('input[name="password"]', 'ShareMore-demo-27');
      await tap('main form [type="submit"]');
      await run(async () => {
        while (location.pathname !== '/dashboard') await new Promise((done) => setTimeout(done, 50));
      });
    },
    touch: ({ tap }) => tap('[role="tab"]:last-child'),
    needsScript: true,
    isDone: () => document.querySelector('[role="tab"]:last-child[aria-selected="true"]') !== null,
  },
];

/**
 * Measures, on a processor slowed down four times: the first tap or key on a page that is not hydrated yet, to the
 * next paint; and a client navigation, from the click to the new heading. Each is compared with the same page without
 * script, where the browser alone does the work.
 */
export async function* measureFirstTouch(rounds: number): AsyncGenerator<Figure> {
  await using site = await startSite({ LOG_LEVEL: 'warn' });
  yield* measureTouches(site.url, rounds);
  yield* measureNavigation(site.url, rounds);
}

async function* measureTouches(url: string, rounds: number): AsyncGenerator<Figure> {
  await using visitors = await openVisitors();
  for (const each of touches) {
    const values: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      values.push(await firstTouch(visitors, url, each));
      if (!each.needsScript) plain.push(await firstTouch(visitors, url, each, false));
    }
    const floor = each.needsScript ? undefined : { name: 'no script', values: plain };
    yield { name: `first touch: ${each.name} (${each.path})`, unit: 'ms', values, floor, goal: 100 };
  }
}

/** Interacts with the painted page while its script, if any, is loading. @throws when the interaction is lost. */
function firstTouch(
  visitors: Visitors,
  url: string,
  { name, path, prepare, touch, isDone }: Touch,
  withScript = true,
): Promise<number> {
  return withVisitor(visitors, { roundTripMs: 150, withScript }, async (visitor) => {
    await prepare?.(visitor, url);
    await visitor.open(url + path);
    await visitor.run(painted);
    await touch(visitor);
    if (withScript) await visitor.run(hydration);
    await visitor.run(settled);
    for (const began = performance.now(); !(await visitor.run(isDone)); ) {
      if (performance.now() - began > 5000) throw new Error(`What came of the ${name} is lost`);
    }
    return visitor.run(() => Math.max(...window.bench.inputs));
  });
}

// The following functions run in the page and cannot use anything from this module.

async function painted(): Promise<void> {
  while (!(window.bench?.firstPaint > 0)) await new Promise((done) => setTimeout(done, 10));
}

async function settled(): Promise<void> {
  while (document.querySelector('html[data-hydrated] [data-waits]') || window.bench.inputs.length === 0) {
    await new Promise((done) => setTimeout(done, 50));
  }
}
