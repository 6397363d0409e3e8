import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLeadStore } from '../../server/src/leads/store';
import { openPostgresStore } from '../../server/src/releases/store/postgres-store';
import { contact } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';
import { silentWay, startPostgres } from './postgres';
import { newsBuild, sourceOf } from './release-store-suite';

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'silent-'));
let way: Awaited<ReturnType<typeof silentWay>>;

beforeEach(async () => {
  way = await silentWay(await postgres.createDatabase());
});
afterEach(() => {
  way.close();
});
afterAll(postgres.stop);

/** How long it takes until something is done or refused. */
async function secondsOf(work: Promise<unknown>): Promise<number> {
  const began = Date.now();
  await work.catch(() => {});
  return (Date.now() - began) / 1000;
}

it('lets a visitor know after one time limit that a form could not be stored', async () => {
  const store = await openLeadStore({ dataDir: '', databaseUrl: way.databaseUrl }, { logger });
  way.fallSilent();
  const submission = { kind: 'contact' as const, payload: contact('Is anybody there?') };
  expect(await secondsOf(store.submit(submission, 'received'))).toBeLessThan(15);
  way.close();
  await store.close();
});

it('keeps neither the files of a build waiting nor the next look for releases', async () => {
  const cacheDir = join(folder, 'cache');
  const store = await openPostgresStore(way.databaseUrl, cacheDir, logger);
  await store.addBuild(sourceOf('whole'), newsBuild('b1'));
  const there = await store.folder('news', 'b1');
  way.fallSilent();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
  const again = store.folder('news', 'b1');
  expect(await secondsOf(again)).toBeLessThan(2);
  expect(await again).toBe(there);
  clock.mockRestore();
  expect(await secondsOf(store.changes())).toBeLessThan(15);
  way.close();
  await store.close();
});
