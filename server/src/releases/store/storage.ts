/** The entries of a store: records of builds, changes of what is live, refused sets, tokens, the secret of previews. */
export const FOLDERS = ['builds', 'changes', 'refusals', 'tokens', 'secrets'] as const;
export type Folder = (typeof FOLDERS)[number];

export interface Entry {
  name: string;
  text: string;
}

/** Where a release store keeps its entries and the files of its builds. Several processes use it at once. */
export interface Storage {
  /** The entries of a folder, the last name first, at most `most`. */
  list(folder: Folder, most?: number): Promise<Entry[]>;
  read(folder: Folder, name: string): Promise<string | null>;
  /** Adds an entry. @returns false if there is one of this name. */
  add(folder: Folder, name: string, text: string): Promise<boolean>;
  /** Adds or replaces an entry. */
  put(folder: Folder, name: string, text: string): Promise<void>;
  /** Deletes the record of a build, and its files where `upload` keeps them. */
  removeBuild(name: string): Promise<void>;

  /** The local folder of the builds' files: `AREA/BUILD/…`. */
  filesDir: string;
  /** Keeps a build's files for other machines. */
  upload?(name: string, folder: string): Promise<void>;
  /** Makes the local copy of a build's files, if it is published. */
  download?(name: string, folder: string): Promise<void>;

  close(): Promise<void>;
}
