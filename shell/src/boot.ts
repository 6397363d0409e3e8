import type { FormOutcome, SiteInfo, SlotName } from '@sharemore/platform/contract';
import type { HydrationState } from 'react-router-dom';

/** What the browser needs of one area of the release set that rendered the page. */
export interface BootArea {
  /** Address of the federation entry. */
  entry: string;
  /** Styles that the area's entry needs before its pages show. */
  styles: string[];
  /** All that the entry loads, by name beside the entry. */
  files: string[];
  /** Path pattern to what its page loads beyond that. */
  pages: Record<string, string[]>;
  slots: SlotName[];
}

/** The JSON in the document: the same release set drives the server's render and the browser's hydration. */
export interface Boot {
  release: string;
  /** The shell's start module. */
  entry: string;
  site: SiteInfo;
  areas: Record<string, BootArea>;
  /** Areas that this page was rendered without. */
  excluded: string[];
  /** Slots that the page shows with content. */
  slots: SlotName[];
  formOutcome: FormOutcome | null;
  hydration: HydrationState;
}
