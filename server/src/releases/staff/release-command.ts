import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { commandOf, readCommandLine, usageOf } from '../../cli/command-line';
import type { Backend } from '../backend';
import { commands, type Outcome } from '../commands';
import { pull } from '../pull';

/** A command yields each outcome as soon as it is known. */
const command = commandOf<Backend, AsyncIterable<Outcome>>();

const common = { to: z.string().optional().describe('URL'), json: z.boolean().default(false) };

const publish = command({
  help: 'puts the built AREA/dist into the store',
  words: 'areas',
  options: {
    areas: z.array(z.string()).min(1, 'is needed').describe('AREA …'),
    message: z.string().optional().describe('WHY'),
  },
  async *run(backend, { areas, message }) {
    for (const name of areas) {
      const { area, build } = await publishDist(backend, name, message);
      yield { data: { area, build }, text: `published ${area} ${build}` };
    }
  },
});

const pullHere = command({
  help: 'fetches the live set into a release folder here (./releases-pulled)',
  options: { into: z.string().default('./releases-pulled').describe('FOLDER') },
  async *run(backend, given) {
    const into = resolve(given.into);
    const set = await pull(backend, into);
    yield { data: { set, into }, text: `pulled set ${set.id} into ${into}` };
  },
});

/** The commands that the store's own server runs: before, builds that are named by their folders are published. */
const sent = Object.entries(commands).map(([name, { help, words, options }]) => {
  const run = async function* (backend: Backend, given: object) {
    yield backend.run(name, await withBuilds(backend, given));
  };
  return [name, command({ help, words, options, run })] as const;
});

const all = { publish, ...Object.fromEntries(sent), pull: pullHere };

export const USAGE = `npm run release -- COMMAND [--to https://site] [--json]      (elsewhere: npx sharemore release COMMAND …)
${usageOf(all)}
--to asks the server of another site, with the token in RELEASE_TOKEN.
--json prints an answer as one line of JSON; "npm run -s release" keeps npm's own lines out of it.`;

/** Reads the command line. @returns null if help is asked for @throws {UsageError} */
export const readCommand = (argv: string[]) => readCommandLine(argv, all, common);

/** Runs one command. @returns the process's exit code. */
export async function runCommand(
  backend: Backend,
  { run, common }: NonNullable<ReturnType<typeof readCommand>>,
  write: (line: string) => void,
): Promise<number> {
  let worst = 0;
  for await (const { data, text, warnings = [], code = 0 } of run(backend)) {
    for (const warning of warnings) console.error(warning);
    write(common.json ? JSON.stringify(data) : text);
    worst = Math.max(worst, code);
  }
  return worst;
}

/** Publishes `AREA/dist` with its git commit, if any, marked `-dirty` when there are uncommitted changes. */
async function publishDist(backend: Backend, name: string, message?: string) {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: resolve(name) })).stdout.trim();
  const commit = await git('rev-parse', 'HEAD')
    .then(async (head) => ((await git('status', '--porcelain', '--', '.')) ? `${head}-dirty` : head))
    .catch(() => undefined);
  return backend.publish(resolve(name, 'dist'), { commit, message });
}

/** The options with each area that is given as a folder `AREA` published and named `AREA@BUILD`. */
async function withBuilds(backend: Backend, given: { areas?: string[]; message?: string }) {
  const { areas, message } = given;
  if (!areas) return given;
  const named: string[] = [];
  for (const name of areas) {
    if (/^[a-z0-9-]+@[a-z0-9]+$/.test(name)) named.push(name);
    else {
      const { area, build } = await publishDist(backend, name, message);
      named.push(`${area}@${build}`);
    }
  }
  return { ...given, areas: named };
}
