import type { Claimed, FormOutcome, SiteInfo, SlotName } from '@sharemore/platform/contract';
import type { HydrationState } from 'react-router-dom';

/** Where one area of the release set is. */
export interface BootArea {
  /** Address of the federation entry. */
  entry: string;
  /** Styles that the area's entry needs before its pages show. */
  styles: string[];
}

/** The JSON in the document: the same release set drives the server's render and the browser's hydration. */
export interface Boot {
  release: string;
  /** The shell's modules, the one that starts the site last. */
  modules: string[];
  site: SiteInfo;
  /** Whose page this is; null when it is the shell's own. */
  claimed: Claimed | null;
  /** The areas that this page is made of. */
  areas: Record<string, BootArea>;
  /** Areas that this page was rendered without. */
  excluded: string[];
  /** Slots that the page shows with content, and the areas that offer them. */
  slots: Partial<Record<SlotName, string>>;
  /** Those of them whose script waits until they come near, and the modules that only they need. */
  later: { slots: SlotName[]; modules: string[] };
  formOutcome: FormOutcome | null;
  hydration: HydrationState;
}

/** What other pages than the one that is open need of an area. */
interface MappedArea extends BootArea {
  /** All that the entry loads, by name beside the entry. */
  files: string[];
  /** Path pattern to what its page loads beyond that. */
  pages: Record<string, string[]>;
  /** Path pattern to the address of its page's data. */
  data: Record<string, string>;
  slots: SlotName[];
}

/** All areas of a release set: apart from the documents, so that one more area makes no page larger. */
export type ReleaseMap = Record<string, MappedArea>;

/** The address of a set's map, which never changes. */
export const mapAddress = (release: string): string => `/areas/${release}.json`;
