import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { create, Header } from 'tar';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { packBuild, unpack } from './archive';

let work: string;
let source: string;

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'archive-'));
  source = join(work, 'source');
  for (const dir of ['client', 'server']) mkdirSync(join(source, dir), { recursive: true });
  writeFileSync(join(source, 'area.json'), '{}');
  writeFileSync(join(source, 'server/area.js'), 'x'.repeat(10_000));
});

const limits = { bytes: 1e6, files: 100 };
const into = () => join(work, 'into/build');
async function archiveOf(paths: string[], options: { prefix?: string; preservePaths?: boolean } = {}) {
  const archive = create({ gzip: true, cwd: source, portable: true, ...options }, paths);
  return Readable.from([await buffer(archive)]);
}

it('says that a folder has no build', () => {
  expect(() => packBuild(join(work, 'nothing'))).toThrow('There is no build in');
});

it('unpacks what was packed', async () => {
  await unpack(Readable.from(packBuild(source)), into(), { ...limits, files: 4, bytes: 10_002 });
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
])('refuses %s than allowed', async (_, limit, reason) => {
  await expect(unpack(Readable.from(packBuild(source)), into(), { ...limits, ...limit })).rejects.toThrow(
    reason,
  );
});

/** Shortens the time limit of an upload. */
function limitTo(milliseconds: number): void {
  const limit = AbortSignal.timeout(milliseconds);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit);
  onTestFinished(() => timeout.mockRestore());
}

it('times out when an upload stalls', async () => {
  const stalled = new Readable({ read() {} });
  limitTo(100);
  await expect(unpack(stalled, into(), limits)).rejects.toThrow('it took longer than 120 s');
});

it('counts unpacking towards the time limit', async () => {
  writeFileSync(join(source, 'client/large.txt'), 'some words of code\n'.repeat(3e6));
  const archive = await archiveOf(['client']);
  limitTo(20);
  await expect(unpack(archive, into(), { ...limits, bytes: 1e8 })).rejects.toThrow('longer than 120 s');
});

it('keeps the connection open for the refusal and drains the rest of the upload', async () => {
  const request = new PassThrough();
  request.write('no archive at all, '.repeat(100));
  await expect(unpack(request, into(), limits)).rejects.toThrow('it is not whole');
  request.end('and its end');
  await expect.poll(() => request.readableEnded).toBe(true);
});

it('blames a full disk, not the archive', async () => {
  const write = vi.spyOn(fs, 'write').mockImplementation((...given: unknown[]) => {
    const done = given.at(-1) as (error: Error) => void;
    done(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  });
  onTestFinished(() => write.mockRestore());
  const unpacking = unpack(Readable.from(packBuild(source)), into(), limits);
  await expect(unpacking).rejects.toMatchObject({ code: 'ENOSPC' });
});

it('refuses a name of a path may have 97 characters or of others than a build may have, and says so', async () => {
  const name = (length: number) => writeFileSync(join(source, 'client', 'x'.repeat(length)), '');
  name(97 - 'client/'.length);
  await unpack(Readable.from(packBuild(source)), into(), limits);
  writeFileSync(join(source, 'client', 'große-treppe.svg'), '');
  await expect(unpack(Readable.from(packBuild(source)), into(), limits)).rejects.toThrow('of a to z');
  rmSync(join(source, 'client', 'große-treppe.svg'));
  name(101);
  const unpacking = unpack(Readable.from(packBuild(source)), into(), limits);
  await expect(unpacking).rejects.toThrow('a path may have 97 characters');
});

it('refuses links', async () => {
  symlinkSync('/etc/passwd', join(source, 'client/passwd'));
  const unpacking = unpack(await archiveOf(['client']), into(), limits);
  await expect(unpacking).rejects.toThrow('client/passwd is a link or no file');
});

it.each([
  ['a parent', '../../escape'],
  ['the root', '/escape'],
])('writes nothing outside its folder for a path to %s', async (_, prefix) => {
  const archive = await archiveOf(['server/area.js'], { prefix, preservePaths: true });
  await expect(unpack(archive, into(), limits)).rejects.toThrow('a path may have 97 characters');
  expect(readdirSync(work).sort()).toEqual(['into', 'source']);
});

it('refuses a truncated archive and other bytes', async () => {
  const whole = await buffer(packBuild(source));
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('hello')]) {
    await expect(unpack(Readable.from([bytes]), into(), limits)).rejects.toThrow(/not whole/);
  }
});

describe('an archive made to hold up the server', () => {
  const huge = { ...limits, bytes: 5e6 };
  const zeros = Buffer.alloc(4e6);
  const end = Buffer.alloc(1024);

  /** One entry as bytes, whatever its path or type. */
  function entry(path: string, content: Buffer | string = '', typeflag = '0'): Buffer {
    const header = Buffer.alloc(512);
    new Header({ path: 'x', type: 'File', mode: 0o644, size: content.length }).encode(header);
    header.write(path.padEnd(100, '\0'), 0);
    header.write(typeflag, 156);
    const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return Buffer.concat([header, Buffer.from(content), Buffer.alloc((512 - (content.length % 512)) % 512)]);
  }
  const gzip = (...parts: Buffer[]) => gzipSync(Buffer.concat(parts), { level: 1 });
  const claimsSize = entry('pax', '9 size=1\n', 'x');

  /** Unpacks while counting the turns of the event loop and the longest wait for one. */
  async function unpackBeside(packed: Buffer) {
    let turns = 0;
    let longest = 0;
    let last = performance.now();
    let isOver = false;
    const turn = () => {
      turns += 1;
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const said = await unpack(Readable.from([packed]), into(), huge).then(
      () => 'unpacked',
      ({ message }) => message,
    );
    longest = Math.max(longest, performance.now() - last);
    isOver = true;
    return { said, turns, longest };
  }

  it.each<[string, Buffer, RegExp, turns?: number]>([
    ['zeros only', gzip(zeros), /not whole/, 20],
    ['zeros after its end', gzip(entry('a', 'hi'), zeros), /^unpacked/, 20],
    ['more zeros than a build may have', gzip(entry('a'), Buffer.alloc(6e6)), /unpacks to more/, 20],
    ['a gzip in the gzip', gzipSync(gzip(entry('a'), zeros)), /not whole/],
    ['many members', Buffer.concat([...Array(9999).fill(gzip()), gzip(entry('a'), end)]), /^unpacked/],
    ['zeros after the gzip', Buffer.concat([gzip(entry('a'), end), zeros.subarray(0, 5e5)]), /^unpacked/],
    ['many tiny entries', gzip(...Array(8000).fill(entry('a')), end), /more than 100 files/],
    [
      'a long header',
      gzip(entry('pax', Buffer.alloc(1e6, '\n'), 'x'), entry('a'), end),
      /a path may have 97 ch/,
    ],
    [
      'a long header of an unclear size',
      gzip(claimsSize, entry('pax', zeros, 'x'), end),
      /a path may have 97 ch/,
    ],
    ['a deep path', gzip(entry('d/'.repeat(40)), end), /a path may have 97 characters/],
    ['a NUL in a path', gzip(entry('d/a\0\nb\0c'), end), /a path may have 97 characters/],
  ])('cannot do so with %s', async (_, packed, answer, least = 0) => {
    const { said, turns, longest } = await unpackBeside(packed);
    expect(said).toMatch(answer);
    expect(longest).toBeLessThan(4000);
    expect(turns).toBeGreaterThanOrEqual(least);
  });
});
