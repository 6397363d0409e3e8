import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { freePort } from '../../shell/platform/cli/free-port';
import { root } from '../../tools/apps';

/**
 * Runs a command that starts the site, waits for the site and ends it as a person does: SIGINT, as Ctrl+C on a terminal,
 * reaches all processes, SIGTERM only the command. Expects an answer to a request in flight, and then no site.
 * @returns the command's exit code and signal
 */
export async function startAndEnd(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  signal: 'SIGINT' | 'SIGTERM',
): Promise<unknown[]> {
  const work = mkdtempSync(join(tmpdir(), 'started-'));
  const PORT = String(await freePort());
  const own = { RELEASES_DIR: join(work, 'releases'), ...env, PORT, DATA_DIR: join(work, 'data') };
  const started = spawn(command, args, { cwd: root, env: own, stdio: 'inherit', detached: true });
  const status = () => fetch(`http://127.0.0.1:${PORT}`).then((response) => response.status, String);
  try {
    await expect.poll(status, { timeout: 240_000, interval: 500 }).toBe(200);
    const post = request(`http://127.0.0.1:${PORT}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    post.write('{');
    await sleep(1500);
    const ended = Promise.all([once(post, 'response'), once(started, 'exit')]);
    if (signal === 'SIGTERM') started.kill(signal);
    else if (started.pid) process.kill(-started.pid, signal);
    setTimeout(() => post.end('}'), 2_000);
    const [[answer], exit] = await ended;
    expect(answer.statusCode).toBe(422);
    await expect.poll(status, { timeout: 15_000, interval: 200 }).toContain('fetch failed');
    return exit;
  } finally {
    started.kill('SIGKILL');
  }
}
