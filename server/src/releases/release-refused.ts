/** A build or a change that must not be; the message says what is wrong and what would mend it. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
  readonly problems: string[];
  constructor(...problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** @throws {ReleaseRefused} naming all problems, when there are any. */
export function refuseIf(problems: string[]): void {
  if (problems.length > 0) throw new ReleaseRefused(...problems);
}

/** No release set was promoted yet, so there is nothing to serve. */
export class NothingLive extends Error {
  override name = 'NothingLive';
  constructor() {
    super('Nothing is published yet: run "npm start", or "npm run release -- promote" with all five apps');
  }
}
