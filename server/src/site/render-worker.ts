import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { platform, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type AreaManifest,
  type AreaModule,
  builtFileUrl,
  type CreateRenderer,
  type Renderer,
  type RenderRequest,
  type SheetPayload,
} from '@sharemore/platform/contract';
import { workerData } from 'piscina';
import type { SharedSheet } from '../sheet/shared-sheet';
import { PROGRESS } from './progress';
import type { SharedFiles } from './resolve-hooks';

/** What a worker is started with: one release set, for its whole life. */
export interface RenderWorkerData {
  setId: string;
  manifests: Record<string, AreaManifest>;
  /** Area to the folder of its build. */
  folders: Record<string, string>;
}

export type RenderTask = {
  request: Omit<RenderRequest, 'sheet'>;
  sheet: SharedSheet;
  /** Two cells: index into the sorted area names of whose code runs now, and whether the render began. */
  progress: SharedArrayBuffer;
  job: 'page' | 'sitemap';
};

// On Linux a priority is the thread's own: what is in memory leaves before anything is rendered.
if (platform() === 'linux') setPriority(10);

const { setId, manifests, folders } = workerData as RenderWorkerData;
const areaNames = Object.keys(manifests).sort();

let sheet: { version: string; payload: SheetPayload } | null = null;
let progress: Int32Array | null = null;
const renderer = start();

/** Piscina's entry: renders one page, or lists the site's addresses. */
export default async function render(task: RenderTask) {
  const ready = await renderer;
  progress = new Int32Array(task.progress);
  Atomics.store(progress, PROGRESS.started, 1);
  const request = { ...task.request, sheet: readSheet(task.sheet) };
  return task.job === 'page' ? ready.render(request) : ready.sitemap(request);
}

async function start(): Promise<Renderer> {
  const shellDir = folders.shell;
  if (!shellDir) throw new Error('The release set has no shell');
  const provided = Object.entries(manifests.shell?.provides ?? {});
  const files: SharedFiles = Object.fromEntries(
    provided.map(([name, { file }]) => [name, pathToFileURL(join(shellDir, file)).href]),
  );
  register('./resolve-hooks.js', { parentURL: import.meta.url, data: files });
  const entry = pathToFileURL(join(shellDir, 'server/entry-server.js')).href;
  const { createRenderer } = (await import(entry)) as { createRenderer: CreateRenderer };
  return createRenderer({
    setId,
    manifests,
    styles: readStyles(),
    importArea: async (name) => {
      const file = join(folders[name] ?? '', 'server/area.js');
      return (await import(pathToFileURL(file).href)) as { area: AreaModule };
    },
    running(area) {
      if (progress) Atomics.store(progress, PROGRESS.area, areaNames.indexOf(area));
    },
  });
}

function readStyles(): Record<string, string> {
  const styles = Object.values(manifests).flatMap((manifest) => {
    const parts = [manifest.base, ...Object.values(manifest.pages), ...Object.values(manifest.slots)];
    const files = new Set(parts.flatMap((part) => part?.styles ?? []));
    return [...files].map((file) => [
      builtFileUrl(manifest, file),
      readIfThere(join(folders[manifest.area] ?? '', 'client', file)),
    ]);
  });
  return Object.fromEntries(styles);
}

/** A lost style costs an area its looks, not its words. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

function readSheet({ version, bytes }: SharedSheet): SheetPayload {
  if (sheet?.version !== version) {
    const payload = JSON.parse(Buffer.from(bytes).toString()) as SheetPayload;
    sheet = { version, payload };
  }
  return sheet.payload;
}
