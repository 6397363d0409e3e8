import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from './apps';
import { buildServer } from './build-server';

// A candidate set is tried with the render worker of these sources.
await buildServer();
const { status } = spawnSync(
  process.execPath,
  [resolve(root, 'server/dist/release.js'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
