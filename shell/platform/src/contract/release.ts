import type { SlotName } from './slots';

/** Files of a build that a part needs, relative to the build's `client/` folder. */
export interface PartFiles {
  modules: string[];
  styles: string[];
}

/** `area.json`: describes one build of an area; written by the build, checked at publishing. */
export interface AreaManifest {
  area: string;
  /** The build's id: a hash of all its inputs. */
  build: string;
  contract: number;
  /** The shell's platform version, or the range of versions that an area works with (semver). */
  platform: string;
  /** The browser's entry: the federation's `remoteEntry.js`, or the shell's start module. */
  entry: string;
  /** The entry and everything that it imports. */
  base: PartFiles;
  /** Path pattern to the files of its page beyond `base`; null for a resource route (a feed). */
  pages: Record<string, PartFiles | null>;
  /** See `AreaConfig`. */
  queries?: Record<string, string[]>;
  /** See `AreaConfig`. */
  data?: Record<string, string>;
  slots: Partial<Record<SlotName, PartFiles>>;
  /** Fonts to preload on every page. */
  fonts: string[];
  /** The shared packages that the shell provides, by import name. */
  provides: Record<string, ProvidedPackage>;
  /** The shared packages that the build uses, by import name. */
  imports: Record<string, SharedPackage>;
  /** See `AreaConfig`. */
  examples: Record<string, string>;
  /** See `AreaConfig`. */
  budget?: { script: number; style: number };
  /** Subresource integrity of each file, by its path in the build's folder. */
  integrity: Record<string, string>;
}

export interface SharedPackage {
  version: string;
  /** The exports that the shell provides, or that an area uses. */
  names: string[];
}

export interface ProvidedPackage extends SharedPackage {
  /** The server's module of the package, in the build's folder. */
  file: string;
}

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
