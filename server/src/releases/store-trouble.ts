import { codeOf } from '../observe/error-words';

/** System errors for missing permissions, a full or faulty disk, or too many open files. */
const CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'];

/** Explains an error that means that the release store is unusable; undefined for any other error. */
export function storeTrouble(error: unknown): string | undefined {
  const code = codeOf(error);
  if (!CODES.includes(code)) return undefined;
  return `The release store of this site cannot be read or written (${code}): what was live stays live`;
}
