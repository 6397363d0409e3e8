import type { SlotName } from './slots';

/** Files of a build that a part needs, relative to the build's `client/` folder. */
export interface PartFiles {
  modules: string[];
  styles: string[];
}

/** `area.json`: what one build of an area is and needs; written by the build, checked when published. */
export interface AreaManifest {
  area: string;
  /** Names the build: a hash of everything that went into it. */
  build: string;
  contract: number;
  /** For the shell the platform's version, for an area the range of versions it works with (semver). */
  platform: string;
  /** The browser's entry: the federation's `remoteEntry.js`, or the shell's start module. */
  entry: string;
  /** The entry with everything that it imports. */
  base: PartFiles;
  /** Path pattern to what its page needs beyond `base`; null for a route that is no page (a feed). */
  pages: Record<string, PartFiles | null>;
  /** Path pattern to the queries that change its page; the server ignores all others. */
  queries?: Record<string, string[]>;
  /** Path pattern to the address of its data, asked for together with its files. */
  data?: Record<string, string>;
  slots: Partial<Record<SlotName, PartFiles>>;
  /** Fonts that every page shows at once, worth preloading. */
  fonts: string[];
  /** For the shell: what it brings for every area, by the name that areas import. */
  provides: Record<string, ProvidedPackage>;
  /** What the build takes of that, by the same names. */
  imports: Record<string, SharedPackage>;
  /** An address of each pattern that the area wants to be tried before it goes live. */
  examples: Record<string, string>;
  /** The most that a first visitor of any page may load of this build, in KB of Brotli. */
  budget?: { script: number; style: number };
  /** Subresource integrity of each file of the build, by its path in the build's folder. */
  integrity: Record<string, string>;
}

/** A shared package as one build knows it. */
export interface SharedPackage {
  version: string;
  /** The exports that it has, or that are used of it. */
  names: string[];
}

export interface ProvidedPackage extends SharedPackage {
  /** Its file on the server, in the build's folder. */
  file: string;
}

/** Which build of which area belong together. */
export interface ReleaseSet {
  /** A hash of `builds`: equal sets have one id, wherever and whenever they are made. */
  id: string;
  /** Area to build id. */
  builds: Record<string, string>;
}

/** The public address of a file of a build. */
export function builtFileUrl(manifest: Pick<AreaManifest, 'area' | 'build'>, file: string): string {
  return `/r/${manifest.area}/${manifest.build}/${file}`;
}
