import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { singleFlight } from '../../async/single-flight';
import { onError } from '../../observe/error-words';
import { connectTo } from '../../storage/postgres';
import type { Query } from '../../storage/statement';
import { packBuild, unpack } from '../archive';
import { STORED_LIMITS } from '../build-folder';
import { placeBuild } from './build-copies';
import type { Entry, Storage } from './storage';

const CONNECTIONS = 4;
/** A database that stops answering must not block files and releases. */
const LIMIT_MS = 10_000;
/** The limit of a statement that transfers a whole build. */
const TRANSFER_LIMIT_MS = 60_000;
/** The pause between two looks for which builds there are. */
const PAUSE_MS = 200;

const SCHEMA = `
  select pg_advisory_xact_lock(hashtextextended('sharemore releases', 0));
  create table if not exists release_entries (
    folder text not null, name text not null, entry text not null, primary key (folder, name));
  create table if not exists release_archives (build text primary key, archive bytea not null);`;

/**
 * Keeps entries and archives of builds in PostgreSQL, for servers on several machines; each unpacks in `filesDir` the
 * builds that it serves.
 */
export async function openPostgres(
  databaseUrl: string,
  filesDir: string,
  logger: Pick<Logger, 'error' | 'warn'>,
): Promise<Storage> {
  const { transaction, query, close } = connectTo(databaseUrl, logger, CONNECTIONS, LIMIT_MS);
  const transfer: Query = (sql, values) => transaction((run) => run(sql, values), TRANSFER_LIMIT_MS);
  await query(SCHEMA).catch(onError(close));
  const downloads = singleFlight<void>();
  const looks = singleFlight<string[]>();
  /** The builds that there were at the last look. */
  let known: string[] = [];

  /** The names of all builds, looked up five times a second at most: anyone may ask for builds that never were. */
  const published = () =>
    looks('', async () => {
      await sleep(PAUSE_MS);
      const rows = await query<Entry>(`select name from release_entries where folder = 'builds'`);
      return rows.map(({ name }) => name);
    });

  async function download(name: string, target: string): Promise<void> {
    const all = await published();
    // The copies of builds that were removed. A copy of a build that is just being published is not among them.
    for (const gone of known.filter((each) => !all.includes(each)))
      await rm(join(filesDir, gone.replace('@', '/')), { recursive: true, force: true });
    known = all;
    if (!all.includes(name)) return;
    const sql = 'select archive from release_archives where build = :name';
    for (const { archive } of await transfer<{ archive: Buffer }>(sql, { name }))
      await placeBuild(target, (draft) => unpack(Readable.from([archive]), draft, STORED_LIMITS));
  }

  return {
    async add(folder, name, text) {
      const sql = `insert into release_entries (folder, name, entry) values (:folder, :name, :text)
        on conflict do nothing returning name`;
      return (await query(sql, { folder, name, text })).length === 1;
    },
    async list(folder, most) {
      const sql = `select name, entry as text from release_entries where folder = :folder
        order by name desc limit :most`;
      return query<Entry>(sql, { folder, most: most ?? null });
    },
    async read(folder, name) {
      const sql = 'select entry as text from release_entries where folder = :folder and name = :name';
      const [entry] = await query<Entry>(sql, { folder, name });
      return entry?.text ?? null;
    },
    async put(folder, name, text) {
      const sql = `insert into release_entries (folder, name, entry) values (:folder, :name, :text)
        on conflict (folder, name) do update set entry = excluded.entry`;
      await query(sql, { folder, name, text });
    },
    async removeBuild(name) {
      const sql = `with gone as (delete from release_entries where folder = 'builds' and name = :name)
        delete from release_archives where build = :name`;
      await query(sql, { name });
    },
    filesDir,
    async upload(name, folder) {
      const sql = `insert into release_archives (build, archive) values (:name, :archive)
        on conflict (build) do update set archive = excluded.archive`;
      await transfer(sql, { name, archive: await buffer(packBuild(folder, true)) });
    },
    download: (name, target) => downloads(name, () => download(name, target)),
    close,
  };
}
