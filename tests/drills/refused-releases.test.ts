import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { liveBuilds } from '../release-folder';
import { appending, forgeBuild, withCode } from './forged-builds';
import { newsBuild, release } from './release-commands';
import { local, releasesDir, start, team } from './release-site';

describe('a release set that would fail', () => {
  it('can be previewed, with a warning that it would be refused and why', async () => {
    const dist = forgeBuild('mf-news', 'bad1', withCode('throw new Error("boom")'));
    expect((await local('publish', dirname(dist))).code).toBe(0);
    const { code, out, error } = await local('preview', 'mf-news@bad1');
    expect(out).toMatch(/^http:\/\/127\.0\.0\.1:3000\/api\/releases\/preview\?token=\S+$/);
    expect(error).toContain('SITE_URL is not set: the link is for a site at http://127.0.0.1:3000');
    expect(error).toMatch(/^Would not go live: \/news: mf-news fails: .*boom/m);
    expect(code).toBe(0);
  });

  it('is not one whose areas write to the console, which stays out of the answer', async () => {
    const dist = forgeBuild('mf-news', 'loud1', appending('console.log("loud"); console.error("loud");'));
    expect((await local('publish', dirname(dist))).code).toBe(0);
    const { out, error, code } = await local('promote', 'mf-news@loud1', '--json');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(() => JSON.parse(out)).not.toThrow();
  });

  it('is refused by the server when it is promoted over HTTP', async () => {
    const { url } = await start();
    const { remote } = await team(url, 'mf-news', 'publish,promote');
    const dist = forgeBuild('mf-news', 'bad1', withCode('throw 1'));
    const refused = await remote('promote', dirname(dist));
    expect(refused).toMatchObject({
      code: 1,
      error: expect.stringContaining('/news: mf-news fails'),
    });
    expect(await newsBuild(url)).toBe(liveBuilds(releasesDir)['mf-news']);
  });
});

describe('the release command', () => {
  it('ignores settings of the site and explains wrong arguments', async () => {
    const env = { RELEASES_DIR: releasesDir, SMTP_URL: 'nonsense', FORM_RATE_LIMIT: 'many' };
    expect((await release(['list'], env)).code).toBe(0);
    expect(await release(['list'], { RELEASES_DIR: `${releasesDir}-typo` })).toEqual({
      code: 1,
      out: '',
      error: `RELEASES_DIR has no releases: there is no ${releasesDir}-typo`,
    });
    expect(await local('nonsense')).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^There is no command "nonsense"\nnpm run release/),
    });
    expect(await release(['list', '--to', 'http://site.example'], { RELEASE_TOKEN: 'x' })).toMatchObject({
      code: 2,
      error: expect.stringContaining('--to takes https'),
    });
  });
});
