import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaManifest, LivePointer, ReleaseSet } from '@sharemore/platform/contract';
import { writeDurably } from '../write-durably';
import { checkSet, ReleaseRefused } from './check-set';
import { areaManifestSchema, livePointerSchema } from './manifest-schema';

const HISTORY = 50;

/** The published builds and the live pointer, in one folder. */
export interface ReleaseStore {
  /** Copies a build in; equal builds are kept as they are. @throws {ReleaseRefused} */
  publish(buildDir: string): Promise<AreaManifest>;
  /** Makes `builds` live, in one step, beside what else is live. @throws {ReleaseRefused} */
  promote(builds: Record<string, string>): Promise<ReleaseSet>;
  /** Goes back to the set before the live one, or of one area to its build before. @throws {ReleaseRefused} */
  rollback(area?: string): Promise<ReleaseSet>;
  live(): LivePointer | null;
  manifest(area: string, build: string): AreaManifest;
  /** Published builds by area, the newest name last. */
  builds(): Record<string, string[]>;
  folder(area: string, build: string): string;
}

/** Opens the release folder; it may not exist yet. */
export function openReleases(releasesDir: string, now: () => Date = () => new Date()): ReleaseStore {
  const pointerFile = join(releasesDir, 'live.json');
  const folder = (area: string, build: string) => join(releasesDir, area, build);

  function manifest(area: string, build: string): AreaManifest {
    const file = join(folder(area, build), 'area.json');
    if (!existsSync(file))
      throw new ReleaseRefused(`There is no build ${build} of ${area}: publish it first`);
    return readManifest(file);
  }

  function live(): LivePointer | null {
    if (!existsSync(pointerFile)) return null;
    return livePointerSchema.parse(JSON.parse(readFileSync(pointerFile, 'utf8')));
  }

  async function makeLive(builds: Record<string, string>): Promise<ReleaseSet> {
    checkSet(Object.entries(builds).map(([area, build]) => manifest(area, build)));
    const before = live();
    const promotedAt = now().toISOString();
    const set = { id: promotedAt.replace(/[^0-9]/g, ''), builds, promotedAt };
    const history = before ? [before.set, ...before.history].slice(0, HISTORY) : [];
    await writeDurably(pointerFile, `${JSON.stringify({ set, history } satisfies LivePointer, null, 2)}\n`);
    return set;
  }

  return {
    folder,
    manifest,
    live,
    async publish(buildDir) {
      const built = readManifest(join(buildDir, 'area.json'));
      const builds = live()?.set.builds ?? {};
      const others = Object.entries(builds).filter(([area]) => area !== built.area);
      checkSet([...others.map(([area, build]) => manifest(area, build)), built], { isWhole: false });
      const target = folder(built.area, built.build);
      if (!existsSync(target)) {
        await mkdir(join(releasesDir, built.area), { recursive: true });
        const arriving = `${target}.arriving-${process.pid}`;
        cpSync(buildDir, arriving, { recursive: true });
        try {
          renameSync(arriving, target);
        } catch (error) {
          rmSync(arriving, { recursive: true, force: true });
          if (!existsSync(target)) throw error;
        }
      }
      return built;
    },
    promote: (builds) => makeLive({ ...live()?.set.builds, ...builds }),
    async rollback(area) {
      const pointer = live();
      if (!pointer) throw new ReleaseRefused('Nothing is live, so there is nothing to go back from');
      const { set, history } = pointer;
      const earlier = area
        ? history.find(({ builds }) => builds[area] && builds[area] !== set.builds[area])
        : history[0];
      if (!earlier)
        throw new ReleaseRefused(`There is no earlier ${area ? `build of ${area}` : 'set'} to go back to`);
      return makeLive(area ? { ...set.builds, [area]: earlier.builds[area] as string } : earlier.builds);
    },
    builds() {
      if (!existsSync(releasesDir)) return {};
      const areas = readdirSync(releasesDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      return Object.fromEntries(
        areas.map(({ name }) => [
          name,
          readdirSync(join(releasesDir, name)).filter((build) =>
            existsSync(join(releasesDir, name, build, 'area.json')),
          ),
        ]),
      );
    },
  };
}

function readManifest(file: string): AreaManifest {
  const result = areaManifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new ReleaseRefused(`${file} is not a valid area.json: ${result.error.message}`);
  return result.data;
}
