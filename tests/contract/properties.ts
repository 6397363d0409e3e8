import fc from 'fast-check';

const { FUZZ_MINUTES } = process.env;

/**
 * The number of cases for a property: `share` of 3,000 fixed cases, so that only a change of the code can make it fail;
 * with `FUZZ_MINUTES`, random cases for so long.
 */
export function cases(share = 1) {
  if (FUZZ_MINUTES) return { numRuns: 2 ** 31, interruptAfterTimeLimit: Number(FUZZ_MINUTES) * 60_000 };
  return { numRuns: Math.ceil(3000 * share), seed: 3000 };
}

/** Checks a property that sends a request per case: on a share of the cases, without shrinking a failure. */
export const requestsHold = (property: fc.IAsyncProperty<unknown>, share = 1 / 10) =>
  fc.assert(property, { ...cases(share), endOnFailure: true });
