import { createHash } from 'node:crypto';
import { builtInFiles, filesBelow } from './build-id';

export type CssModuleNames = (name: string, file: string, css: string) => string;

/**
 * Class names of CSS Modules, as short as they can be: they are a tenth of a document. `area` in three letters or
 * digits, the file by its place among the area's, the class by its place in the file. The browser's and the server's
 * build of the same files agree, and no two areas share a name, whatever versions of the platform they build in.
 */
export function cssModuleNames(area: string, areaDir: string): CssModuleNames {
  const hash = createHash('sha256').update(area).digest().readUInt32BE();
  const prefix = `x${hash.toString(36).slice(0, 3)}`;
  const files = [...new Set([...filesBelow(areaDir), ...builtInFiles()])].filter((file) =>
    file.endsWith('.module.css'),
  );
  return (name, file, css) => {
    const place = files.indexOf(file.split('?')[0] ?? file);
    const names = Array.from(css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi), ([, found]) => found);
    const index = [...new Set(names)].indexOf(name);
    if (place < 0 || index < 0) throw new Error(`No short name for .${name} in ${file}`);
    return prefix + place.toString(36) + letters(index);
  };
}

/** A, B … Z, AA, AB …: capitals end the number before them. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
