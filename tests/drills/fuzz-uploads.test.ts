import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Header } from 'tar';
import { afterAll, describe, expect, it } from 'vitest';
import { commands } from '../../server/src/releases/commands';
import { manifestOf } from '../../server/src/testing/manifest';
import { requestsHold } from '../contract/properties';
import { startSite } from '../e2e/site';
import { copyReleases, liveBuilds } from '../release-folder';
import { releaseToken } from './release-commands';

const releases = copyReleases();
const outside = join(tmpdir(), `escaped-${process.pid}`);
const token = await releaseToken({ RELEASES_DIR: releases.dir }, 'mf-news');
const live = liveBuilds(releases.dir);
const site = await startSite({ RELEASES_DIR: releases.dir, TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' });
let calls = 0;

afterAll(async () => {
  await site.stop();
  releases.remove();
});

async function call(path: string, method: string, body: Buffer<ArrayBuffer> | string) {
  calls += 1;
  const response = await fetch(`${site.url}/api/releases${path}`, {
    method,
    body,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': method === 'PUT' ? 'application/gzip' : 'application/json',
      // Each call has its own client address, because the rate limit is per address.
      'X-Forwarded-For': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    },
  });
  return { status: response.status, text: await response.text() };
}

interface Entry {
  path: string;
  type: 'File' | 'Directory' | 'SymbolicLink' | 'Link' | 'CharacterDevice' | 'FIFO';
  linkpath?: string;
  content: Buffer;
}

/** Packs an archive from any names, types and links, as `tar` itself would not. */
function archiveOf(entries: Entry[]): Buffer<ArrayBuffer> {
  const blocks = entries.flatMap(({ path, type, linkpath, content }) => {
    const size = type === 'File' ? content.length : 0;
    const header = new Header({ path, type, linkpath, size, mode: 0o644, mtime: new Date(0) });
    const block = Buffer.alloc(512);
    header.encode(block);
    const padding = Buffer.alloc((512 - (size % 512)) % 512);
    return type === 'File' ? [block, content, padding] : [block];
  });
  return Buffer.from(gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), { level: 1 }));
}

const code = Buffer.from('export const area = { routes: [], slots: {} };');
const integrity = { 'server/area.js': `sha256-${createHash('sha256').update(code).digest('base64')}` };
const manifest = manifestOf('mf-news', 'fuzz', { integrity });

const path = fc.oneof(
  fc.constantFrom(
    'area.json',
    'client',
    'server/area.js',
    'client/a.js',
    '../up.js',
    outside,
    '..\\up.js',
    './a/../../up.js',
    '.',
    '',
  ),
  fc.string({ maxLength: 90 }),
);
const entry: fc.Arbitrary<Entry> = fc.record({
  path,
  type: fc.constantFrom('File', 'Directory', 'SymbolicLink', 'Link', 'CharacterDevice', 'FIFO'),
  linkpath: fc.constantFrom('/etc/passwd', '../..', 'area.json'),
  content: fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes)),
});
const field = fc.constantFrom(...Object.keys(manifest));
const claimed = fc
  .tuple(field, fc.oneof(fc.jsonValue(), fc.constantFrom('mf-companies', '../x', '__proto__', 'changes')))
  .map(([name, value]) => {
    // An id of its own: under the id of another, other claims are refused before they are looked at.
    const id = createHash('sha256')
      .update(JSON.stringify([name, value]))
      .digest('hex')
      .slice(0, 12);
    return { ...manifest, build: id, [name]: value };
  });
const build = fc
  .tuple(
    fc.oneof({ arbitrary: claimed, weight: 3 }, { arbitrary: fc.constant(manifest), weight: 1 }),
    fc.array(entry, { maxLength: 3 }),
  )
  .map(([says, more]) =>
    archiveOf([
      { path: 'area.json', type: 'File', content: Buffer.from(JSON.stringify(says)) },
      { path: 'server/area.js', type: 'File', content: code },
      ...more,
    ]),
  );
const torn = fc.tuple(build, fc.nat(), fc.nat(255)).map(([archive, at, byte]) => {
  const copy = Buffer.from(archive);
  copy[at % copy.length] = byte;
  return byte % 2 ? copy : copy.subarray(0, at % copy.length);
});
const bytes = fc.uint8Array({ maxLength: 2000 }).map((each) => Buffer.from(each));

describe('the release API', () => {
  it('accepts a valid upload, rejects any other with an error text, and keeps the live set', async () => {
    const seen = new Map<number, number>();
    await requestsHold(
      fc.asyncProperty(fc.oneof(build, torn, bytes), async (archive) => {
        const { status, text } = await call('/builds', 'PUT', archive);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect([200, 403, 409], text).toContain(status);
        const answer = JSON.parse(text);
        if (status === 200)
          expect(answer).toEqual({ area: 'mf-news', build: expect.stringMatching(/^[a-z0-9]+$/) });
        else expect(answer.error).toMatch(/\w/);
      }),
    );
    process.stdout.write(`uploads answered ${JSON.stringify(Object.fromEntries(seen))}\n`);
    expect(seen.get(200)).toBeGreaterThan(0);
    expect(existsSync(outside)).toBe(false);
    expect(liveBuilds(releases.dir)).toEqual(live);
    expect((await fetch(`${site.url}/news`)).status).toBe(200);
  }, 3_600_000);

  // A build that is there would take a preflight: `releases.test.ts` promotes one.
  it('runs a valid command and rejects any other with an error text', async () => {
    // Without `doctor`, which renders the whole live set whatever it is sent.
    const names = Object.keys(commands).filter((name) => name !== 'doctor');
    const name = fc.constantFrom(...names);
    const input = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record(
          {
            area: fc.constantFrom('mf-news', 'mf-companies', '*', '../x'),
            areas: fc.array(fc.constantFrom('mf-news@none', 'shell@none', '__proto__@fuzz', '../x', '@')),
            set: fc.string(),
            message: fc.string(),
            keep: fc.integer(),
            id: fc.string(),
          },
          { requiredKeys: [] },
        )
        .map((each) => JSON.stringify(each)),
    );
    await requestsHold(
      fc.asyncProperty(name, input, async (command, body) => {
        const { status, text } = await call('', 'POST', `{"command":"${command}","options":${body}}`);
        expect(status, `${command} ${body}: ${text}`).toBeLessThan(500);
        if (status !== 200) expect(JSON.parse(text).error).toMatch(/\w/);
      }),
    );
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  }, 3_600_000);
});
