import type { AreaManifest, ReleaseSet } from '@sharemore/platform/contract';

/** What may be done with a token. */
export const ACTIONS = ['publish', 'promote', 'preview', 'rollback', 'remove', 'admin'] as const;
export type Action = (typeof ACTIONS)[number];

/** Where a published build comes from. */
export interface Provenance {
  by: string;
  /** ISO time. */
  at: string;
  commit?: string | undefined;
  message?: string | undefined;
}

export interface PublishedBuild extends Provenance {
  manifest: AreaManifest;
  /** ISO time until which somebody may look at it in a preview. */
  previewedUntil?: string | undefined;
}

/** A set that a share of the visitors gets, beside the live one. */
export interface Rollout {
  set: ReleaseSet;
  percent: number;
}

/**
 * One change of what is live. It was made from the change before it: of two with one number only the first
 * is taken, which is the whole of compare-and-set.
 */
export interface Change {
  number: number;
  action: 'promote' | 'roll out' | 'rollback' | 'remove' | 'take back';
  /** What is live from here on. */
  set: ReleaseSet;
  rollout?: Rollout | undefined;
  by: string;
  at: string;
  why: string;
}

/** A release token; the secret itself is shown once and never stored. */
export interface ReleaseToken {
  id: string;
  /** SHA-256 of the secret, hex. */
  hash: string;
  /** The area that it is bound to; `*` for all. */
  area: string;
  can: Action[];
  by: string;
  createdAt: string;
  expiresAt: string;
  revokedAt?: string | undefined;
}

/** Published builds, the log of what was live when and why, and tokens. */
export interface ReleaseStore {
  /**
   * Takes in the build that lies in `folder`, checked already. What is there under its name is replaced; the
   * build exists for others only when all of it is there.
   */
  addBuild(folder: string, build: PublishedBuild): Promise<void>;
  build(area: string, id: string): Promise<PublishedBuild | null>;
  /** All published builds, newest first. */
  builds(): Promise<PublishedBuild[]>;
  /** Replaces what is written of a published build, not its files. */
  updateBuild(build: PublishedBuild): Promise<void>;
  removeBuild(area: string, id: string): Promise<void>;
  /** The local folder with a build's files; it may lack them when they were lost. */
  folder(area: string, id: string): Promise<string>;

  /** What is or was live, newest first: the first one stands. Entries that cannot be read are left out. */
  changes(): Promise<Change[]>;
  /** Adds a change when its number is still free. @returns false when another change took it. */
  append(change: Change): Promise<boolean>;
  /** Calls back soon after the log grew, also through another process. @returns the way to stop. */
  watch(onChange: () => void): () => void;

  tokens(): Promise<ReleaseToken[]>;
  /** Adds a token, or replaces the one with its id. */
  saveToken(token: ReleaseToken): Promise<void>;
  /** A secret that all servers on this store share, made at the first call. */
  secret(): Promise<string>;
  close(): Promise<void>;
}
