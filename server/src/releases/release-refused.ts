/** A build or change that is not allowed; the message says what is wrong and how to fix it. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
  readonly problems: string[];
  constructor(...problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** @throws {ReleaseRefused} with all problems, if there are any. */
export function refuseIf(problems: string[]): void {
  if (problems.length > 0) throw new ReleaseRefused(...problems);
}

/** No release set has been promoted yet, so there is nothing to serve. */
export class NothingLive extends Error {
  override name = 'NothingLive';
  constructor() {
    super('Nothing is published yet: run "npm start", or "npm run release -- promote" with all five apps');
  }
}
