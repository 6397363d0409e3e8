import type { FormOutcome, SheetPayload } from './api';
import type { AreaModule } from './area';
import type { AreaManifest } from './area-manifest';
import type { SiteInfo } from './site';

/** What the server gives to the shell's server bundle. */
export interface RenderHost {
  setId: string;
  manifests: Record<string, AreaManifest> & { shell: AreaManifest };
  /** Text of each built style, by public address. */
  styles: Record<string, string>;
  importArea(name: string): Promise<{ area: AreaModule }>;
  /** Called before an area's code runs for a page, so that the server knows which area hangs. */
  uses?(area: string): void;
  /** Called with the error of each failed render; answers have only its text. */
  onError?(error: unknown): void;
}

export interface RenderRequest {
  /** Absolute address of the page. */
  url: string;
  site: SiteInfo;
  sheet: SheetPayload;
  /** The outcome of a form post without script, if the address names one. */
  formOutcome: FormOutcome | null;
  /** Areas to leave out; their parts are shown as unavailable. */
  unavailable: string[];
}

export type RenderAnswer =
  | {
      kind: 'page';
      status: number;
      html: string;
      csp: { scripts: string[]; styles: string[] };
      /** What the page's loader says of caches (`data(…, { headers })`). */
      cacheControl?: string;
      /** When what the page says may change, in milliseconds since 1970; absent if no loader asked for the time. */
      until?: number;
    }
  | { kind: 'resource'; status: number; headers: Record<string, string>; body: string }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'failed'; error: string };

/** The interface of the shell's server bundle (`server/entry-server.js`). */
export interface Renderer {
  render(request: RenderRequest): Promise<RenderAnswer>;
  /** What the area lists for the sitemap, beyond its fixed paths. */
  sitemap(area: string, request: Omit<RenderRequest, 'url'>): Promise<string[]>;
}

export type CreateRenderer = (host: RenderHost) => Promise<Renderer>;
