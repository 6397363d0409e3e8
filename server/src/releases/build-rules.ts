import { isBuiltPath, PATH_RULE } from '@sharemore/platform/contract/area-manifest';

const MEGABYTE = 1024 * 1024;
/** The maximum size of a build. */
export const BUILD_LIMITS = { files: 2000, bytes: 60 * MEGABYTE };
/** With the compressed forms that a store adds to each text file. */
export const STORED_LIMITS = { files: 3 * BUILD_LIMITS.files, bytes: 3 * BUILD_LIMITS.bytes };

/** A store makes these forms of text files itself: one that came with a build could be another file. */
export const COMPRESSED = /\.(br|gz)$/;

/**
 * Counts what a build contains: call the returned function for each entry, plain if it is a file or folder. It says why a
 * build may not contain this one, or undefined.
 */
export function countEntries(limits = BUILD_LIMITS) {
  let files = 0;
  let bytes = 0;
  return (path: string, isPlain: boolean, size: number): string | undefined => {
    files += 1;
    bytes += size;
    if (!isBuiltPath(path.replace(COMPRESSED, '')))
      return `it has ${JSON.stringify(path.slice(0, 200))}, but ${PATH_RULE}`;
    if (!isPlain) return `${path} is a link or no file`;
    if (files > limits.files) return `it has more than ${limits.files} files`;
    if (bytes > limits.bytes) return `it is larger than ${limits.bytes} bytes`;
    return undefined;
  };
}
