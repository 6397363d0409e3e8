import { z } from 'zod';
import { type Command, commandOf } from '../cli/command-line';
import { issuesIn } from '../observe/issues-in';
import { wholeNumber } from '../settings/setting-types';
import type { Actor } from './actor';
import { describeList, describeSet, linesOf } from './describe';
import { failureLine } from './failures';
import { ReleaseRefused } from './release-refused';
import type { Releases } from './releases';
import { ACTIONS, areaName, buildsOf, type Change, type ReleaseToken } from './store/records';

/** What a command answers, to the command line and over HTTP alike. */
export interface Outcome {
  /** Printed with `--json`. */
  data?: unknown;
  /** Printed without `--json`. */
  text: string;
  /** Printed to stderr, so that no program reads them as the answer. */
  warnings?: string[];
  /** The process's exit code; default 0. */
  code?: number;
}

interface Context {
  releases: Releases;
  actor: Actor;
}

const command = commandOf<Context, Promise<Outcome>>();

const area = areaName.describe('AREA');
const builds = z.array(z.string()).min(1, 'is needed').describe('AREA[@BUILD] …');
const message = z.string().max(500, 'must have 500 characters or fewer').optional().describe('WHY');

/** A number, or on the command line its digits. */
const between = (from: number, to: number) => z.preprocess(String, wholeNumber(from, to)).describe('N');

const permissions = z
  .preprocess(
    (given) => (typeof given === 'string' ? given.split(',') : given),
    z.array(z.enum(ACTIONS, { error: `must be of ${ACTIONS.join(',')}` })).min(1),
  )
  .describe(ACTIONS.join(','));

/** All commands that a store's own server can run for others. */
export const commands: Record<string, Command<Context, Promise<Outcome>>> = {
  promote: command({
    help: 'makes builds live (without @BUILD: AREA/dist, published first), for N % of the visitors',
    words: 'areas',
    options: { areas: builds, percent: between(1, 100).optional().describe('N'), message },
    run({ releases, actor }, { areas, percent = 100, message }) {
      const change = releases.promote(actor, { builds: buildsOf(areas), percent, message });
      return told(change, (data) => changed(data, percent));
    },
  }),
  rollback: command({
    help: 'goes back to the last good set or to SET; with AREA only its build goes back',
    words: 'area',
    options: { area: area.optional().describe('AREA'), set: z.string().optional().describe('SET'), message },
    run: ({ releases, actor }, given) => told(releases.rollback(actor, given), changed),
  }),
  remove: command({
    help: 'takes an area off the site',
    words: 'area',
    options: { area, message },
    run: ({ releases, actor }, given) => told(releases.remove(actor, given), changed),
  }),
  preview: command({
    help: 'makes a link to the live site with these builds inside',
    words: 'areas',
    options: { areas: builds, message },
    async run({ releases, actor }, { areas }) {
      const data = await releases.preview(actor, { builds: buildsOf(areas) });
      const warnings = data.problems.map((problem) => `Would not go live: ${problem}`);
      return { data, text: data.link, warnings };
    },
  }),
  list: command({
    help: 'what is and was live and what was refused, who, when, why; what is published',
    options: {},
    run: ({ releases, actor }) => told(releases.list(actor), describeList),
  }),
  show: command({
    help: 'the builds of a set, and when it was live',
    words: 'set',
    options: { set: z.string().describe('SET') },
    run: ({ releases, actor }, given) => told(releases.show(actor, given), describeSet),
  }),
  errors: command({
    help: 'what failed for visitors, of all sets or of SET: message, place in the source, number of visitors',
    words: 'set',
    options: { set: z.string().optional().describe('SET') },
    run: ({ releases, actor }, given) =>
      told(
        releases.errors(actor, given),
        linesOf((failure) => `${failure.set}  ${failureLine(failure)}`, 'nothing failed'),
      ),
  }),
  gc: command({
    help: 'removes old builds that nobody can need, except the newest N of each area',
    options: { keep: between(1, 10_000) },
    run: ({ releases, actor }, given) =>
      told(
        releases.gc(actor, given),
        linesOf(({ area, build }) => `removed ${area} ${build}`, 'nothing to remove'),
      ),
  }),
  doctor: command({
    help: 'what would keep what is live from going live now',
    options: {},
    async run({ releases, actor }) {
      const data = await releases.doctor(actor);
      const text = data.problems.join('\n') || 'everything fits';
      return { data, text, code: data.problems.length > 0 ? 1 : 0 };
    },
  }),
  'token create': command({
    help: 'makes a token, for people and programs that release with --to',
    options: {
      area: z.union([areaName, z.literal('*')]).describe("AREA|'*'"),
      can: permissions,
      days: between(1, 3650),
    },
    run: ({ releases, actor }, given) =>
      told(
        releases.createToken(actor, given),
        ({ token }) => `Shown once; keep it as RELEASE_TOKEN:\n${token}`,
      ),
  }),
  'token list': command({
    help: 'the tokens, newest first',
    options: {},
    run: ({ releases, actor }) => told(releases.listTokens(actor), linesOf(tokenLine, 'no tokens')),
  }),
  'token revoke': command({
    help: 'ends a token, and those that it made',
    words: 'id',
    options: { id: z.string().describe('ID') },
    run: ({ releases, actor }, given) =>
      told(releases.revokeToken(actor, given), ({ ids }) => ids.map((id) => `revoked ${id}`).join('\n')),
  }),
};

/** Runs a command with the options that were sent. @throws {ReleaseRefused} */
export function runCommand(context: Context, name: string, options: unknown): Promise<Outcome> {
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!found) throw new ReleaseRefused(`There is no command "${name}"`);
  const given = z.object(found.options).safeParse(options);
  if (!given.success) throw new ReleaseRefused(`${name} cannot read what was sent: ${issuesIn(given.error)}`);
  return found.run(context, given.data);
}

/** The outcome of what answers with `work`. */
async function told<Data>(work: Data | Promise<Data>, textOf: (data: Data) => string): Promise<Outcome> {
  const data = await work;
  return { data, text: textOf(data) };
}

/** A command that changes nothing answers with an earlier change, so its action does not count. */
function changed({ set, rollout }: Change, percent = 100): string {
  if (!rollout || percent === 100) return `live: set ${set.id}`;
  return `rolling out: set ${rollout.set.id} for ${rollout.percent} %`;
}

const tokenLine = ({ id, area, can, expiresAt, revokedAt }: Omit<ReleaseToken, 'hash'>): string =>
  [id, area, can.join(','), `until ${expiresAt}`, ...(revokedAt ? ['revoked'] : [])].join('  ');
