import type { FormOutcome, SheetPayload } from './api';
import type { AreaModule, SitemapEntry } from './area';
import type { AreaManifest } from './release';
import type { SiteInfo } from './site';
import type { SlotName } from './slots';

/** What the shell's server bundle needs from the process that runs it. */
export interface RenderHost {
  setId: string;
  manifests: Record<string, AreaManifest>;
  /** Text of each built style, by public address. */
  styles: Record<string, string>;
  importArea(name: string): Promise<{ area: AreaModule }>;
  /** Told of each area before its code runs for a page, so that it is known what a page hangs in. */
  uses?(area: string): void;
}

export interface RenderRequest {
  /** Absolute address of the page. */
  url: string;
  site: SiteInfo;
  sheet: SheetPayload;
  formOutcome: FormOutcome | null;
  /** Areas to leave out: their parts show that they are unavailable. */
  excluded: string[];
}

export type RenderAnswer =
  | { kind: 'page'; status: number; html: string; csp: { scripts: string[]; styles: string[] } }
  | { kind: 'resource'; status: number; headers: Record<string, string>; body: string }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'failed'; error: string };

/** A slot that its area offers and that does not render alone. */
export interface SlotFault {
  name: SlotName;
  area: string;
  error: string;
}

/** A file of an area's browser half that throws as it is loaded. */
export interface ScriptFault {
  file: string;
  error: string;
}

/** What the shell's server bundle (`server/entry-server.js`) offers. */
export interface Renderer {
  render(request: RenderRequest): Promise<RenderAnswer>;
  /** Tries each slot that the areas offer. */
  trySlots(request: RenderRequest): Promise<SlotFault[]>;
  /** Loads every script of an area's browser half by `load`. Shells of before November 2026 have no such thing. */
  tryScripts?(area: string, load: (file: string) => Promise<unknown>): Promise<ScriptFault[]>;
  /** What one area lists beyond its fixed paths. */
  sitemap(area: string, request: Omit<RenderRequest, 'url'>): Promise<SitemapEntry[]>;
}

export type CreateRenderer = (host: RenderHost) => Promise<Renderer>;
