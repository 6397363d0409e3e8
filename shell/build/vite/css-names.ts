import { join } from 'node:path';
import { platformDir } from './folders';
import { classPrefix } from './own-styles';
import { filesBelow } from './sources';

export type CssModuleNames = (name: string, file: string, css: string) => string;

/**
 * Short class names for CSS Modules, because class names are a tenth of a document: a prefix of the area's hash, the
 * file's index in the area and the class's index in the file. Browser and server builds of the same files agree, and no
 * two areas share a name, whatever versions of the platform they bundle.
 */
export function cssModuleNames(area: string, areaDir: string): CssModuleNames {
  const files = [areaDir, join(platformDir, 'src')]
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.module.css'));
  return (name, file, css) => {
    const fileIndex = files.indexOf(file.split('?')[0] ?? file);
    const names = Array.from(css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi), ([, found]) => found);
    const index = [...new Set(names)].indexOf(name);
    if (fileIndex < 0 || index < 0) throw new Error(`No short name for .${name} in ${file}`);
    return classPrefix(area) + fileIndex.toString(36) + letters(index);
  };
}

/** Counts A, B … Z, AA, AB …; capitals are distinct from the file index before them. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
