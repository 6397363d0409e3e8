const { FUZZ_RUNS } = process.env;

/**
 * How many cases a property is tried on: `share` of 3,000, the same in every run, so that a failure is the fault of the
 * last change; with `FUZZ_RUNS`, `share` of as many new ones.
 */
export function cases(share = 1) {
  const numRuns = Math.ceil(Number(FUZZ_RUNS ?? 3000) * share);
  return FUZZ_RUNS ? { numRuns } : { numRuns, seed: 3000 };
}
