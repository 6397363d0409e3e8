import { withTimeLimit } from '@sharemore/platform/time-limit';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A scrape must not wait for a database that does not answer. */
const STORE_LIMIT_MS = 2_000;

const UNDELIVERED = new Set(['received', 'delivering', 'retrying']);

/** In seconds: a cached page takes under a millisecond, a promotion a minute. */
const REQUEST_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const STORE_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** What the lead store says of its queue. */
interface QueueFigures {
  counts: { kind: string; state: string; count: number }[];
  oldestUndeliveredSeconds: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** All Prometheus metrics of the server. No caller can add labels: all are of sets that are kept. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, buckets: number[], labelNames: L[]) =>
    new Histogram({ name, help, buckets, labelNames, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  /** Bring gauges up to date before each scrape. */
  const looks: (() => void | Promise<void>)[] = [];

  return {
    registry,

    /** All metrics, for one scrape. */
    async scrape(): Promise<string> {
      await Promise.all(looks.map((look) => look()));
      return registry.metrics();
    },

    leads: {
      accepted: counter(
        'leads_submitted_total',
        'Form posts by what became of them: stored, known, suspected, refused, key-reused, failed',
        ['kind', 'outcome'],
      ),
      deliveries: counter(
        'leads_delivery_attempts_total',
        'Delivery attempts by result: delivered, held, rejected, retrying, lost',
        ['kind', 'result'],
      ),
      /** Reads the queue's depth and age at each scrape. When the store fails, the other metrics are still served. */
      watchQueue(readStore: () => Promise<QueueFigures>, waitsForStaff: (kind: string) => boolean): void {
        const oldest = gauge(
          'leads_oldest_undelivered_seconds',
          'Age of the oldest lead that waits for delivery',
        );
        const states = gauge('leads_in_state', 'Leads by kind and state', ['kind', 'state']);
        const forStaff = gauge(
          'leads_waiting_for_staff',
          'Undelivered leads of kinds whose service needs staff: the log says what to mend',
          ['kind'],
        );
        looks.push(async () => {
          const figures = await withTimeLimit(STORE_LIMIT_MS, readStore).catch(() => undefined);
          oldest.set(figures?.oldestUndeliveredSeconds ?? Number.NaN);
          states.reset();
          forStaff.reset();
          for (const { kind, state, count } of figures?.counts ?? []) {
            states.set({ kind, state }, count);
            if (UNDELIVERED.has(state) && waitsForStaff(kind)) forStaff.inc({ kind }, count);
          }
        });
      },
    },

    releases: {
      info: gauge(
        'site_release_info',
        '1 for each build that is served: in the live set, or in the rollout',
        ['set', 'area', 'build', 'role'],
      ),
      problem: gauge(
        'site_release_problem',
        '1 while what is served is not what the newest change wants, or not whole: /readyz says why',
      ),
      operations: counter(
        'site_release_operations_total',
        'Release commands that this server ran, by outcome: done, refused, not-allowed, failed',
        ['command', 'outcome'],
      ),
      failures: counter(
        'site_release_failures_total',
        'Failures by release set and area: pages rendered without it, errors and failed hydrations in browsers',
        ['set', 'area', 'kind'],
      ),
    },

    site: {
      requestSeconds: histogram(
        'site_request_seconds',
        'Requests and how long their answers took, by method, class of status and owner of the address',
        REQUEST_SECONDS,
        ['method', 'status', 'owner'],
      ),
      refusals: counter(
        'site_refusals_total',
        'Answers 503 by cause, and requests that were refused by status (4xx), by owner of the address',
        ['owner', 'cause'],
      ),
      renderSeconds: histogram(
        'site_render_seconds',
        'How long the rendering of a page took, by result',
        [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
        ['result'],
      ),
      /** `load` returns how much is being rendered, and how much waits. */
      watchRendering(load: () => Record<string, number>): void {
        const all = gauge('site_render_load', 'Renders running and waiting, render processes, open sets', [
          'of',
        ]);
        looks.push(() => {
          for (const [of, count] of Object.entries(load())) all.set({ of }, count);
        });
      },
      /** `readAt` returns the time of the last good read of the company sheet, in milliseconds. */
      watchSheet(readAt: () => number | undefined): void {
        const age = gauge('site_sheet_age_seconds', 'Time since the company sheet was last read well');
        looks.push(() => age.set((Date.now() - (readAt() ?? Number.NaN)) / 1000));
      },
    },

    storeSeconds: histogram(
      'site_store_seconds',
      'How long the stores of leads and releases took, failed attempts included',
      STORE_SECONDS,
      ['store', 'operation'],
    ),
  };
}
