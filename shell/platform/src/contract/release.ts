import type { AreaManifest } from './area-manifest';

/** The version of the contract between shell and areas; publishing refuses builds of any other version. */
export const CONTRACT_VERSION = 3;

/** One build of each area. */
export interface ReleaseSet {
  /** A hash of `builds`, so that equal sets have equal ids. */
  id: string;
  /** Area to build id. */
  builds: Record<string, string>;
}

/** The public address of a build's file. */
export function builtFileUrl(manifest: Pick<AreaManifest, 'area' | 'build'>, file: string): string {
  return `/r/${manifest.area}/${manifest.build}/${file}`;
}
