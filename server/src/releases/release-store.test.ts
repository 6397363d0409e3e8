import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AreaManifest, CONTRACT_VERSION } from '@sharemore/platform/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReleases } from './release-store';

let folder: string;
let seconds = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  seconds = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () =>
  openReleases(join(folder, 'releases'), () => new Date(Date.UTC(2026, 0, 1, 0, 0, ++seconds)));

function build(area: string, id: string, changes: Partial<AreaManifest> = {}): string {
  const manifest: AreaManifest = {
    area,
    build: id,
    contract: CONTRACT_VERSION,
    platform: area === 'shell' ? '1.2.0' : '^1.0.0',
    entry: 'assets/entry.js',
    base: { modules: [], styles: [] },
    pages: area === 'shell' ? {} : { [`/${area}`]: { modules: [], styles: [] } },
    slots: {},
    fonts: [],
    provides: {},
    imports: {},
    examples: {},
    integrity: {},
    ...changes,
  };
  const dir = join(folder, 'dist', `${area}-${id}`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'area.json'), JSON.stringify(manifest));
  return dir;
}

describe('publishing and promoting', () => {
  it('makes published builds live in one step and remembers what was live', async () => {
    const releases = open();
    await releases.publish(build('shell', 'a1'));
    await releases.publish(build('news', 'b1'));
    const first = await releases.promote({ shell: 'a1', news: 'b1' });
    await releases.publish(build('news', 'b2'));
    const second = await releases.promote({ news: 'b2' });
    expect(second.builds).toEqual({ shell: 'a1', news: 'b2' });
    expect(open().live()).toEqual({ set: second, history: [first] });
  });

  it('goes back one set, or one area to the build that it had before', async () => {
    const releases = open();
    for (const dir of [
      build('shell', 'a1'),
      build('news', 'b1'),
      build('news', 'b2'),
      build('faq', 'c1'),
      build('faq', 'c2'),
    ]) {
      await releases.publish(dir);
    }
    await releases.promote({ shell: 'a1', news: 'b1', faq: 'c1' });
    await releases.promote({ news: 'b2' });
    await releases.promote({ faq: 'c2' });
    expect((await releases.rollback('news')).builds).toEqual({ shell: 'a1', news: 'b1', faq: 'c2' });
    expect((await releases.rollback()).builds).toEqual({ shell: 'a1', news: 'b2', faq: 'c2' });
  });

  it('keeps a build as it is when it is published again', async () => {
    const releases = open();
    await releases.publish(build('shell', 'a1'));
    await releases.publish(build('shell', 'a1', { entry: 'assets/other.js' }));
    expect(releases.manifest('shell', 'a1').entry).toBe('assets/entry.js');
  });
});

describe('what is refused, and why', () => {
  it('a path that another area owns, whatever its parameters are called', async () => {
    const releases = open();
    await releases.publish(build('shell', 'a1'));
    const page = { modules: [], styles: [] };
    await releases.publish(build('news', 'b1', { pages: { '/news/:slug': page } }));
    await releases.promote({ shell: 'a1', news: 'b1' });
    const twin = build('blog', 'd1', { pages: { '/news/:article': page } });
    await expect(releases.publish(twin)).rejects.toThrow(
      'blog claims the path /news/:, which belongs to news',
    );
  });

  it('a slot that another area offers', async () => {
    const releases = open();
    const slots = { 'employer-finder': { modules: [], styles: [] } };
    await releases.publish(build('shell', 'a1'));
    await releases.publish(build('companies', 'b1', { slots }));
    await releases.promote({ shell: 'a1', companies: 'b1' });
    await expect(releases.publish(build('twin', 'c1', { slots }))).rejects.toThrow(/slot employer-finder/);
  });

  it('another contract', async () => {
    await expect(open().publish(build('news', 'b1', { contract: 99 }))).rejects.toThrow(
      /contract 99.*build it again/,
    );
  });

  it('a platform outside the area’s range', async () => {
    const releases = open();
    await releases.publish(build('shell', 'a1'));
    await releases.publish(build('news', 'b1', { platform: '^2.0.0' }));
    await expect(releases.promote({ shell: 'a1', news: 'b1' })).rejects.toThrow(
      'wants platform ^2.0.0, the shell brings 1.2.0',
    );
  });

  it('a set without a shell, and a build that was never published', async () => {
    const releases = open();
    await releases.publish(build('news', 'b1'));
    await expect(releases.promote({ news: 'b1' })).rejects.toThrow(/needs a build of the shell/);
    await expect(releases.promote({ shell: 'zz' })).rejects.toThrow(/no build zz of shell/);
  });

  it('an area.json that names folders outside its own', async () => {
    await expect(open().publish(build('news', 'b1', { build: '../../etc' }))).rejects.toThrow(
      /not a valid area.json/,
    );
  });

  it('going back when there is nothing before', async () => {
    await expect(open().rollback()).rejects.toThrow(/Nothing is live/);
  });
});
