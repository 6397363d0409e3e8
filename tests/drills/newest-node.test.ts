import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../shell/platform/cli/free-port';
import { root } from '../../tools/apps';
import { withNode } from '../../tools/node-release';

it('npm start brings the site up on the newest Node, and ends it with itself', async () => {
  const { node, env } = withNode('latest');
  const work = mkdtempSync(join(tmpdir(), 'newest-node-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const start = spawn(node, ['tools/start.mjs'], {
    cwd: root,
    env: {
      ...env,
      PORT: new URL(url).port,
      DATA_DIR: join(work, 'data'),
      RELEASES_DIR: join(work, 'releases'),
    },
    stdio: 'inherit',
  });
  const status = () => fetch(url).then((response) => response.status, String);
  try {
    await expect.poll(status, { timeout: 240_000, interval: 500 }).toBe(200);
    start.kill('SIGTERM');
    await once(start, 'exit');
    await expect.poll(status, { timeout: 10_000 }).toContain('fetch failed');
  } finally {
    start.kill('SIGKILL');
    rmSync(work, { recursive: true, force: true });
  }
}, 300_000);
