/**
 * Writes each import of several names from `source` as one for each name: `importOf` says it, for the name as the
 * package and as the module knows it. Types are left out, as the build does anyway.
 */
export function directImports(
  code: string,
  source: string,
  importOf: (name: string, local: string) => string,
): { code: string; map: null } | null {
  const direct = code.replace(
    new RegExp(`import \\{([^}]*)\\} from ['"]${source}['"];?`, 'g'),
    (_statement, names: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => {
          const [there = '', here = there] = name.split(' as ');
          return importOf(there, here);
        })
        .join(' '),
  );
  return direct === code ? null : { code: direct, map: null };
}
