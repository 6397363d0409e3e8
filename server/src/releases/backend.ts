import { Readable } from 'node:stream';
import { UsageError } from '../cli/command-line';
import { secureAddress, siteOrigin } from '../settings/setting-types';
import type { Actor } from './actor';
import { packBuild } from './archive';
import { type Outcome, runCommand } from './commands';
import type { About } from './publish-build';
import { ReleaseRefused } from './release-refused';
import type { Releases } from './releases';
import { TOKEN } from './tokens';

/** Runs commands: on a local release store, or through another site's server. */
export interface Backend {
  /** The site's address, as a pull records it. */
  site: string;
  run(command: string, options: object): Promise<Outcome>;
  publish(folder: string, about: About): Promise<{ area: string; build: string }>;
  /** A published build as a gzipped tar. */
  archiveOf(area: string, build: string): Promise<Readable>;
}

/** A promotion is answered when the new set has passed its preflight. */
const ANSWER_LIMIT_MS = 120_000;

/** Runs commands on this machine's own release store. */
export function localBackend(releases: Releases, actor: Actor): Backend {
  return {
    site: 'here',
    run: async (command, options) => runCommand({ releases, actor }, command, options),
    publish: (folder, about) => releases.publish(actor, folder, about),
    archiveOf: async (area, build) =>
      Readable.from(packBuild(await releases.buildFolder(actor, area, build))),
  };
}

/**
 * Runs commands through the server of the site at the address `to`, with the token in `RELEASE_TOKEN`.
 * @throws {UsageError} if the address or the token cannot be used
 */
export function remoteBackend(to: string): Backend {
  const { data: origin, error } = siteOrigin.pipe(secureAddress).safeParse(to);
  if (error) throw new UsageError(`--to ${error.issues[0]?.message}`);
  const token = process.env.RELEASE_TOKEN;
  if (!token || !TOKEN.test(token))
    throw new UsageError(
      'RELEASE_TOKEN holds no token (smr_…, 60 characters): the people who run the site give one.',
    );
  const unknown = `What is live now is not known: "npm run release -- list --to ${origin}" says it`;

  /** @throws {ReleaseRefused} with the site's reasons when it refuses */
  async function call(path: string, request: object): Promise<Response> {
    const response = await fetch(`${origin}/api/releases${path}`, {
      method: 'POST',
      // Followed, a redirect to another origin would lose the token.
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      ...request,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    }).catch(({ cause, message }) => {
      const reason = cause?.message || cause?.code || message;
      throw new ReleaseRefused(`${origin} does not answer: ${reason}`, unknown);
    });
    if (response.ok) return response;
    const { error = `${origin} answers ${response.status}`, problems = [error] } =
      (await jsonOf(response)) ?? {};
    // A proxy gave up, or the change failed half-way; with 503 the site itself says that nothing changed.
    if (response.status >= 500 && response.status !== 503) problems.push(unknown);
    throw new ReleaseRefused(...problems);
  }

  async function ask(...request: Parameters<typeof call>) {
    const answer = await jsonOf(await call(...request));
    if (!answer)
      throw new ReleaseRefused(`${origin} answers as no ShareMore site does: is it the right address?`);
    return answer;
  }

  return {
    site: origin,
    run: (command, options) => ask('', { body: JSON.stringify({ command, options }) }),
    publish: (folder, { commit = '', message = '' }) =>
      ask(`/builds?${new URLSearchParams({ commit, message })}`, {
        method: 'PUT',
        body: packBuild(folder),
        duplex: 'half',
      }),
    async archiveOf(area, build) {
      const { body } = await call(`/builds/${area}/${build}`, { method: 'GET' });
      return Readable.from(body ?? []);
    },
  };
}

const jsonOf = (response: Response) => response.json().catch(() => undefined);
