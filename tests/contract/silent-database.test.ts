import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLeadStore } from '../../server/src/leads/store';
import { openReleaseStore } from '../../server/src/releases/store';
import { contact } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';
import { startPostgres, startProxy } from './postgres';
import { buildFolder, newsBuild } from './release-stores';

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'silent-'));
let proxy: Awaited<ReturnType<typeof startProxy>>;

beforeEach(async () => {
  proxy = await startProxy(await postgres.createDatabase());
});
afterEach(() => {
  proxy.close();
});
afterAll(postgres.stop);

/** Waits until `work` resolves or rejects. @returns the seconds that this took. */
async function secondsOf(work: Promise<unknown>): Promise<number> {
  const began = Date.now();
  await work.catch(() => {});
  return (Date.now() - began) / 1000;
}

it('rejects a submission after one time-out when the database does not answer', async () => {
  const store = await openLeadStore({ dataDir: '', databaseUrl: proxy.databaseUrl }, { logger });
  proxy.fallSilent();
  const submission = { kind: 'contact' as const, payload: contact('Is anybody there?') };
  expect(await secondsOf(store.submit(submission, 'received'))).toBeLessThan(8);
  proxy.close();
  await store.close();
});

it('rejects a submission, and lives on, when its connection breaks and no new one can be made', async () => {
  const store = await openLeadStore({ dataDir: '', databaseUrl: proxy.databaseUrl }, { logger });
  const asked = proxy.fallSilent();
  const submission = { kind: 'contact' as const, payload: contact('Is anybody there?') };
  const submitted = expect(store.submit(submission, 'received')).rejects.toThrow(/ECONNREFUSED|terminated/);
  await asked;
  proxy.close();
  await submitted;
  await store.close();
});

it('serves cached builds at once, and limits a poll, when the database does not answer', async () => {
  const { databaseUrl } = proxy;
  const store = await openReleaseStore({ releasesDir: folder, databaseUrl }, logger);
  for (const build of ['b1', 'b2']) await store.addBuild(buildFolder('whole'), newsBuild(build));
  const [there] = await Promise.all(['b1', 'b2'].map((build) => store.folder('news', build)));
  proxy.fallSilent();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
  const again = store.folder('news', 'b1');
  expect(await secondsOf(again)).toBeLessThan(8);
  expect(await again).toBe(there);
  // Only the first file waits for the database: after that it is known to be silent.
  expect(await secondsOf(store.folder('news', 'b2'))).toBeLessThan(4);
  clock.mockRestore();
  expect(await secondsOf(store.changes())).toBeLessThan(15);
  proxy.close();
  await store.close();
});
