import { fork } from 'node:child_process';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { TimeLimitError, withTimeLimit } from '@sharemore/platform/time-limit';
import { z } from 'zod';
import { messageOf } from '../observe/error-words';
import type { LoadedSet, SheetText } from './loaded-set';
import type { RenderTask } from './render-child';
import { Overloaded } from './render-queue';

/** A render lost its process, or failed in it. */
export class ProcessLost extends Error {
  constructor(
    message: string,
    /** The areas whose code the render had reached. */
    readonly used: string[] = [],
    /** Whether the render exceeded its time limit, for which its process was ended. */
    readonly isLate = false,
  ) {
    super(message);
  }
}

export interface ProcessEvents {
  /** Called with the stack of an error that an area throws outside a render. */
  onUncaught: (error: string) => void;
  /** Called with each line that areas write to the console. */
  onOutput: (line: string) => void;
  onExit: () => void;
}

/** What a process says. Areas can send messages too. */
const childMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('uses'), area: z.string() }),
  z.object({ kind: z.literal('answer'), answer: z.unknown(), isSpent: z.boolean() }),
  z.object({ kind: z.literal('error'), error: z.string(), isSpent: z.boolean() }),
  z.object({ kind: z.literal('uncaught'), error: z.string() }),
]);

export type ChildMessage = z.infer<typeof childMessage>;

/** How long a process may take to load the shell. */
const START_LIMIT_MS = 15_000;
/** How many lines of a process's output are passed on: an area that logs all the time must not flood the log. */
const MOST_LINES = 20;
const LONGEST_LINE = 2000;

/**
 * The operating system's limits: no core files, 1 GB of data (a heap limit does not count buffers), and an hour of
 * processor time, which ends a process in an endless loop whose server was killed.
 */
const LIMITS = 'ulimit -c 0; ulimit -d 1048576; ulimit -t 3600; exec "$@"';
const HEAP = '--max-old-space-size=512';

/**
 * Node's permission model: the process may read these folders, and neither write, nor start programs, nor load addons.
 * Otherwise an area could read the server's settings in /proc. Older versions of Node run resolve hooks in a worker, and
 * permissions do not reach workers (`docs/security.md`).
 */
function permissions(readable: string[]): string[] {
  const model = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [
    model,
    ...['ExperimentalWarning', 'SecurityWarning'].map((kind) => `--disable-warning=${kind}`),
    ...('registerHooks' in nodeModule ? [] : ['--allow-worker']),
    ...readable.map((path) => `--allow-fs-read=${path}/*`),
    // Node 20.19 looks in these for how to load a file, and Node 20 ends for a path that is named twice.
    ...new Set(readable.flatMap(around).map((path) => `--allow-fs-read=${join(path, 'package.json')}`)),
  ];
}

const around = (path: string): string[] =>
  path === dirname(path) ? [] : [dirname(path), ...around(dirname(path))];

// By default Node answers this signal with a debugger that any process of this machine may use, and so an area's code.
process.on('SIGUSR1', () => {});

export type RenderProcess = ReturnType<typeof startRenderProcess>;

/** Starts a process that renders one release set, one task at a time. `file` is the bundled `render-child`. */
export function startRenderProcess(file: string, loaded: LoadedSet, events: ProcessEvents) {
  const flags = [HEAP, ...permissions([dirname(file), ...Object.values(loaded.folders)])];
  const child = fork(file, {
    execPath: '/bin/sh',
    execArgv: ['-c', LIMITS, 'sh', process.execPath, ...flags],
    // Areas must not see, and so cannot leak, the server's settings.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const lost = new AbortController();
  const used = new Set<string>();
  let isUsable = true;
  let sheetVersion = '';
  let settle = { resolve: (_: unknown) => {}, reject: (_: Error) => {} };

  function end(reason: Error): void {
    isUsable = false;
    lost.abort(reason);
    child.kill('SIGKILL');
  }
  const begun = new Promise<void>((resolve) => {
    child.on('message', (said) => {
      const message = childMessage.safeParse(said).data;
      if (message?.kind === 'ready') resolve();
      if (message?.kind === 'uses') used.add(message.area);
      if (message && 'isSpent' in message && message.isSpent) isUsable = false;
      if (message?.kind === 'answer') settle.resolve(message.answer);
      if (message?.kind === 'error') settle.reject(new Error(message.error));
      if (message?.kind === 'uncaught') events.onUncaught(message.error);
    });
  });
  const ready = withTimeLimit(START_LIMIT_MS, () => begun, lost.signal);
  ready.catch((error) => end(error instanceof TimeLimitError ? new Overloaded() : error));
  child.on('error', end);
  child.on('exit', () => {
    isUsable = false;
    events.onExit();
  });
  // Once all that the process has said is read.
  child.on('close', (code, signal) => end(new Error(`the render process ended with ${signal ?? code}`)));
  for (const output of [child.stdout, child.stderr]) if (output) readLines(output, events.onOutput);
  child.send(loaded);

  function send(task: Omit<RenderTask, 'sheet'>, sheet: SheetText): Promise<unknown> {
    const json = sheet.version === sheetVersion ? undefined : sheet.json;
    sheetVersion = sheet.version;
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
      child.send({ ...task, sheet: { ...sheet, json } } satisfies RenderTask);
    });
  }

  return {
    /** @throws {ProcessLost} {Overloaded} if the process has not started in time */
    async run(task: Omit<RenderTask, 'sheet'>, sheet: SheetText, limitMs: number): Promise<unknown> {
      used.clear();
      try {
        await ready;
        return await withTimeLimit(limitMs, () => send(task, sheet), lost.signal);
      } catch (error) {
        if (lost.signal.reason instanceof Overloaded) throw lost.signal.reason;
        const isLate = error instanceof TimeLimitError;
        if (isLate) end(error);
        const message = isLate ? 'Rendering did not come back in time' : messageOf(error);
        throw new ProcessLost(message, [...used], isLate);
      }
    },
    /** Whether it may render again: it has not ended, nor failed to import a file. */
    isUsable: () => isUsable,
    end: () => end(new Error('no longer needed')),
  };
}

/** Passes on the first lines of what areas write. Keeps no more than a line: one of them may never end. */
export function readLines(output: Readable, onLine: (line: string) => void): void {
  let count = 0;
  let rest = '';
  const say = (line: string) => {
    count += 1;
    if (count <= MOST_LINES) onLine(line);
  };
  output.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split(/\r?\n/).map((line) => line.slice(0, LONGEST_LINE));
    rest = lines.pop() ?? '';
    for (const line of lines) say(line);
  });
  output.on('end', () => rest && say(rest));
}
