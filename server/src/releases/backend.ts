import { cp } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { AreaManifest } from '@sharemore/platform/contract';
import type { Actor } from './actor';
import { pack, unpack } from './archive';
import { findDamage, readManifest } from './build-folder';
import type { CommandInput, CommandName } from './command-schemas';
import { type CommandAnswer, commandsOf } from './command-table';
import type { About } from './publish-build';
import { ReleaseRefused, refuseIf } from './release-refused';
import type { Releases } from './releases';

/** Runs commands: on a local release store, or through another site's server. */
export interface Backend {
  run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandAnswer<N>>;
  publish(folder: string, about: About): Promise<{ area: string; build: string }>;
  /** Copies a published build into the folder `into` and checks its hashes. */
  fetchBuild(area: string, build: string, into: string): Promise<AreaManifest>;
}

export function localBackend(releases: Releases, actor: Actor): Backend {
  const commands = commandsOf(releases);
  return {
    run: (name, input) => commands[name](actor, input as never) as never,
    publish: (folder, about) => releases.publish(actor, folder, about),
    async fetchBuild(area, build, into) {
      await cp(await releases.store.folder(area, build), into, { recursive: true });
      return readIntactBuild(into);
    },
  };
}

export function remoteBackend(site: string, token: string): Backend {
  async function call(path: string, init: RequestInit & { duplex?: 'half' }): Promise<Response> {
    const response = await fetch(new URL(`/api/releases/${path}`, site), {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${token}` },
    }).catch((error) => {
      const { cause } = error as { cause?: { message?: string } };
      throw new ReleaseRefused(`${site} does not answer: ${cause?.message ?? String(error)}`);
    });
    if (response.ok) return response;
    const { error, problems } = (await response.json().catch(() => ({}))) as {
      error?: string;
      problems?: string[];
    };
    throw new ReleaseRefused(...(problems ?? [error ?? `${site} answers ${response.status}`]));
  }

  return {
    async run(name, input) {
      const headers = { 'Content-Type': 'application/json' };
      const response = await call(name, { method: 'POST', headers, body: JSON.stringify(input) });
      return response.json();
    },
    async publish(folder, { commit = '', message = '' }) {
      await readIntactBuild(folder);
      const response = await call('builds', {
        method: 'PUT',
        body: Readable.toWeb(Readable.from(pack(folder))) as ReadableStream,
        duplex: 'half',
        headers: {
          'Content-Type': 'application/gzip',
          'Release-Commit': encodeURIComponent(commit),
          'Release-Message': encodeURIComponent(message),
        },
      });
      return response.json() as Promise<{ area: string; build: string }>;
    },
    async fetchBuild(area, build, into) {
      const { body } = await call(`builds/${area}/${build}`, {});
      if (!body) throw new ReleaseRefused(`${site} sent no build`);
      await unpack(Readable.fromWeb(body as never), into);
      return readIntactBuild(into);
    },
  };
}

/** Reads the manifest of a build and checks its files. @throws {ReleaseRefused} */
async function readIntactBuild(folder: string): Promise<AreaManifest> {
  const manifest = await readManifest(folder);
  refuseIf(await findDamage(folder, manifest));
  return manifest;
}
