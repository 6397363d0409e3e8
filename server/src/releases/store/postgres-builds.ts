import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { singleFlight } from '../../async/single-flight';
import { packBuild, unpack } from '../archive';
import { copyCompressed, placeBuild } from './build-copies';
import { CHANNEL, type selectFrom } from './postgres-log';
import { areaName, buildId, type PublishedBuild, publishedBuildSchema } from './release-store';

/** The limit of a statement that transfers a whole build. */
export const TRANSFER_TIMEOUT_MS = 60_000;
/** The pause between two looks for which builds there are. */
const PAUSE_MS = 200;

const BUILDS = `select area || '/' || build as name, record as text from release_builds`;

const transfer = (text: string, values: unknown[]) => ({ text, values, query_timeout: TRANSFER_TIMEOUT_MS });

/** Builds in PostgreSQL, as archives; those that this server needs are unpacked in `cacheDir`. */
export function openPostgresBuilds(pool: pg.Pool, cacheDir: string, select: ReturnType<typeof selectFrom>) {
  const folder = (area: string, id: string) => join(cacheDir, areaName.parse(area), buildId.parse(id));
  const downloads = singleFlight<void>();

  let rested: Promise<unknown> = Promise.resolve();
  let next: Promise<string[]> | undefined;
  /** All builds as `AREA/BUILD`. One query answers all who ask before it: anyone may ask, for builds that never were. */
  const published = () => {
    next ??= rested.then(async () => {
      next = undefined;
      const asked = pool.query<{ name: string }>(`select area || '/' || build as name from release_builds`);
      rested = asked.catch(() => {}).then(() => sleep(PAUSE_MS));
      return (await asked).rows.map(({ name }) => name);
    });
    return next;
  };

  async function download(area: string, id: string): Promise<void> {
    if (!(await published()).includes(`${area}/${id}`)) return;
    const sql = 'select archive from release_builds where area = $1 and build = $2';
    const { rows } = await pool.query<{ archive: Buffer }>(transfer(sql, [area, id]));
    const archive = rows[0]?.archive;
    if (archive) await placeBuild(folder(area, id), (draft) => unpack(Readable.from([archive]), draft));
  }

  /** Adds a build whose folder has its compressed forms already. */
  async function importBuild(from: string, build: PublishedBuild): Promise<void> {
    const { area, build: id } = build.manifest;
    await pool.query(
      transfer(
        `insert into release_builds (area, build, record, archive) values ($1, $2, $3, $4)
          on conflict (area, build) do update set record = excluded.record, archive = excluded.archive`,
        [area, id, JSON.stringify(build), await buffer(packBuild(from))],
      ),
    );
  }

  return {
    importBuild,
    addBuild: (source: string, build: PublishedBuild) =>
      placeBuild(folder(build.manifest.area, build.manifest.build), async (draft) => {
        await copyCompressed(source, draft);
        await importBuild(draft, build);
      }),
    async updateBuild(build: PublishedBuild) {
      const { area, build: id } = build.manifest;
      const sql = 'update release_builds set record = $3 where area = $1 and build = $2';
      await pool.query(sql, [area, id, JSON.stringify(build)]);
    },
    async build(area: string, id: string) {
      const found = await select(publishedBuildSchema, `${BUILDS} where area = $1 and build = $2`, area, id);
      return found[0] ?? null;
    },
    async builds() {
      const all = await select(publishedBuildSchema, BUILDS);
      return all.sort((a, b) => (a.at < b.at ? 1 : -1));
    },
    async removeBuild({ manifest: { area, build: id }, keepUntil }: PublishedBuild) {
      const { rowCount } = await pool.query(
        `with gone as (delete from release_builds where area = $1 and build = $2
            and record::json->>'keepUntil' is not distinct from $3::text returning area)
          select pg_notify('${CHANNEL}', area) from gone`,
        [area, id, keepUntil],
      );
      return rowCount === 1;
    },
    async folder(area: string, id: string) {
      const target = folder(area, id);
      if (!existsSync(target)) await downloads.run(target, () => download(area, id));
      return target;
    },
    /** Deletes the copies of builds that are no longer published. */
    async clearCopies(): Promise<void> {
      const names = await readdir(cacheDir, { recursive: true }).catch(() => []);
      const copies = names.filter((name) => /^[^./]+\/[^./]+$/.test(name));
      const all = await published();
      for (const copy of copies.filter((name) => !all.includes(name)))
        await rm(join(cacheDir, copy), { recursive: true, force: true });
    },
  };
}
