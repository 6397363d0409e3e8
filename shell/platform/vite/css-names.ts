import { createHash } from 'node:crypto';
import { basename, dirname, relative, sep } from 'node:path';

/**
 * Class names of CSS Modules: the same in the browser's and the server's build, whatever folder either was
 * started in, and different for each area (the area's folder and the file's path in it are in the hash). All names of a
 * file begin alike: one hash for each name would be a twentieth of a compressed document.
 */
export function cssModuleNames(areaDir: string): (name: string, file: string) => string {
  return (name, file) => {
    const path = relative(dirname(areaDir), file.split('?')[0] ?? file)
      .split(sep)
      .join('/');
    const hash = createHash('sha256').update(path).digest('base64url').slice(0, 6);
    return `${basename(path, '.module.css').replaceAll('.', '-')}-${hash}-${name}`;
  };
}
