import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listen } from '../../server/src/testing/listen';
import { root } from '../../tools/apps';
import { startAndEnd } from './start-and-end';

it.each(['SIGINT', 'SIGTERM'] as const)(
  'npm start stops the site on %s',
  async (signal) => {
    // npm ends itself by the signal after its script has ended.
    expect(await startAndEnd('npm', ['start'], process.env, signal)).toEqual([null, signal]);
  },
  300_000,
);

it('npm start publishes nothing when its port is in use', async () => {
  const other = createServer();
  const PORT = new URL(await listen(other)).port;
  const RELEASES_DIR = mkdtempSync(join(tmpdir(), 'not-started-'));
  try {
    const env = { ...process.env, PORT, RELEASES_DIR };
    const { status, stderr } = spawnSync('npm', ['start'], { cwd: root, env, encoding: 'utf8' });
    expect(stderr).toContain(`The site cannot listen at 127.0.0.1:${PORT}: `);
    expect(status).toBe(1);
    expect(readdirSync(RELEASES_DIR)).toEqual([]);
  } finally {
    other.close();
  }
}, 300_000);
