import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { ReleaseSet } from '@sharemore/platform/contract';
import { ConfigError } from '../config';
import { operator } from './actor';
import { type Backend, localBackend, remoteBackend } from './backend';
import { readManifest } from './build-folder';
import { describeList, describeSet } from './describe';
import { openLocalReleases } from './open-releases';
import { pull } from './pull';
import { ReleaseRefused } from './release-refused';
import type { Action, Change } from './store/release-store';

const usage = `npm run release -- COMMAND [--to https://site] [--json] [-m WHY]
  publish AREA …                        put the built AREA/dist into the store
  promote AREA[@BUILD] … [--percent N]  make builds live (without @BUILD: AREA/dist, published first);
                                        for N % of the visitors; without AREA: for N % of the rollout that runs
  rollback [AREA] [--set ID]            back to the last good set, to the area's last good build, or to a set
  remove AREA                           take an area off the site
  preview AREA[@BUILD] …                a link to the live site with these builds inside
  list | show SET                       what is and was live, who, when, why; what is published
  pull [--into DIR]                     fetch the live set into a release folder here (./releases-pulled)
  gc --keep N                           remove old builds that nobody can need
  doctor [AREA …]                       what does not fit or is not whole; with AREA/dist inside
  token create --area AREA|'*' --can publish,promote,preview,rollback,remove,admin --days N | list | revoke ID
--to asks the server of another site, with the token in RELEASE_TOKEN.`;

/** A command that cannot be understood. */
class UsageError extends Error {}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    json: { type: 'boolean', default: false },
    message: { type: 'string', short: 'm' },
    percent: { type: 'string' },
    from: { type: 'string' },
    set: { type: 'string' },
    keep: { type: 'string' },
    into: { type: 'string', default: './releases-pulled' },
    area: { type: 'string' },
    can: { type: 'string' },
    days: { type: 'string' },
  },
});
const why = values.message;

function print(data: unknown, text: string): void {
  console.log(values.json ? JSON.stringify(data) : text);
}

/** A folder with a build, or the name of an area whose `dist` it is. */
async function publish(backend: Backend, name: string): Promise<{ area: string; build: string }> {
  const folder = resolve(name, 'dist');
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: resolve(name) });
  const commit = await git.then(({ stdout }) => stdout.trim()).catch(() => undefined);
  return backend.publish(folder, { commit, message: why });
}

/** `AREA@BUILD`, or what is built in `AREA/dist`, published first. */
async function namedBuilds(backend: Backend, names: string[]): Promise<Record<string, string>> {
  const builds: Record<string, string> = {};
  for (const name of names) {
    const [, area, build] = /^([a-z][a-z0-9-]*)@([a-z0-9]+)$/.exec(name) ?? [];
    if (area && build) builds[area] = build;
    else {
      const published = await publish(backend, name);
      builds[published.area] = published.build;
    }
  }
  return builds;
}

function printLive(change: Change): void {
  const { set, rollout } = change;
  if (rollout && change.action === 'roll out')
    print(change, `rolling out: set ${rollout.set.id} for ${rollout.percent} %`);
  else print(change, `live: set ${set.id}`);
}

async function run(backend: Backend, [command, ...names]: string[]): Promise<void> {
  const [first] = names;
  switch (command) {
    case 'publish':
      requireNames(names);
      for (const name of names) {
        const { area, build } = await publish(backend, name);
        print({ area, build }, `published ${area} ${build}`);
      }
      return;
    case 'promote': {
      const percent = numberOf(values.percent);
      if (percent === undefined) requireNames(names);
      const builds = await namedBuilds(backend, names);
      return printLive(await backend.run('promote', { builds, percent, from: values.from, why }));
    }
    case 'rollback':
      return printLive(await backend.run('rollback', { area: first, setId: values.set, why }));
    case 'remove':
      return printLive(await backend.run('remove', { area: required(first), why }));
    case 'preview': {
      requireNames(names);
      const preview = await backend.run('preview', { builds: await namedBuilds(backend, names) });
      return print(preview, preview.link);
    }
    case 'list': {
      const list = await backend.run('list', {});
      return print(list, describeList(list));
    }
    case 'show': {
      const shown = await backend.run('show', { setId: required(first) });
      return print(shown, describeSet(shown));
    }
    case 'pull':
      return printPulled(
        resolve(values.into),
        await pull(backend, resolve(values.into), values.to ?? 'here'),
      );
    case 'gc': {
      const removed = await backend.run('gc', { keep: required(numberOf(values.keep)) });
      return print(
        removed,
        removed.map(({ area, build }) => `removed ${area} ${build}`).join('\n') || 'nothing to remove',
      );
    }
    case 'doctor': {
      const manifests = await Promise.all(names.map((name) => readManifest(resolve(name, 'dist'))));
      const { problems } = await backend.run('doctor', { manifests });
      print({ problems }, problems.join('\n') || 'everything fits');
      if (problems.length > 0) process.exitCode = 1;
      return;
    }
    case 'token':
      return token(backend, names);
    default:
      throw new UsageError(usage);
  }
}

async function token(backend: Backend, [command, id]: string[]): Promise<void> {
  if (command === 'create') {
    const can = required(values.can).split(',') as Action[];
    const input = { area: required(values.area), can, days: required(numberOf(values.days)) };
    const created = await backend.run('token-create', input);
    return print(created, `Shown once; keep it as RELEASE_TOKEN:\n${created.token}`);
  }
  if (command === 'list') {
    const tokens = await backend.run('token-list', {});
    const lines = tokens.map(
      (each) =>
        `${each.id}  ${each.area}  ${each.can.join(',')}  until ${each.expiresAt}${each.revokedAt ? '  revoked' : ''}`,
    );
    return print(tokens, lines.join('\n') || 'no tokens');
  }
  if (command !== 'revoke') throw new UsageError(usage);
  const revoked = await backend.run('token-revoke', { id: required(id) });
  print(revoked, `revoked ${revoked.id}`);
}

function printPulled(into: string, set: ReleaseSet): void {
  print({ set, into }, `pulled set ${set.id} into ${into}`);
}

function requireNames(names: string[]): void {
  if (names.length === 0) throw new UsageError('Name at least one area');
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new UsageError(usage);
  return value;
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new UsageError(`${text} is not a whole number`);
  return Number(text);
}

/** Runs one command. @param workerDir folder of the bundled render worker */
export async function main(workerDir: string): Promise<void> {
  if (positionals.length === 0) {
    console.log(usage);
    return;
  }
  if (values.to) {
    const token = process.env.RELEASE_TOKEN;
    if (!token) throw new UsageError('--to needs a token in RELEASE_TOKEN');
    const { protocol, hostname } = new URL(values.to);
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    if (protocol !== 'https:' && !isHere)
      throw new UsageError('--to takes https: the token must not be read on the way');
    await run(remoteBackend(values.to, token), positionals);
    return;
  }
  const { releases, siteUrl, close } = await openLocalReleases(process.env, workerDir);
  try {
    await run(localBackend(releases, operator(userInfo().username), siteUrl), positionals);
  } finally {
    await close();
  }
}

try {
  await main(import.meta.dirname);
} catch (error) {
  const isExplained = [ReleaseRefused, UsageError, ConfigError].some((kind) => error instanceof kind);
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ? 2 : 1;
}
