import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { create } from 'tar';
import { beforeEach, expect, it } from 'vitest';
import { pack, unpack } from './archive';

let work: string;
let source: string;

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'archive-'));
  source = join(work, 'source');
  for (const dir of ['client', 'server']) mkdirSync(join(source, dir), { recursive: true });
  writeFileSync(join(source, 'area.json'), '{}');
  writeFileSync(join(source, 'server/area.js'), 'x'.repeat(10_000));
});

const wide = { packedBytes: 1e6, bytes: 1e6, files: 100, ms: 5_000 };
const into = () => join(work, 'into/build');
async function archiveOf(paths: string[], options: { prefix?: string; preservePaths?: boolean } = {}) {
  const archive = create({ gzip: true, cwd: source, portable: true, ...options }, paths);
  return Readable.from([await buffer(archive)]);
}

it('gives back what was packed', async () => {
  await unpack(Readable.from(pack(source)), into(), wide);
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
])('takes no %s than allowed', async (_, limits, reason) => {
  await expect(unpack(Readable.from(pack(source)), into(), { ...wide, ...limits })).rejects.toThrow(reason);
});

it('waits for no upload that does not come', async () => {
  const silent = new Readable({ read() {} });
  await expect(unpack(silent, into(), { ...wide, ms: 100 })).rejects.toThrow(/longer than 0.1 s/);
});

it('gives no more time to unpack than to arrive', async () => {
  writeFileSync(join(source, 'client/large.txt'), 'some words of code\n'.repeat(3e6));
  const archive = await archiveOf(['client']);
  const limits = { ...wide, bytes: 1e8, ms: 20 };
  await expect(unpack(archive, into(), limits)).rejects.toThrow(/longer than 0.02 s/);
});

it('leaves the connection open on which a refusal is told, and takes what still comes', async () => {
  const request = new PassThrough();
  request.write('no archive at all, '.repeat(100));
  await expect(unpack(request, into(), { ...wide, packedBytes: 100 })).rejects.toThrow(/larger than 100/);
  request.end('and its end');
  await expect.poll(() => request.readableEnded).toBe(true);
});

it('takes no links, hard or soft', async () => {
  symlinkSync('/etc/passwd', join(source, 'client/passwd'));
  await expect(unpack(await archiveOf(['client']), into(), wide)).rejects.toThrow(
    'client/passwd is a SymbolicLink',
  );
});

it.each([
  ['a parent', '../../escape'],
  ['the root', '/escape'],
])('writes nothing outside its folder: a path to %s', async (_, prefix) => {
  const archive = await archiveOf(['server/area.js'], { prefix, preservePaths: true });
  await expect(unpack(archive, into(), wide)).rejects.toThrow('outside its folder');
  expect(readdirSync(work).sort()).toEqual(['into', 'source']);
});

it('refuses what is cut or is no archive, in words', async () => {
  const whole = await buffer(pack(source));
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('hello')]) {
    await expect(unpack(Readable.from([bytes]), into(), wide)).rejects.toThrow(/not whole/);
  }
});
