import { type AreaManifest, CONTRACT_VERSION } from '@sharemore/platform/contract';
import semver from 'semver';

/** A build or a set that must not go live; the message says what is wrong and what would mend it. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}

/** No release set was promoted yet, so there is nothing to serve. */
export class NothingLive extends Error {
  override name = 'NothingLive';
  constructor() {
    super('Nothing is published yet: run "npm start", or "npm run release -- promote" with all five apps');
  }
}

/**
 * Checks that builds fit together: one contract, a platform in every area's range, no path or slot claimed
 * twice, and (for a whole set) a shell.
 * @throws {ReleaseRefused}
 */
export function checkSet(manifests: AreaManifest[], { isWhole = true } = {}): void {
  const shell = manifests.find(({ area }) => area === 'shell');
  if (isWhole && !shell)
    throw new ReleaseRefused('A set needs a build of the shell: publish and promote one with it');
  for (const { area, build, contract, platform } of manifests) {
    if (contract !== CONTRACT_VERSION) {
      throw new ReleaseRefused(
        `${area} ${build} was built for contract ${contract}, this server speaks ${CONTRACT_VERSION}: build it again`,
      );
    }
    if (area !== 'shell' && shell && !semver.satisfies(shell.platform, platform)) {
      throw new ReleaseRefused(
        `${area} ${build} wants platform ${platform}, the shell brings ${shell.platform}: update one of them`,
      );
    }
  }
  refuseDoubles(manifests, 'path', (manifest) => Object.keys(manifest.pages).map(samePattern));
  refuseDoubles(manifests, 'slot', (manifest) => Object.keys(manifest.slots));
}

/** Patterns that differ only in their parameters' names match the same addresses. */
function samePattern(path: string): string {
  return path.replace(/:[^/]+/g, ':').replace(/(?<=.)\/$/, '');
}

function refuseDoubles(
  manifests: AreaManifest[],
  kind: string,
  claimsOf: (manifest: AreaManifest) => string[],
): void {
  const owners = new Map<string, string>();
  for (const manifest of manifests) {
    for (const claim of claimsOf(manifest)) {
      const owner = owners.get(claim);
      if (owner)
        throw new ReleaseRefused(`${manifest.area} claims the ${kind} ${claim}, which belongs to ${owner}`);
      owners.set(claim, manifest.area);
    }
  }
}
