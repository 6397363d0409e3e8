/**
 * Lighthouse's throttling for a phone on slow 4G (`mobileSlow4G` in core/config/constants.js): 90% of 1.6 Mbit/s down
 * and 750 Kbit/s up, in bytes per second, and per request 3.75 times the round-trip time of 150 ms.
 */
export const slowNetwork = { offline: false, downloadThroughput: 188_743, uploadThroughput: 86_400 };
export const LIGHTHOUSE_LATENCY_MS = 562.5;

declare global {
  interface Window {
    bench: {
      lcp: number;
      shift: number;
      firstPaint: number;
      tasks: { start: number; duration: number }[];
      /** From each input to the next paint, in milliseconds. */
      inputs: number[];
      /** From a click on a link to the heading of its page, in milliseconds, once `watchHeading` waits for one. */
      heading?: Promise<number>;
    };
  }
}

/** Runs in the page before any other script. */
function observe() {
  const bench: Window['bench'] = {
    lcp: 0,
    shift: 0,
    firstPaint: 0,
    tasks: [],
    inputs: [],
  };
  window.bench = bench;
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    bench.lcp = startTime;
  });
  on('layout-shift', ({ value = 0 }) => {
    bench.shift += value;
  });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.firstPaint = startTime;
  });
  on('longtask', ({ startTime, duration }) => bench.tasks.push({ start: startTime, duration }));
  // Not by the Event Timing API, which leaves out the events of a driver's touch.
  for (const type of ['click', 'keydown']) {
    const note = (event: Event) => {
      // A frame of the old page would delay the heading.
      if (bench.heading) return;
      requestAnimationFrame(() => {
        // Whichever comes first after the paint: a task may have to wait for many frames of an animation.
        let isNoted = false;
        const painted = () => {
          if (!isNoted) bench.inputs.push(performance.now() - event.timeStamp);
          isNoted = true;
        };
        void scheduler.postTask(painted, { priority: 'user-blocking' });
        requestAnimationFrame(painted);
      });
    };
    addEventListener(type, note, { capture: true, passive: true });
  }
}

/** Installs `window.bench`. Defines `__name`, which tsx inserts into the functions of this module. */
export const observeScript = `globalThis.__name = (named) => named; (${observe})();`;
