import { UsageError } from '../cli/command-line';
import { messageOf } from '../observe/error-words';
import { operator, userName } from './actor';
import { type Backend, localBackend, remoteBackend } from './backend';
import { openLocalReleases } from './open-releases';
import { readArguments, USAGE } from './staff/arguments';
import { runCommand } from './staff/commands';
import { printFailure } from './staff/explain';

const write = (line: string) => console.log(line);

/** `npm run release`: works on the local store or, with `--to`, through another site's server. */
async function main(): Promise<number> {
  const args = readArguments(process.argv.slice(2));
  if (args.command === 'help') {
    write(USAGE);
    return 0;
  }
  const { to } = args.options;
  if (to) return runCommand({ backend: backendAt(to), write }, args);
  const mayCreate = ['publish', 'promote'].includes(args.command);
  // The render worker is bundled beside this file.
  await using local = await openLocalReleases(process.env, import.meta.dirname, mayCreate);
  if (args.command === 'preview' && !process.env.SITE_URL?.trim())
    console.error(`SITE_URL is not set: the link is for a site at ${local.siteUrl}`);
  const backend = localBackend(local.releases, operator(userName()));
  return await runCommand({ backend, write }, args);
}

/** @throws {UsageError} if the address or the token cannot be used. */
function backendAt(site: string): Backend {
  try {
    return remoteBackend(site);
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  printFailure(error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
