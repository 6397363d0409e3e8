import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { packBuild } from '@sharemore/platform/release-client';
import { create } from 'tar';
import { beforeEach, expect, it } from 'vitest';
import { unpack } from './archive';

let work: string;
let source: string;

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'archive-'));
  source = join(work, 'source');
  for (const dir of ['client', 'server']) mkdirSync(join(source, dir), { recursive: true });
  writeFileSync(join(source, 'area.json'), '{}');
  writeFileSync(join(source, 'server/area.js'), 'x'.repeat(10_000));
});

const limits = { packedBytes: 1e6, bytes: 1e6, files: 100, ms: 5_000 };
const into = () => join(work, 'into/build');
async function archiveOf(paths: string[], options: { prefix?: string; preservePaths?: boolean } = {}) {
  const archive = create({ gzip: true, cwd: source, portable: true, ...options }, paths);
  return Readable.from([await buffer(archive)]);
}

it('unpacks what was packed', async () => {
  await unpack(Readable.from(packBuild(source)), into(), limits);
  expect(readdirSync(into(), { recursive: true }).sort()).toEqual([
    'area.json',
    'client',
    'server',
    join('server', 'area.js'),
  ]);
});

it.each([
  ['more files', { files: 2 }, /more than 2 files/],
  ['more bytes, however well they are packed', { bytes: 5_000 }, /larger than 5000 bytes/],
  ['a larger upload', { packedBytes: 50 }, /larger than 50 bytes/],
])('refuses %s than allowed', async (_, limit, reason) => {
  await expect(unpack(Readable.from(packBuild(source)), into(), { ...limits, ...limit })).rejects.toThrow(
    reason,
  );
});

it('times out when an upload stalls', async () => {
  const stalled = new Readable({ read() {} });
  await expect(unpack(stalled, into(), { ...limits, ms: 100 })).rejects.toThrow(/longer than 0.1 s/);
});

it('counts unpacking towards the time limit', async () => {
  writeFileSync(join(source, 'client/large.txt'), 'some words of code\n'.repeat(3e6));
  const unpacking = unpack(await archiveOf(['client']), into(), { ...limits, bytes: 1e8, ms: 20 });
  await expect(unpacking).rejects.toThrow(/longer than 0.02 s/);
});

it('keeps the connection open for the refusal and drains the rest of the upload', async () => {
  const request = new PassThrough();
  request.write('no archive at all, '.repeat(100));
  await expect(unpack(request, into(), { ...limits, packedBytes: 100 })).rejects.toThrow(/larger than 100/);
  request.end('and its end');
  await expect.poll(() => request.readableEnded).toBe(true);
});

it('refuses links', async () => {
  symlinkSync('/etc/passwd', join(source, 'client/passwd'));
  const unpacking = unpack(await archiveOf(['client']), into(), limits);
  await expect(unpacking).rejects.toThrow('client/passwd is a SymbolicLink');
});

it.each([
  ['a parent', '../../escape'],
  ['the root', '/escape'],
])('writes nothing outside its folder for a path to %s', async (_, prefix) => {
  const archive = await archiveOf(['server/area.js'], { prefix, preservePaths: true });
  await expect(unpack(archive, into(), limits)).rejects.toThrow('outside its folder');
  expect(readdirSync(work).sort()).toEqual(['into', 'source']);
});

it('refuses a truncated archive and other bytes', async () => {
  const whole = await buffer(packBuild(source));
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('hello')]) {
    await expect(unpack(Readable.from([bytes]), into(), limits)).rejects.toThrow(/not whole/);
  }
});
