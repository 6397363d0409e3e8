import type { AreaManifest, ReleaseSet, SheetStatus } from '@sharemore/platform/contract';

/** A release set with what rendering needs. */
export interface LoadedSet {
  set: ReleaseSet;
  /** By area; without areas whose record is lost, which lose their pages too. */
  manifests: Record<string, AreaManifest>;
  /** Real paths of local folders of builds, by area; without builds that are lost or damaged, whose pages are unavailable. */
  folders: Record<string, string>;
  /** Why builds have no manifest or no folder. */
  problems: string[];
}

/** The company sheet as text: each process gets each version once, so that its size does not slow a render. */
export interface SheetText {
  version: string;
  json: Buffer;
  /** Changes with each read, so it is no part of a version. */
  status?: SheetStatus;
}
