import fc from 'fast-check';

const { FUZZ_RUNS } = process.env;

/**
 * The number of cases for a property: `share` of 3,000 fixed cases, so that only a change of the code can make it fail;
 * with `FUZZ_RUNS`, `share` of that many random cases.
 */
export function cases(share = 1) {
  const numRuns = Math.ceil(Number(FUZZ_RUNS ?? 3000) * share);
  return FUZZ_RUNS ? { numRuns } : { numRuns, seed: 3000 };
}

/** Checks a property that sends a request per case: on a share of the cases, without shrinking a failure. */
export const requestsHold = (property: fc.IAsyncProperty<unknown>, share = 1 / 10) =>
  fc.assert(property, { ...cases(share), endOnFailure: true });
