import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { apps, root } from './apps';
import { buildStale } from './build';
import { buildServer } from './build-server';

const given = process.argv.slice(2);
if (['publish', 'promote', 'preview', 'doctor'].includes(commandOf(given))) {
  // Else the old build of an area would be taken for what was changed in it since.
  const named = apps.filter((name) => given.some((word) => resolve(word) === resolve(root, name)));
  if (named.length > 0) await buildStale(named, console.error);
}

// A candidate set is tried with the render worker of these sources.
await buildServer();
const { status } = spawnSync(process.execPath, [resolve(root, 'server/dist/release.js'), ...given], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

/** The first word that is no option, nor the address after `--to`. */
function commandOf(words: string[]): string {
  return words.find((word, index) => !word.startsWith('-') && words[index - 1] !== '--to') ?? '';
}
