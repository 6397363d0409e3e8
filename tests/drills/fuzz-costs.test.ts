import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Header } from 'tar';
import { afterAll, expect, it } from 'vitest';
import { publishedRows, readValueRange } from '../../server/src/sheet/rows';
import { contact, registration } from '../../server/src/testing/leads';
import { requestsHold } from '../contract/properties';
import { startSite } from '../e2e/site';
import { copyReleases } from '../release-folder';
import { type Cost, costOf, leastCost } from './costs';
import { releaseToken } from './release-commands';

/** Of any input. */
const LARGEST_INPUT = 2048;
const MOST: Cost = { ms: 20, bytes: 1024 * 1024 };
/** What costs more is measured again. */
const LITTLE: Cost = { ms: 8, bytes: 256 * 1024 };

const releases = copyReleases();
const token = await releaseToken({ RELEASES_DIR: releases.dir }, 'mf-news');
const site = await startSite({ RELEASES_DIR: releases.dir, TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' });
afterAll(async () => {
  await site.kill();
  releases.remove();
});

const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
/** What slow checks are slow at: one piece again and again, and an end that does not fit. */
const piece = fc.oneof(
  oneOf('/ % %25 %c3%28 .. ./ // @ a = ; & , " \\ [{ - . <b &amp; é 😀 preview= a=b; 1, 0 {"a": __proto__'),
  fc.constantFrom(' ', '\t', ', '),
  fc.string({ minLength: 1, maxLength: 4, unit: 'binary' }),
);
const nasty = fc
  .tuple(piece, piece, fc.integer({ min: 0, max: 1024 }), fc.string({ maxLength: 3 }))
  .map(([start, again, times, end]) => (start + again.repeat(times) + end).slice(0, 1000));
/** Nothing that would end a header or a request line. */
const inHeader = nasty.map((text) => text.replace(/[^\x21-\xff]/g, '').replaceAll('\x7f', ''));

const about = oneOf(
  'Cookie Release-Set Accept-Encoding Accept If-None-Match Range Origin Authorization Content-Type',
);
const from = oneOf('X-Forwarded-For Forwarded X-Request-Id Idempotency-Key Sec-Fetch-Site');
const header = fc.tuple(
  fc.oneof(about, from),
  fc.oneof(
    inHeader,
    inHeader.map((text) => `preview=${text}; rollout=${text}`),
  ),
);
const pages = oneOf('/ /faq /companies?q= /company/ /news/ /r/shell/ /?outcome= /sitemap.xml');
const calls = oneOf('/api/ /api/google-sheets /api/releases/preview?token= /readyz /metrics');
const path = fc.oneof(pages, calls);
const page: fc.Arbitrary<Input> = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
  target: fc.tuple(path, inHeader).map(([start, end]) => start + end),
  headers: fc.array(header, { maxLength: 3 }),
  body: fc.constant(''),
});
const fields = { ...contact('Hello'), ...registration('ada@example.org'), EMAIL: 'ada@example.org' };
const changed = fc.dictionary(fc.constantFrom(...Object.keys(fields), '__proto__'), nasty, { maxKeys: 2 });
const form: fc.Arbitrary<Input> = fc.record({
  method: fc.constant('POST'),
  target: fc.constantFrom('/api/contact', '/api/registrations', '/api/newsletter', '/api/beacon'),
  headers: fc.constantFrom(
    [['Content-Type', 'application/json']],
    [['Content-Type', 'application/x-www-form-urlencoded']],
  ),
  body: fc.oneof(
    changed.map((some) => JSON.stringify({ ...fields, ...some })),
    changed.map((some) => new URLSearchParams({ ...fields, ...some }).toString()),
    nasty,
  ),
});
const archive: fc.Arbitrary<Input> = fc.record({
  method: fc.constant('PUT'),
  target: fc.constant('/api/releases/builds'),
  headers: fc.constant([['Authorization', `Bearer ${token}`]]),
  body: fc.oneof(
    fc.uint8Array({ maxLength: LARGEST_INPUT }).map((bytes) => Buffer.from(bytes)),
    // Of two megabytes when it is unpacked, once as a file and once as none.
    fc.tuple(nasty, fc.nat(2000)).map(([text, times]) => gzipSync(text.repeat(times))),
    fc.nat(1_900_000).map((size) => {
      const file = Buffer.alloc(512 + size);
      new Header({ path: 'client/a.js', type: 'File', size, mode: 0o644 }).encode(file);
      return gzipSync(file);
    }),
  ),
});
const command: fc.Arbitrary<Input> = fc.record({
  method: fc.constant('POST'),
  target: fc.constant('/api/releases'),
  headers: fc.constant([
    ['Authorization', `Bearer ${token}`],
    ['Content-Type', 'application/json'],
  ]),
  body: fc.oneof(
    nasty,
    nasty.map((areas) => JSON.stringify({ command: 'show', options: { set: areas } })),
  ),
});
const cells = fc.array(
  fc.array(fc.oneof(fc.constantFrom('Company name', 'Sector', '#REF!', '1,125'), nasty)),
);

interface Input {
  method: string;
  target: string;
  headers: string[][];
  body: string | Buffer;
}

let count = 0;

async function send({ method, target, headers, body }: Input) {
  count += 1;
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1').on('error', () => {});
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: a',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers.map((pair) => pair.join(': ')),
    // An address of its own, because limits are for each address.
    `X-Forwarded-For: 10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
  ];
  socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]));
  await once(socket.resume(), 'close');
}

it.skipIf(!existsSync('/proc/self/clear_refs'))(
  'costs at most 20 ms and 1 MB, whatever 2 KB a stranger or a sheet sends',
  async () => {
    const dearest = { ms: 0, bytes: 0, of: '' };
    const request = fc.oneof(page, form, archive, command).filter(({ target, headers, body }) => {
      return target.length + headers.join('').length + body.length <= LARGEST_INPUT;
    });
    // The first of each kind compile what they run.
    for (const some of fc.sample(request, { numRuns: 300, seed: 1 })) await send(some);
    await requestsHold(
      fc.asyncProperty(
        fc.oneof({ weight: 4, arbitrary: request }, { weight: 1, arbitrary: cells }),
        async (input) => {
          const isSheet = Array.isArray(input);
          const work = () => (isSheet ? read(input) : send(input));
          const cost = await leastCost(LITTLE, () => costOf(isSheet ? process.pid : site.pid, work));
          if (cost.ms > dearest.ms) Object.assign(dearest, { ...cost, of: JSON.stringify(input) });
          expect(cost.ms, JSON.stringify(input)).toBeLessThan(MOST.ms);
          expect(cost.bytes, JSON.stringify(input)).toBeLessThanOrEqual(MOST.bytes);
        },
      ),
    );
    process.stdout.write(`${count} requests; the dearest: ${JSON.stringify(dearest)}\n`);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  },
  3_600_000,
);

function read(values: string[][]): void {
  if (JSON.stringify(values).length > LARGEST_INPUT) return;
  try {
    publishedRows(readValueRange({ values }));
  } catch {
    // Refused, which may cost no more.
  }
}
