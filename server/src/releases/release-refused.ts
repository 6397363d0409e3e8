import { codeOf, Explained } from '../observe/error-words';

/** A build or change that is not allowed; the message says what is wrong and how to fix it. */
export class ReleaseRefused extends Explained {
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

/** System errors for missing permissions, a full or faulty disk, or too many open files. */
const STORE_TROUBLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'];

/** Explains an error that means that the release store is unusable; undefined for any other error. */
export function storeTrouble(error: unknown): string | undefined {
  const code = codeOf(error);
  if (!STORE_TROUBLE.includes(code)) return undefined;
  return `The release store of this site cannot be read or written (${code}): what was live stays live`;
}
