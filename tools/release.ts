import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../server/src/cli/command-line';
import { ReleaseRefused } from '../server/src/releases/release-refused';
import { commandOf, readArguments } from '../server/src/releases/staff/arguments';
import { printFailure } from '../server/src/releases/staff/explain';
import { apps, root } from './apps';
import { buildStale } from './build';
import { BuildFailed, buildServer } from './build-server';

const given = process.argv.slice(2);
const program = resolve(root, 'server/dist/release.js');
try {
  // Otherwise the command would use an area's old build after a change of its sources.
  await buildStale(appsToBuild(), console.error);
  // The command tests a candidate set with the render worker, so the server's build must be current.
  await buildServer();
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  // A rollback must not depend on sources that somebody is editing.
  if (appsToBuild().length > 0 || !existsSync(program)) {
    printFailure(new ReleaseRefused(`${error.message}: nothing was published`));
    process.exit(1);
  }
  console.error(`${error.message}: the last whole build of this command is used`);
}
const { status } = spawnSync(process.execPath, [program, ...given], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

/** The apps whose `dist` the command uses. */
function appsToBuild(): string[] {
  try {
    const { words, names } = commandOf(readArguments(given));
    if (!['publish', 'promote', 'preview', 'doctor'].includes(words)) return [];
    return apps.filter((app) => names.some((name) => resolve(name) === resolve(root, app)));
  } catch (error) {
    // The command itself says what is wrong with its arguments.
    if (error instanceof UsageError) return [];
    throw error;
  }
}
