import { cp } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { messageOf } from '../observe/error-words';
import { type Actor, COMMAND_LIMIT_MS } from './actor';
import { packBuild, unpack } from './archive';
import type { CommandInput, CommandName } from './command-schemas';
import type { About } from './publish-build';
import { releaseClient } from './release-client';
import { ReleaseRefused } from './release-refused';
import type { CommandAnswer, Commands, Releases } from './releases';

/** Runs commands: on a local release store, or through another site's server. */
export interface Backend {
  run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandAnswer<N>>;
  publish(folder: string, about: About): Promise<{ area: string; build: string }>;
  /** Copies a published build into the folder `into`. */
  fetchBuild(area: string, build: string, into: string): Promise<void>;
}

/** Runs commands on this machine's own release store. */
export function localBackend(releases: Releases, actor: Actor): Backend {
  const commands: Commands = releases;
  return {
    run: (name, input) => commands[name]({ ...actor, signal: AbortSignal.timeout(COMMAND_LIMIT_MS) }, input),
    publish: (folder, about) => releases.publish(actor, folder, about),
    async fetchBuild(area, build, into) {
      await cp(await releases.store.folder(area, build), into, { recursive: true });
    },
  };
}

/** Runs commands through the server of the site at the address `to`. @throws if it cannot be called. */
export function remoteBackend(to: string): Backend {
  const client = releaseClient(to);
  const call = (...request: Parameters<typeof client>) =>
    client(...request).catch((error) => {
      throw new ReleaseRefused(messageOf(error));
    });
  return {
    run: async (name, input) => (await call(name, { body: JSON.stringify(input) })).json(),
    async publish(folder, { commit = '', message = '' }) {
      const response = await call(
        'builds',
        { method: 'PUT', body: packBuild(folder), duplex: 'half' },
        { 'Release-Commit': encodeURIComponent(commit), 'Release-Message': encodeURIComponent(message) },
      );
      return response.json();
    },
    async fetchBuild(area, build, into) {
      const { body } = await call(`builds/${area}/${build}`, { method: 'GET' });
      if (!body) throw new ReleaseRefused(`${to} sent no build`);
      await unpack(Readable.fromWeb(body as never), into);
    },
  };
}
