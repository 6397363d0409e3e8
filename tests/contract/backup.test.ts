import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { openLeadStore } from '../../server/src/leads/store';
import { releaseSet } from '../../server/src/releases/release-set';
import { openPostgresStore } from '../../server/src/releases/store/postgres-store';
import { leadsIn } from '../../server/src/testing/leads';
import { startPostgres } from './postgres';

const logger = pino({ level: 'silent' });
const postgres = await startPostgres();
const work = mkdtempSync(join(tmpdir(), 'backup-'));

afterAll(async () => {
  rmSync(work, { recursive: true, force: true });
  await postgres.stop();
});

it('a database restored from pg_dump, as docs/operations.md has it, holds every lead and every release', async () => {
  const original = await postgres.createDatabase();
  const leads = await openLeadStore({ dataDir: '', databaseUrl: original }, { logger });
  await leads.submit({ kind: 'newsletter', payload: { email: 'ada@example.org' } }, 'held');
  const releases = await openPostgresStore(original, join(work, 'first'), logger);
  const build = join(work, 'build');
  for (const folder of ['client', 'server']) mkdirSync(join(build, folder), { recursive: true });
  writeFileSync(join(build, 'area.json'), '{}');
  writeFileSync(join(build, 'client/a.js'), 'whole');
  const at = '2026-11-21T10:00:00.000Z';
  const set = releaseSet({ news: 'b1' });
  await releases.addBuild(build, { manifest: { area: 'news', build: 'b1' } as never, by: 'ada', at });
  await releases.append({ number: 1, action: 'promote', set, by: 'ada', at, why: 'Try it' });
  const secret = await releases.secret();
  await Promise.all([leads.close(), releases.close()]);

  const dump = join(work, 'sharemore.dump');
  postgres.run('pg_dump', '--format=custom', `--file=${dump}`, original);
  const restored = await postgres.createDatabase();
  postgres.run('pg_restore', '--no-owner', `--dbname=${restored}`, dump);

  const leadsAgain = await openLeadStore({ dataDir: '', databaseUrl: restored }, { logger });
  expect(await leadsIn(leadsAgain)).toMatchObject([{ state: 'held', payload: { email: 'ada@example.org' } }]);
  const releasesAgain = await openPostgresStore(restored, join(work, 'second'), logger);
  expect(await releasesAgain.changes()).toMatchObject([{ number: 1, set }]);
  expect(await releasesAgain.secret()).toBe(secret);
  expect(readFileSync(join(await releasesAgain.folder('news', 'b1'), 'client/a.js'), 'utf8')).toBe('whole');
  await Promise.all([leadsAgain.close(), releasesAgain.close()]);
});
