import type { AreaManifest } from '@sharemore/platform/contract';
import semver from 'semver';
import { contractProblem } from '../build-folder';

/** Whether `app.ts` answers this path itself, ahead of any area's page. */
export const isReservedPath = (path: string): boolean =>
  /^\/(api|r|healthz|readyz|metrics|robots\.txt|sitemap\.xml|share-image|\.well-known)(\/|$)/i.test(path);

/** What a request's path cannot contain, because `normalPath` encodes it; a colon may begin a parameter. */
const ENCODED = /[^\w\-.~!'()*:/]|[^/]:/;

/**
 * Checks that the builds of a set are compatible: there is a shell; all have this server's contract; the platform is in
 * every area's range and exports all that areas import; no path, slot, form or entry of the navigation is owned by two
 * areas; no path is the server's own or one that is encoded in requests; an area's entries lead to its own pages.
 * @returns every problem found
 */
export function checkSet(manifests: AreaManifest[]): string[] {
  const shell = manifests.find(({ area }) => area === 'shell');
  if (!shell) return ['A set needs a build of the shell: publish and promote one with it'];
  const areas = manifests.filter((manifest) => manifest !== shell);
  return [
    ...manifests.flatMap(({ area, build, contract }) => contractProblem(`${area} ${build}`, contract)),
    ...areas.flatMap((area) => [...platformProblems(area, shell)]),
    ...ownershipConflicts(manifests, 'path', ({ pages }) => Object.keys(pages)),
    ...ownershipConflicts(manifests, 'slot', ({ slots }) => Object.keys(slots)),
    ...ownershipConflicts(manifests, 'form', ({ forms }) => Object.keys(forms ?? {})),
    ...ownershipConflicts(manifests, 'entry', ({ links = [] }) =>
      links.map(({ place, label }) => `${place} "${label}"`),
    ),
    ...manifests.flatMap((manifest) => [...pathProblems(manifest)]),
    ...areas.flatMap(linkProblems),
  ];
}

function* platformProblems({ area, build, platform, imports }: AreaManifest, shell: AreaManifest) {
  const own = `${area} ${build}`;
  const other = `the shell ${shell.build}`;
  if (!semver.satisfies(shell.platform, platform)) {
    yield `${own} wants platform ${platform}, the shell brings ${shell.platform}: update one of them`;
    return;
  }
  for (const [name, { version, names }] of Object.entries(imports)) {
    const provided = Object.hasOwn(shell.provides, name) && shell.provides[name];
    const offered = new Set(provided ? provided.names : []);
    const missing = names.filter((each) => !offered.has(each));
    if (!provided) yield `${own} imports ${name}, which ${other} does not bring`;
    else if (semver.major(version) !== semver.major(provided.version))
      yield `${own} was built with ${name} ${version}, ${other} brings ${provided.version}`;
    else if (missing.length > 0)
      yield `${own} takes ${missing.join(', ')} from ${name} ${version}; ${provided.version} of ${other} has no such export: promote a newer shell with it`;
  }
}

function* pathProblems({ area, pages }: AreaManifest) {
  for (const path of Object.keys(pages)) {
    if (isReservedPath(path)) yield `${area} owns ${path}, which the server answers itself`;
    else if (ENCODED.test(path))
      yield `${area} owns ${path}, which is encoded in requests, so that none would find it: use a to z, 0 to 9 and -`;
  }
}

function linkProblems({ area, pages, links = [] }: AreaManifest): string[] {
  const foreign = links.filter(({ to }) => !Object.hasOwn(pages, to.replace(/#.*/, '')));
  return foreign.map(({ label, to }) => `${area} links "${label}" to ${to}, which is no page of its own`);
}

const REMEDY = 'only one may, and "release remove AREA" takes one off the site';

/** Reports what two areas own. In a path, a part that begins with a colon is any. */
function ownershipConflicts(
  manifests: AreaManifest[],
  kind: string,
  namesOf: (manifest: AreaManifest) => string[],
): string[] {
  const owned = manifests.flatMap((manifest) =>
    namesOf(manifest).map((name) => ({ area: manifest.area, name, parts: partsOf(name) })),
  );
  return owned.flatMap(({ area, name, parts }, index) => {
    const earlier = owned.slice(0, index);
    const rival = earlier.find((other) => other.area !== area && doClash(other.parts, parts));
    return rival ? [`${rival.area} and ${area} both own the ${kind} ${name}: ${REMEDY}`] : [];
  });
}

/** Whether something fits both. */
const doClash = (one: string[], other: string[]): boolean =>
  one.length === other.length &&
  one.every(
    (part, index) => part === other[index] || [part, other[index]].some((each) => each?.startsWith(':')),
  );

const partsOf = (name: string) => name.toLowerCase().split('/').filter(Boolean);
