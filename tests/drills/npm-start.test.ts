import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/apps';

it('npm start ends the site when it is told to end', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'npm-start-'));
  const port = 20_000 + (process.pid % 20_000);
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RELEASES_DIR: process.env.TEST_RELEASES_DIR,
    },
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 120_000, interval: 200 }).toBe(true);
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(isUp, { timeout: 15_000, interval: 200 }).toBe(false);
  rmSync(dataDir, { recursive: true });
}, 200_000);
