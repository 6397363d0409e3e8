import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { apps, root } from './apps';
import { buildStale } from './build';
import { buildServer } from './build-server';

const given = process.argv.slice(2);
if (['publish', 'promote', 'preview', 'doctor'].includes(commandOf(given))) {
  // Otherwise the command would use an area's old build after a change of its sources.
  const named = apps.filter((name) => given.some((word) => resolve(word) === resolve(root, name)));
  if (named.length > 0) await buildStale(named, console.error);
}

// The command tests a candidate set with the render worker, so the server's build must be current.
await buildServer();
const { status } = spawnSync(process.execPath, [resolve(root, 'server/dist/release.js'), ...given], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

/** The first word that is neither an option nor the URL after `--to`. */
function commandOf(words: string[]): string {
  return words.find((word, index) => !word.startsWith('-') && words[index - 1] !== '--to') ?? '';
}
