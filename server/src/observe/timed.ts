import type { Metrics } from './metrics';

/** A copy of `target` whose methods `names` are measured as operations of `store`, failed ones included. */
export function timed<T extends object, Name extends keyof T & string>(
  store: 'leads' | 'releases',
  target: T,
  metrics: Pick<Metrics, 'storeSeconds'> | undefined,
  names: readonly Name[],
): T {
  if (!metrics) return target;
  const measured = names.map((operation) => {
    const work = target[operation] as (...given: unknown[]) => Promise<unknown>;
    return [
      operation,
      (...given: unknown[]) => {
        const end = metrics.storeSeconds.startTimer({ store, operation });
        return work(...given).finally(end);
      },
    ];
  });
  return { ...target, ...Object.fromEntries(measured) };
}
