import { resolve } from 'node:path';
import { z } from 'zod';
import { type Command, readCommandLine, UsageError, usageOf } from '../../cli/command-line';
import type { Backend } from '../backend';
import { type CommandInput, type CommandName, commandSchemas as schemas } from '../command-schemas';
import { pull } from '../pull';
import type { CommandAnswer } from '../releases';
import type { Change } from '../store/records';
import { describeList, describeSet, removals } from './describe';
import { namedBuilds, publishDist } from './named-builds';

export interface CommandContext {
  backend: Backend;
  write(line: string): void;
}

interface Outcome {
  /** Printed with `--json`. */
  data: unknown;
  /** Printed without `--json`. */
  text: string;
  /** Printed to stderr, so that no program reads them as the answer. */
  warnings?: string[];
  /** The process's exit code; default 0. */
  code?: number;
}

/** A command yields each outcome as soon as it is known. */
const command = <O extends Record<string, z.ZodType>>(
  described: Command<Backend, AsyncIterable<Outcome>, O>,
): Command<Backend, AsyncIterable<Outcome>> => described;

const common = { to: z.string().optional().describe('URL'), json: z.boolean().default(false) };
const areas = z.array(z.string());
const someAreas = areas.min(1, 'is needed');
const { percent, message } = schemas.promote.shape;

const commands = {
  publish: command({
    help: 'puts the built AREA/dist into the store',
    words: 'areas',
    options: { areas: someAreas.describe('AREA …'), message },
    async *run(backend, { areas, message }) {
      for (const name of areas) {
        const { area, build } = await publishDist(backend, name, message);
        yield { data: { area, build }, text: `published ${area} ${build}` };
      }
    },
  }),
  promote: command({
    help: 'makes builds live (without @BUILD: AREA/dist, published first), for N % of the visitors; without AREA: for N % of the rollout that runs',
    words: 'areas',
    options: { areas: areas.describe('AREA[@BUILD] …'), percent, message },
    async *run(backend, { areas, ...input }) {
      if (areas.length === 0 && input.percent === undefined)
        throw new UsageError('AREA … or --percent N is needed');
      const builds = await namedBuilds(backend, areas, input.message);
      yield changed(backend, 'promote', { builds, ...input });
    },
  }),
  rollback: command({
    help: 'goes back to the last good set or to SET; with AREA only its build goes back',
    words: 'area',
    options: schemas.rollback.shape,
    async *run(backend, input) {
      yield changed(backend, 'rollback', input);
    },
  }),
  remove: command({
    help: 'takes an area off the site',
    words: 'area',
    options: schemas.remove.shape,
    async *run(backend, input) {
      yield changed(backend, 'remove', input);
    },
  }),
  preview: command({
    help: 'makes a link to the live site with these builds inside',
    words: 'areas',
    options: { areas: someAreas.describe('AREA[@BUILD] …'), message },
    async *run(backend, { areas, message }) {
      const data = await backend.run('preview', { builds: await namedBuilds(backend, areas, message) });
      const warnings = data.problems.map((problem) => `Would not go live: ${problem}`);
      yield { data, text: data.link, warnings };
    },
  }),
  list: asking('list', 'what is and was live, who, when, why; what is published', describeList),
  show: asking('show', 'the builds of a set, and when it was live', describeSet, 'set'),
  pull: command({
    help: 'fetches the live set into a release folder here (./releases-pulled)',
    options: { into: z.string().default('./releases-pulled').describe('FOLDER') },
    async *run(backend, given) {
      const into = resolve(given.into);
      const set = await pull(backend, into);
      yield { data: { set, into }, text: `pulled set ${set.id} into ${into}` };
    },
  }),
  gc: asking('gc', 'removes old builds that nobody can need, except the newest N of each area', (removed) =>
    linesOf(removed, ({ area, build }) => `removed ${area} ${build}`, 'nothing to remove'),
  ),
  doctor: command({
    help: 'what would keep what is live from going live now',
    options: {},
    async *run(backend) {
      const data = await backend.run('doctor', {});
      const text = linesOf(data.problems, (problem) => problem, 'everything fits');
      yield { data, text, code: data.problems.length > 0 ? 1 : 0 };
    },
  }),
  'token create': asking(
    'token-create',
    'makes a token, for people and programs that release with --to',
    ({ token }) => `Shown once; keep it as RELEASE_TOKEN:\n${token}`,
  ),
  'token list': asking('token-list', 'the tokens, newest first', (tokens) =>
    linesOf(
      tokens,
      ({ id, area, can, expiresAt, revokedAt }) =>
        [id, area, can.join(','), `until ${expiresAt}`, ...(revokedAt ? ['revoked'] : [])].join('  '),
      'no tokens',
    ),
  ),
  'token revoke': asking(
    'token-revoke',
    'ends a token, and those that it made',
    ({ ids }) => linesOf(ids, (id) => `revoked ${id}`),
    'id',
  ),
};

export const USAGE = `npm run release -- COMMAND [--to https://site] [--json]      (elsewhere: npx sharemore release COMMAND …)
${usageOf(commands)}
--to asks the server of another site, with the token in RELEASE_TOKEN. -m is short for --message.
--json prints an answer as one line of JSON; "npm run -s release" keeps npm's own lines out of it.`;

/** Reads the command line. @returns null if help is asked for @throws {UsageError} */
export const readCommand = (argv: string[]) => readCommandLine(argv, commands, common, { message: 'm' });

export type GivenCommand = NonNullable<ReturnType<typeof readCommand>>;

/** Runs one command. @returns the process's exit code. */
export async function runCommand(
  { backend, write }: CommandContext,
  { run, common }: GivenCommand,
): Promise<number> {
  let worst = 0;
  for await (const { data, text, warnings = [], code = 0 } of run(backend)) {
    for (const warning of warnings) console.error(warning);
    write(common.json ? JSON.stringify(data) : text);
    worst = Math.max(worst, code);
  }
  return worst;
}

/** A command whose answer is only written down. */
function asking<N extends CommandName>(
  name: N,
  help: string,
  textOf: (data: CommandAnswer<N>) => string,
  words?: string,
) {
  return command({
    help,
    words,
    options: schemas[name].shape as Record<string, z.ZodType>,
    async *run(backend, input) {
      const data = await backend.run(name, input as CommandInput<N>);
      yield { data, text: textOf(data) };
    },
  });
}

function linesOf<T>(all: T[], lineOf: (one: T) => string, none = ''): string {
  return all.map(lineOf).join('\n') || none;
}

async function changed<N extends 'promote' | 'rollback' | 'remove'>(
  backend: Backend,
  name: N,
  input: CommandInput<N>,
): Promise<Outcome> {
  const before = await backend.run('list', {});
  const data: Change = await backend.run(name, input);
  const { set, rollout } = data;
  const warnings = removals(before, data);
  // Not by the change's action: a command that changes nothing returns an earlier change.
  if (!rollout || !('percent' in input) || input.percent === 100)
    return { data, text: `live: set ${set.id}`, warnings };
  return { data, text: `rolling out: set ${rollout.set.id} for ${rollout.percent} %`, warnings };
}
