import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../shell/platform/cli/free-port';
import { root } from '../../tools/apps';

/** Runs a command that starts the site, waits for the site, sends the command SIGTERM and expects the site to stop. */
export async function startAndEnd(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'started-'));
  const PORT = String(await freePort());
  const own = { RELEASES_DIR: join(work, 'releases'), ...env, PORT, DATA_DIR: join(work, 'data') };
  const started = spawn(command, args, { cwd: root, env: own, stdio: 'inherit' });
  const status = () => fetch(`http://127.0.0.1:${PORT}`).then((response) => response.status, String);
  try {
    await expect.poll(status, { timeout: 240_000, interval: 500 }).toBe(200);
    const ended = once(started, 'exit');
    started.kill('SIGTERM');
    await ended;
    await expect.poll(status, { timeout: 15_000, interval: 200 }).toContain('fetch failed');
  } finally {
    started.kill('SIGKILL');
  }
}
