import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { openLeadStore } from '../../server/src/leads/store';
import { logger } from '../../server/src/testing/silent-logger';
import { root } from '../../tools/apps';

const LEADS = 60;

/** Opens the store in `DATA_DIR`, adds a lead and closes it, again and again, as the commands of staff do. */
const program = `
  const { openLeadStore } = await import(${JSON.stringify(join(root, 'server/src/leads/store/index.ts'))});
  for (let index = 0; index < ${LEADS}; index += 1) {
    const store = await openLeadStore({ dataDir: process.env.DATA_DIR }, { logger: console });
    const payload = { email: process.pid + '.' + index + '@work.example' };
    await store.submit({ kind: 'newsletter', payload }, 'held');
    await store.close();
  }`;

it('takes every lead while other processes open and close the store', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-processes-'));
  await using store = await openLeadStore({ dataDir }, { logger });
  const others = [1, 2].map(() => {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    return once(spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }), 'exit');
  });
  let isRunning = true;
  const ended = Promise.all(others).finally(() => {
    isRunning = false;
  });
  let own = 0;
  for (; isRunning; own += 1) {
    await store.submit({ kind: 'newsletter', payload: { email: `${own}@work.example` } }, 'held');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await ended).toEqual([
    [0, null],
    [0, null],
  ]);
  const file = new Libsql(join(dataDir, 'leads.db'));
  expect(file.prepare('select count(*) as count from leads').get()).toMatchObject({ count: own + 2 * LEADS });
  expect(file.pragma('quick_check')).toMatchObject([{ quick_check: 'ok' }]);
});

it('takes a file for damaged only if it is, and not when the process has no more files to open', () => {
  const script = `
    const { openSync, utimesSync } = await import('node:fs');
    const { openLeadStore } = await import('./server/src/leads/store/index.ts');
    const logger = { error() {}, warn() {}, info() {} };
    const store = await openLeadStore({ dataDir: process.argv[1] }, { logger });
    // As a command of staff, which moves the log into the file.
    utimesSync(process.argv[1] + '/leads.db', new Date(), new Date(Date.now() + 5));
    const files = [];
    try { for (;;) files.push(openSync('/dev/null')); } catch {}
    await store.probe().then(() => console.log('stored'), () => console.log('refused'));
    for (const one of files) (await import('node:fs')).closeSync(one);
    await store.probe();
    console.log('stored');
    process.exit();`;
  const node = [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    script,
    mkdtempSync(join(tmpdir(), 'files-')),
  ];
  const limited = ['-c', 'ulimit -n 200; exec "$@"', 'sh', process.execPath, ...node];
  const { stdout, stderr } = spawnSync('sh', limited, { cwd: root, encoding: 'utf8' });
  expect(stdout, stderr).toBe('refused\nstored\n');
});
