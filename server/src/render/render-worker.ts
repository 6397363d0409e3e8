import { readFileSync } from 'node:fs';
import { platform, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import {
  type AreaModule,
  builtFileUrl,
  type CreateRenderer,
  type Renderer,
  type SheetPayload,
} from '@sharemore/platform/contract';
import { workerData } from 'piscina';
import type { SharedSheet } from '../sheet/shared-sheet';
import type { LoadedSet } from './loaded-set';
import type { PageRequest } from './render-pool';
import { type SharedFiles, shareFiles } from './resolve-hooks';

export type RenderTask = {
  request: PageRequest;
  sheet: SharedSheet;
  /** Shared memory: the first byte is set when the work begins, byte 1 + n when it uses code of the area n. */
  progress: Uint8Array;
  job: RenderJob;
};

/** `sitemap` lists an area's addresses; `scripts` loads an area's browser modules. */
export type RenderJob = 'page' | 'slots' | { sitemap: string } | { scripts: string };

// On Linux priorities are per thread: a lower one here lets the main thread send cached pages first.
if (platform() === 'linux') setPriority(10);

// Areas share these: one that adds to them would change the others' pages, so its module fails, and its build is refused.
for (const { prototype } of [Object, Function, Array, String, Promise]) Object.preventExtensions(prototype);

/** How many messages of a kind a worker passes on: an area that logs or throws all the time must not flood the log. */
const MOST_MESSAGES = 20;
const LONGEST_MESSAGE = 2000;
/** Half of what a worker's heap may take. */
const MOST_BUFFERS = 256 * 1024 * 1024;

function teller(kind: 'output' | 'stray') {
  let told = 0;
  return (text: string) => {
    told += 1;
    if (told <= MOST_MESSAGES) parentPort?.postMessage({ [kind]: text.slice(0, LONGEST_MESSAGE) });
  };
}

const tellOutput = teller('output');
// The process's own output is the log, or what a command answers: an area's console must not mix with it.
process.stdout.write = process.stderr.write = (text: string | Uint8Array) => {
  tellOutput(String(text).trim());
  return true;
};

/** One release set, for the worker's whole life. */
const { set, manifests, folders } = workerData as LoadedSet;

const areas = Object.keys(manifests);
/** The progress of the current task. */
let progress: Uint8Array | undefined;

let sheet: { version: string; payload: SheetPayload } | null = null;
const renderer = start();

const tellStray = teller('stray');
// An error thrown in an area's timer must not end running renders.
process.on('uncaughtException', (error) => {
  tellStray(String(error instanceof Error ? error.stack : inspect(error)));
});

/** The areas whose code this worker has run. */
const used = new Set<string>();
// `resourceLimits` count the heap only, and buffers lie outside it.
setInterval(() => {
  if (process.memoryUsage().external < MOST_BUFFERS) return;
  tellStray(`Error: out of memory for buffers, after code of ${[...used].join(', ')}`);
  process.exit(1);
}, 100).unref();

/** Piscina's entry point. */
export default async function render(task: RenderTask) {
  const ready = await renderer;
  progress = task.progress;
  progress[0] = 1;
  const request = { ...task.request, sheet: readSheet(task.sheet) };
  if (task.job === 'page') return ready.render(request);
  if (task.job === 'slots') return ready.trySlots(request);
  if ('scripts' in task.job) {
    const { scripts: area } = task.job;
    return ready.tryScripts(area, (file) => importFile(area, `client/${file}`));
  }
  return ready.sitemap(task.job.sitemap, request);
}

async function start(): Promise<Renderer> {
  const { shell } = manifests;
  const shellDir = folders.shell;
  if (!shell || !shellDir) throw new Error('The release set has no shell');
  const provided = Object.entries(shell.provides);
  const files: SharedFiles = Object.fromEntries(
    provided.map(([name, { file }]) => [name, pathToFileURL(join(shellDir, file)).href]),
  );
  shareFiles(files);
  const entry = pathToFileURL(join(shellDir, 'server/entry-server.js')).href;
  const { createRenderer } = (await import(entry)) as { createRenderer: CreateRenderer };
  return createRenderer({
    setId: set.id,
    manifests: { ...manifests, shell },
    styles: readStyles(),
    importArea: async (name) => (await importFile(name, 'server/area.js')) as { area: AreaModule },
    uses(area) {
      used.add(area);
      if (progress) progress[1 + areas.indexOf(area)] = 1;
    },
  });
}

function importFile(area: string, file: string): Promise<unknown> {
  return import(pathToFileURL(join(folders[area] ?? '', file)).href);
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

/** If a stylesheet is lost, the area's pages are shown without it. */
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
