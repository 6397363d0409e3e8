import { codeOf } from '../error-words';

/** What the system says of a folder that is not ours to read or write, that is full, or of too many open files. */
const CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'];

/** Why the release store cannot be used, when that is what the error says. */
export function storeTrouble(error: unknown): string | undefined {
  const code = codeOf(error);
  if (!CODES.includes(code)) return undefined;
  return `The release store of this site cannot be read or written (${code}): what was live stays live`;
}
