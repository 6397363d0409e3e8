import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readLines } from './render-process';

async function linesOf(parts: Iterable<Buffer>): Promise<string[]> {
  const lines: string[] = [];
  const output = Readable.from(parts, { objectMode: false });
  readLines(output, (line) => lines.push(line));
  await once(output, 'end');
  return lines;
}

it('passes on the first lines, of each no more than its beginning, and the last one without its end', async () => {
  const text = `one\r\ntwo\n${'long'.repeat(999)}\nlast`;
  expect(await linesOf([Buffer.from(text.slice(0, 5)), Buffer.from(text.slice(5))])).toEqual([
    'one',
    'two',
    'long'.repeat(500),
    'last',
  ]);
  expect(await linesOf([Buffer.from('again\n'.repeat(999))])).toHaveLength(20);
});

it('reads a line that is longer than a string can be', async () => {
  const part = Buffer.alloc(4_000_000, 'x');
  expect(await linesOf(Array.from({ length: 150 }, () => part))).toEqual(['x'.repeat(2000)]);
});
