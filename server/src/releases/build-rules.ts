/** The maximum size of a build. */
export const BUILD_LIMITS = { files: 2000, bytes: 200 * 1024 * 1024 };

/** A store makes these forms of text files itself: one that came with a build could be another file. */
export const COMPRESSED = /\.(br|gz)$/;

const LONGEST_PATH = 100;
/** At most 16 names, of which none begins with a dot. */
const PATH = /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*){0,15}$/;

export type EntryKind = 'file' | 'folder' | 'other';

/**
 * Counts what a build contains: call the returned function for each file and folder. It says why a build may not contain
 * this one, or undefined.
 */
export function countEntries(limits = BUILD_LIMITS) {
  let files = 0;
  let bytes = 0;
  return (path: string, kind: EntryKind, size: number): string | undefined => {
    files += 1;
    bytes += size;
    if (path.length > LONGEST_PATH) return `it has a path of more than ${LONGEST_PATH} characters`;
    if (!PATH.test(path)) return 'it has a path that no build has';
    if (kind === 'other') return `${path} is a link or no file`;
    if (files > limits.files) return `it has more than ${limits.files} files`;
    if (bytes > limits.bytes) return `it is larger than ${limits.bytes} bytes`;
    return undefined;
  };
}
