import type { FormOutcome, Owner, SiteInfo, SlotName } from '@sharemore/platform/contract';
import type { HydrationState } from 'react-router-dom';

/** One area's title, and the addresses of its files. */
export interface BootArea {
  title: string;
  /** Address of the federation entry. */
  entry: string;
  /** Styles that must be loaded before the area's pages show. */
  styles: string[];
}

/** The JSON in the document: what the browser needs to hydrate the page with the release set that rendered it. */
export interface Boot {
  release: string;
  /** The shell's modules; the last one starts the site. */
  modules: string[];
  /** The other modules that the page hydrates with. */
  preloads: string[];
  site: SiteInfo;
  /** The area and path pattern of this page; null for the shell's own not-found page. */
  owner: Owner | null;
  /** The areas that this page uses. */
  areas: Record<string, BootArea>;
  /** Areas that this page was rendered without. */
  unavailable: string[];
  /** Slots that the page shows with content, and the areas that offer them. */
  slots: Partial<Record<SlotName, string>>;
  /** Slots whose script loads when they come near the screen, each with the styles that come with it. */
  lazy: Partial<Record<SlotName, string[]>>;
  formOutcome: FormOutcome | null;
  hydration: HydrationState;
}

/** Reads the JSON in the document, which the start script has read before. */
export const readBoot = (): Boot => JSON.parse(document.getElementById('boot')?.textContent ?? '');

/** What the browser needs of an area to show its other pages. */
interface MappedArea extends BootArea {
  /** Addresses of all files that the entry loads. */
  files: string[];
  /** Path pattern to the further files of its page. */
  pages: Record<string, string[]>;
  slots: SlotName[];
}

/** All areas of a release set. Kept out of the documents, so that a further area makes no page larger. */
export type ReleaseMap = Record<string, MappedArea>;

/** The address of a release set's map; its content is immutable. */
export const mapAddress = (release: string): string => `/areas/${release}.json`;
