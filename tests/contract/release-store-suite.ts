import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseSet } from '../../server/src/releases/release-set';
import type { Change, ReleaseToken } from '../../server/src/releases/store/records';
import type { ReleaseStore } from '../../server/src/releases/store/release-store';
import { at, buildFolder, change, clientFile, newsBuild, refusal } from './release-stores';

interface StoreKind {
  name: string;
  /** Creates an empty store. @returns its folder or its database's URL. */
  create(): Promise<string>;
  /** Opens the store as another process would. */
  open(location: string): Promise<ReleaseStore>;
  /** Truncates an entry of the release log. */
  damage(location: string, number: number): Promise<void>;
  /** Deletes all entries of the release log. */
  clear(location: string): Promise<void>;
}

/** Runs the contract suite of release stores. */
export function describeReleaseStore({ name, create, open, damage, clear }: StoreKind): void {
  describe(`the release store in ${name}`, () => {
    let location: string;
    let store: ReleaseStore;
    const opened: ReleaseStore[] = [];
    const openHere = async () => {
      const one = await open(location);
      opened.push(one);
      return one;
    };

    beforeEach(async () => {
      location = await create();
      store = await openHere();
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((one) => one.close()));
    });

    it('starts empty', async () => {
      expect(await store.builds()).toEqual([]);
      expect(await store.changes()).toEqual([]);
      expect(await store.tokens()).toEqual([]);
      expect(await store.build('news', 'b1')).toBeNull();
    });

    it('returns a build unchanged, with its author, time and message', async () => {
      const build = newsBuild('b1');
      await store.addBuild(buildFolder('first'), build);
      const other = await openHere();
      expect(await other.build('news', 'b1')).toEqual(build);
      expect(await clientFile(other)).toBe('first');
      const folder = await other.folder('news', 'b1');
      expect([...readFileSync(join(folder, 'server/area.js'))]).toEqual([0, 255, 10, 13]);
    });

    it('lists builds newest first', async () => {
      for (const day of [1, 3, 2]) {
        const build = { ...newsBuild(`b${day}`), at: `2026-11-0${day}T10:00:00.000Z` };
        await store.addBuild(buildFolder('whole'), build);
      }
      expect((await store.builds()).map(({ manifest }) => manifest.build)).toEqual(['b3', 'b2', 'b1']);
    });

    it('restores a damaged build with the same bytes, and removes a build', async () => {
      const build = newsBuild('b1');
      await store.addBuild(buildFolder('whole'), build);
      writeFileSync(join(await store.folder('news', 'b1'), 'client/assets/a.js'), 'damaged');
      await store.addBuild(buildFolder('whole'), build);
      expect(await clientFile(store)).toBe('whole');
      expect(await store.builds()).toHaveLength(1);
      await store.removeBuild('news', 'b1');
      expect(await store.build('news', 'b1')).toBeNull();
      expect(await store.builds()).toEqual([]);
    });

    it('gives text files for browsers their compressed forms, to every process', async () => {
      await store.addBuild(buildFolder('whole'), newsBuild('b1'));
      const other = await openHere();
      const file = join(await other.folder('news', 'b1'), 'client/assets/a.js');
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('whole');
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('whole');
      expect(existsSync(join(await other.folder('news', 'b1'), 'server/area.js.br'))).toBe(false);
    });

    it('accepts concurrent uploads of one build', async () => {
      const build = newsBuild('b1');
      const other = await openHere();
      for (let round = 0; round < 5; round += 1) {
        const folder = buildFolder('whole');
        await Promise.all([store, other, store].map((each) => each.addBuild(folder, build)));
        expect(await other.build('news', 'b1')).toEqual(build);
        expect(await clientFile(other)).toBe('whole');
      }
    });

    it('stores a build without text files for browsers', async () => {
      const source = buildFolder('whole');
      rmSync(join(source, 'client/assets'), { recursive: true });
      mkdirSync(join(source, 'client/a.js'));
      await store.addBuild(source, newsBuild('b1'));
      expect(readdirSync(join(await (await openHere()).folder('news', 'b1'), 'client'))).toEqual(['a.js']);
    });

    it('rejects names that would leave its folder', async () => {
      await expect(store.folder('..', 'b1')).rejects.toThrow();
      await expect(store.folder('news', '../../etc')).rejects.toThrow();
    });

    it('lists the log of changes newest first, in every process', async () => {
      expect(await store.append(change(1, 'b1'))).toBe(true);
      const rollout = { set: releaseSet({ shell: 'a1', news: 'b3' }), percent: 10 };
      const second: Change = { ...change(2, 'b2'), action: 'rollout', rollout };
      expect(await store.append(second)).toBe(true);
      expect(await (await openHere()).changes()).toEqual([second, change(1, 'b1')]);
    });

    it('lists refused sets newest first, in every process, in a limited number of places', async () => {
      const [first, later, latest] = [refusal('b1', 1), refusal('b1', 2), refusal('b2', 3)];
      for (const each of [first, latest, later]) await store.saveRefusal(each);
      expect(await (await openHere()).refusals()).toEqual([latest, later]);
    });

    it('appends one of two concurrent changes with the same number', async () => {
      await store.append(change(1, 'b1'));
      const other = await openHere();
      for (let number = 2; number < 12; number += 1) {
        const both = await Promise.all([
          store.append(change(number, 'b2')),
          other.append(change(number, 'b3')),
        ]);
        expect(both.filter((taken) => taken)).toHaveLength(1);
        const [newest] = await store.changes();
        expect(newest?.number).toBe(number);
        expect(newest?.set.builds.news).toBe(both[0] ? 'b2' : 'b3');
      }
      expect(await store.changes()).toHaveLength(11);
    });

    it('names a damaged entry, and changes nothing', async () => {
      await store.append(change(1, 'b1'));
      await store.append(change(2, 'b2'));
      await damage(location, 2);
      const other = await openHere();
      await expect(other.changes()).rejects.toThrow(
        'The entry changes/00000002 of the release store is damaged',
      );
      expect(await other.append(change(2, 'b3'))).toBe(false);
    });

    it('reads a log that was cleared and restarted with the same numbers', async () => {
      for (const number of [1, 2, 3]) await store.append(change(number, `b${number}`));
      expect(await store.changes()).toHaveLength(3);
      await clear(location);
      const other = await openHere();
      for (const number of [1, 2, 3]) {
        await other.append(change(number, `c${number}`));
        if (number !== 2) expect((await store.changes())[0]).toEqual(change(number, `c${number}`));
      }
      expect(await store.changes()).toEqual([change(3, 'c3'), change(2, 'c2'), change(1, 'c1')]);
    });

    it('lets other processes look for a change again and again', async () => {
      const other = await openHere();
      let newest: Change | undefined;
      other.watch(async () => {
        [newest] = await other.changes().catch(() => []);
      });
      await store.append(change(1, 'b1'));
      await expect.poll(() => newest).toEqual(change(1, 'b1'));
    });

    it('stores tokens and their revocation', async () => {
      const token: ReleaseToken = {
        id: 't1',
        hash: 'aa',
        area: 'news',
        can: ['publish', 'promote'],
        by: 'ada',
        createdAt: at,
        expiresAt: '2026-12-21T10:00:00.000Z',
      };
      await store.saveToken(token);
      await store.saveToken({ ...token, id: 't2' });
      const revoked = { ...token, revokedAt: '2026-11-22T10:00:00.000Z' };
      await store.saveToken(revoked);
      const all = await (await openHere()).tokens();
      expect(all.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([revoked, { ...token, id: 't2' }]);
    });

    it('shares one secret between all processes', async () => {
      const [one, other] = await Promise.all([store.secret(), (await openHere()).secret()]);
      expect(one).toBe(other);
      expect(one.length).toBeGreaterThanOrEqual(32);
    });
  });
}
