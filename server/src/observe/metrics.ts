import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { singleFlight } from '../async/single-flight';
import { withTimeLimit } from '../async/time-limit';

/** A scrape must not wait for a database that does not answer. */
const STORE_LIMIT_MS = 2_000;

const UNDELIVERED = new Set(['received', 'delivering', 'retrying']);

/** What the lead store says of its queue. */
interface QueueFigures {
  counts: { kind: string; state: string; count: number }[];
  oldestUndeliveredSeconds: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** All Prometheus metrics of the server. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  return {
    registry,

    leads: {
      accepted: new Counter({
        name: 'leads_submitted_total',
        help: 'Form posts by what became of them: stored, known, suspected, refused, key-reused, failed',
        labelNames: ['kind', 'outcome'],
        registers,
      }),
      deliveries: new Counter({
        name: 'leads_delivery_attempts_total',
        help: 'Delivery attempts by result: delivered, held, rejected, retrying, lost',
        labelNames: ['kind', 'result'],
        registers,
      }),
      deliverySeconds: new Histogram({
        name: 'leads_delivery_seconds',
        help: 'How long a delivery attempt took',
        labelNames: ['kind'],
        buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
        registers,
      }),
      /** Reads the queue's depth and age at each scrape. When the store fails, the other metrics are still served. */
      watchQueue(readStore: () => Promise<QueueFigures>, waitsForStaff: (kind: string) => boolean): void {
        const reading = singleFlight<QueueFigures | undefined>();
        const read = () =>
          reading.run('', () => withTimeLimit(STORE_LIMIT_MS, readStore).catch(() => undefined));
        new Gauge({
          name: 'leads_oldest_undelivered_seconds',
          help: 'Age of the oldest lead that waits for delivery',
          registers,
          async collect() {
            this.set((await read())?.oldestUndeliveredSeconds ?? Number.NaN);
          },
        });
        new Gauge({
          name: 'leads_in_state',
          help: 'Leads by kind and state',
          labelNames: ['kind', 'state'],
          registers,
          async collect() {
            const figures = await read();
            this.reset();
            for (const { kind, state, count } of figures?.counts ?? []) this.set({ kind, state }, count);
          },
        });
        new Gauge({
          name: 'leads_waiting_for_staff',
          help: 'Undelivered leads of kinds whose service needs staff: the log says what to mend',
          labelNames: ['kind'],
          registers,
          async collect() {
            const figures = await read();
            this.reset();
            for (const { kind, state, count } of figures?.counts ?? [])
              if (UNDELIVERED.has(state) && waitsForStaff(kind)) this.inc({ kind }, count);
          },
        });
      },
    },

    releases: {
      problem: new Gauge({
        name: 'site_release_problem',
        help: '1 while what is served is not what the newest change wants, or not whole: /readyz says why',
        registers,
      }),
      failures: new Counter({
        name: 'site_release_failures_total',
        help: 'Failures by release set and area: pages rendered without it, errors and failed hydrations in browsers',
        labelNames: ['set', 'area', 'kind'],
        registers,
      }),
      vitalSeconds: new Histogram({
        name: 'site_web_vital_seconds',
        help: 'Web vitals of visitors (FCP, INP, LCP, TTFB) by release set and area of the page',
        labelNames: ['set', 'area', 'name'],
        buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10],
        registers,
      }),
      layoutShift: new Histogram({
        name: 'site_layout_shift_score',
        help: 'Cumulative layout shift of visitors’ pages by release set and area of the page',
        labelNames: ['set', 'area'],
        buckets: [0.01, 0.05, 0.1, 0.25, 1],
        registers,
      }),
    },

    site: {
      renderSeconds: new Histogram({
        name: 'site_render_seconds',
        help: 'How long the rendering of a page took, by result',
        labelNames: ['result'],
        buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
        registers,
      }),
      pageCache: new Counter({
        name: 'site_page_cache_total',
        help: 'Pages answered from the cache (hit) or rendered (miss)',
        labelNames: ['result'],
        registers,
      }),
      policyReports: new Counter({
        name: 'site_policy_reports_total',
        help: 'What the policy of pages stopped in browsers, by release; the log names the directive',
        labelNames: ['release'],
        registers,
      }),
      /** `readAt` returns the time of the last good read of the company sheet, in milliseconds. */
      watchSheet(readAt: () => number | undefined): void {
        new Gauge({
          name: 'site_sheet_age_seconds',
          help: 'Time since the company sheet was last read well',
          registers,
          collect() {
            const at = readAt();
            if (at !== undefined) this.set((Date.now() - at) / 1000);
          },
        });
      },
    },
  };
}
