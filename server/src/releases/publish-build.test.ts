import { hash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ada, build, folder, promote, publish, releases, store } from '../testing/releases';
import { operator } from './actor';

const hashOf = (text: string) => `sha256-${hash('sha256', text, 'base64')}`;

describe('publishing', () => {
  const expectRefusal = (dir: string, reason: RegExp | string) =>
    expect(releases.publish(ada, dir)).rejects.toThrow(reason);

  it('keeps who published a build first, from what and why, when it is published again', async () => {
    const news = build('news', 'b1');
    await releases.publish(ada, news, { commit: 'c1', message: 'first' });
    await releases.publish(operator('bob'), news, { commit: 'c1-dirty', message: 'second' });
    expect(await store.build('news', 'b1')).toMatchObject({ by: 'ada', commit: 'c1', message: 'first' });
  });

  it('refuses a missing dist, a truncated area.json and an invalid build id', async () => {
    await expectRefusal(join(folder, 'nothing'), /build it first/);
    const cut = build('news', 'b1');
    writeFileSync(join(cut, 'area.json'), '{"area":"ne');
    await expectRefusal(cut, /not whole: build it again/);
    await expectRefusal(build('news', 'b1', { build: '../etc' }), /not a valid/);
  });

  it('refuses an area.json that takes long to read, and lists only the first of many faults', async () => {
    const long = build('news', 'b1', { platform: 'x'.repeat(600_000) });
    await expectRefusal(long, /area\.json in .* is larger than 524288 bytes/);
    const wrong = build('news', 'b1', { fonts: Array(100_000).fill(0) });
    const refused = await releases.publish(ada, wrong).catch(({ message }) => message);
    expect(refused).toMatch(/not a valid manifest/);
    expect(refused.length).toBeLessThan(5000);
  });

  it('refuses more pages, slots or segments than a server can look through for each request', async () => {
    const pages = (count: number, path = '/page-') =>
      Object.fromEntries(Array.from({ length: count }, (_, number) => [path + number, null]));
    await publish(build('news', 'b1', { pages: pages(300) }));
    await expectRefusal(build('news', 'b2', { pages: pages(301) }), 'more than 300 entries');
    await expectRefusal(build('news', 'b2', { pages: pages(1, '/a'.repeat(9)) }), 'more than 8 segments');
    await expectRefusal(build('news', 'b2', { unlisted: Array(301).fill('/a') }), 'more than 300 entries');
  });

  it('refuses a manifest that names files outside its build, and looks at none', async () => {
    for (const path of ['../../../etc/passwd', '/etc/passwd', '..', 'client/../../x']) {
      const integrity = { [path]: 'sha256-x' };
      await expectRefusal(build('news', 'b1', { integrity }), /not a valid manifest.*a path may have/s);
    }
  });

  it('takes a build again of which a server of an earlier contract has not stored every field', async () => {
    const links = [{ label: 'News', to: '/news', place: 'header' as const }];
    const dir = build('news', 'b1', { links });
    await publish(dir);
    const stored = await store.build('news', 'b1');
    if (!stored) expect.fail();
    const { links: _, ...manifest } = stored.manifest;
    await store.updateBuild({ ...stored, manifest });
    await publish(dir);
    expect((await store.build('news', 'b1'))?.manifest.links).toEqual(links);
  });

  it('refuses an area named as what every object has, and such a file that its manifest does not name', async () => {
    await expectRefusal(build('constructor', 'b1'), /is taken/);
    const more = build('news', 'b3');
    writeFileSync(join(more, 'toString'), '');
    await expectRefusal(more, 'toString is not in its manifest');
  });

  it('refuses what no archive for other servers could carry, and keeps nothing of it', async () => {
    const withFile = (id: string, file: string, bytes: number) => {
      const dir = build('news', id, { integrity: {} });
      const content = randomBytes(bytes);
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), content);
      const integrity = {
        'server/area.js': hashOf(`news ${id}`),
        [file]: `sha256-${hash('sha256', content, 'base64')}`,
      };
      const manifest = JSON.parse(readFileSync(join(dir, 'area.json'), 'utf8'));
      writeFileSync(join(dir, 'area.json'), JSON.stringify({ ...manifest, integrity }));
      return dir;
    };
    // A store adds `.br`.
    const long = `client/${'a'.repeat(88)}.js`;
    await expectRefusal(withFile('b1', long, 10), 'a path may have 97 characters');
    const umlaut = /"client\/große-treppe\.svg", but a path may have 97 characters, of a to z/;
    await expectRefusal(withFile('b1', 'client/große-treppe.svg', 10), umlaut);
    await expectRefusal(withFile('b1', 'client/film.mp4', 100 * 1024 * 1024), 'it is larger than');
    expect(await store.build('news', 'b1')).toBeNull();
    expect(existsSync(await store.folder('news', 'b1'))).toBe(false);
    await publish(withFile('b2', `client/${'a'.repeat(87)}.js`, 10));
  });

  it('names a different contract as the reason, whatever else differs in the manifest', async () => {
    const old = build('news', 'b1');
    writeFileSync(join(old, 'area.json'), JSON.stringify({ area: 'news', contract: 1 }));
    await expectRefusal(old, /contract 1, this server speaks.*build it again/);
  });

  it('refuses damaged, missing, unlisted and compressed files, and links', async () => {
    const damaged = build('news', 'b1');
    writeFileSync(join(damaged, 'server/area.js'), 'other');
    await expectRefusal(damaged, 'news b1: server/area.js is damaged');
    const cut = build('news', 'b2');
    rmSync(join(cut, 'server/area.js'));
    await expectRefusal(cut, 'news b2: server/area.js is missing or unreadable');
    const more = build('news', 'b3');
    writeFileSync(join(more, 'client/more.js'), '');
    await expectRefusal(more, 'client/more.js is not in its manifest');
    const integrity = { 'server/area.js': hashOf('news b5'), 'client/a.mjs.br': hashOf('other') };
    const compressed = build('news', 'b5', { integrity });
    writeFileSync(join(compressed, 'client/a.mjs.br'), 'other');
    await expectRefusal(compressed, 'news b5: client/a.mjs.br is compressed');
    const linked = build('news', 'b4');
    symlinkSync('/etc/passwd', join(linked, 'client/passwd'));
    await expectRefusal(linked, 'client/passwd is a link');
  });

  it('refuses other bytes or claims under an id, also while the stored copy is damaged', async () => {
    await publish(build('news', 'b1'));
    const others = [build('news', 'b1', {}, 'other code'), build('news', 'b1', { pages: { '/': null } })];
    for (const other of others) await expectRefusal(other, /other contents/);
    writeFileSync(join(await store.folder('news', 'b1'), 'server/area.js'), 'broken on disk');
    for (const other of others) await expectRefusal(other, /other contents/);
  });

  it('restores a build whose files in the store are damaged or gone', async () => {
    await publish(build('news', 'b1'));
    const folder = await store.folder('news', 'b1');
    const file = join(folder, 'server/area.js');
    writeFileSync(file, 'broken on disk');
    await publish(build('news', 'b1'));
    expect(readFileSync(file, 'utf8')).toBe('news b1');
    rmSync(folder, { recursive: true });
    await publish(build('news', 'b1'));
    expect(readFileSync(file, 'utf8')).toBe('news b1');
  });

  it('takes a build that has nothing for browsers', async () => {
    const dir = build('news', 'b1');
    rmSync(join(dir, 'client'), { recursive: true });
    await publish(dir);
    expect(await store.build('news', 'b1')).not.toBeNull();
  });

  it('does not check against the live set, so a page can move between areas promoted together', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'), build('blog', 'c1'));
    await promote({ shell: 'a1', news: 'b1', blog: 'c1' });
    await publish(build('blog', 'c2', { pages: { '/blog': null, '/news': null } }));
    await expect(promote({ blog: 'c2' })).rejects.toThrow('both own the path /news');
    await publish(build('news', 'b2', { pages: { '/older-news': null } }));
    const { set } = await promote({ blog: 'c2', news: 'b2' });
    expect(set.builds).toEqual({ shell: 'a1', news: 'b2', blog: 'c2' });
  });
});
