import { resolve } from 'node:path';
import { UsageError } from '../../cli/command-line';
import type { Backend } from '../backend';
import { findDamage, readManifest } from '../build-folder';
import type { CommandInput } from '../command-schemas';
import { pull } from '../pull';
import { ACTIONS, type Change } from '../store/records';
import { type Arguments, type CommandWords, commandOf, type Options } from './arguments';
import { describeList, describeSet } from './describe';
import { namedBuilds, publishDist } from './named-builds';
import { removals } from './removals';

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

/** Yields each outcome as soon as it is known. */
type Command = (backend: Backend, names: string[], options: Options) => AsyncIterable<Outcome>;

const commands: Record<CommandWords, Command> = {
  async *publish(backend, names, options) {
    for (const name of atLeastOne(names)) {
      const { area, build } = await publishDist(backend, name, options);
      yield { data: { area, build }, text: `published ${area} ${build}` };
    }
  },

  async *promote(backend, names, options) {
    const { percent, from, message: why } = options;
    if (percent === undefined) atLeastOne(names);
    const builds = await namedBuilds(backend, names, options);
    yield changed(backend, 'promote', { builds, percent, from, why }, percent);
  },

  async *rollback(backend, [area], { set: setId, message: why }) {
    yield changed(backend, 'rollback', { area, setId, why });
  },

  async *remove(backend, [area], { message: why }) {
    yield changed(backend, 'remove', { area: required(area, 'Name the area'), why });
  },

  async *preview(backend, names, options) {
    const builds = await namedBuilds(backend, atLeastOne(names), options);
    const data = await backend.run('preview', { builds });
    const warnings = data.problems.map((problem) => `Would not go live: ${problem}`);
    yield { data, text: data.link, warnings };
  },

  async *list(backend) {
    const data = await backend.run('list', {});
    yield { data, text: describeList(data) };
  },

  async *show(backend, [setId]) {
    const data = await backend.run('show', {
      setId: required(setId, 'Name the set: list says which there are'),
    });
    yield { data, text: describeSet(data) };
  },

  async *pull(backend, _, { into: folder = './releases-pulled', to = 'here' }) {
    const into = resolve(folder);
    const set = await pull(backend, into, to);
    yield { data: { set, into }, text: `pulled set ${set.id} into ${into}` };
  },

  async *gc(backend, _, { keep }) {
    const data = await backend.run('gc', {
      keep: required(keep, '--keep says how many builds of an area stay'),
    });
    const lines = data.map(({ area, build }) => `removed ${area} ${build}`);
    yield { data, text: lines.join('\n') || 'nothing to remove' };
  },

  async *doctor(backend, names) {
    const folders = names.map((name) => resolve(name, 'dist'));
    const manifests = await Promise.all(folders.map((folder) => readManifest(folder)));
    const damage = manifests.map((manifest, index) => findDamage(folders[index] ?? '', manifest));
    const data = await backend.run('doctor', { manifests });
    const problems = [...(await Promise.all(damage)).flat(), ...data.problems];
    yield {
      data: { problems },
      text: problems.join('\n') || 'everything fits',
      code: problems.length > 0 ? 1 : 0,
    };
  },

  async *'token create'(backend, _, { area, can, days }) {
    const input = {
      area: required(area, "--area says for which area: its name, or '*'"),
      can: required(can, `--can says what it may do: ${ACTIONS.join(',')}`),
      days: required(days, '--days says for how long'),
    };
    const { builds } = await backend.run('list', {});
    const data = await backend.run('token-create', input);
    const isKnown = area === '*' || builds.some(({ manifest }) => manifest.area === area);
    const warnings = isKnown ? [] : [`No build of ${area} is published yet: is that its name?`];
    yield { data, text: `Shown once; keep it as RELEASE_TOKEN:\n${data.token}`, warnings };
  },

  async *'token list'(backend) {
    const data = await backend.run('token-list', {});
    const lines = data.map(({ id, area, can, expiresAt, revokedAt }) =>
      [id, area, can.join(','), `until ${expiresAt}`, ...(revokedAt ? ['revoked'] : [])].join('  '),
    );
    yield { data, text: lines.join('\n') || 'no tokens' };
  },

  async *'token revoke'(backend, [id]) {
    const data = await backend.run('token-revoke', {
      id: required(id, 'Name the token: token list says which there are'),
    });
    yield { data, text: data.ids.map((each) => `revoked ${each}`).join('\n') };
  },
};

/** Runs one command. @returns the process's exit code. @throws {UsageError} */
export async function runCommand({ backend, write }: CommandContext, given: Arguments): Promise<number> {
  const { words, names } = commandOf(given);
  const { options } = given;
  let worst = 0;
  for await (const { data, text, warnings = [], code = 0 } of commands[words](backend, names, options)) {
    for (const warning of warnings) console.error(warning);
    write(options.json ? JSON.stringify(data) : text);
    worst = Math.max(worst, code);
  }
  return worst;
}

async function changed<N extends 'promote' | 'rollback' | 'remove'>(
  backend: Backend,
  name: N,
  input: CommandInput<N>,
  percent = 100,
): Promise<Outcome> {
  const before = await backend.run('list', {});
  const data: Change = await backend.run(name, input);
  const { set, rollout } = data;
  const warnings = removals(before, data);
  // Not by the change's action: a command that changes nothing returns an earlier change.
  if (!rollout || percent === 100) return { data, text: `live: set ${set.id}`, warnings };
  return { data, text: `rolling out: set ${rollout.set.id} for ${rollout.percent} %`, warnings };
}

function atLeastOne(names: string[]): string[] {
  if (names.length === 0) throw new UsageError('Name at least one area');
  return names;
}

/** @param need the error message if the value is missing */
function required<T>(value: T | undefined, need: string): T {
  if (value === undefined) throw new UsageError(need);
  return value;
}
