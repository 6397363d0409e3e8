import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Header } from 'tar';
import { publishedRows, readValueRange } from '../../server/src/sheet/rows';
import { contact, registration } from '../../server/src/testing/leads';
import { releaseToken } from '../drills/release-commands';
import { startSite } from '../e2e/site';
import { copyReleases } from '../release-folder';
import { type Cost, costOf, leastCost } from './costs';
import type { Figure } from './figures';

/** Of any input. */
const LARGEST_INPUT = 2048;
const INPUTS_A_ROUND = 60;
/** What costs more is measured again. */
const LITTLE: Cost = { ms: 8, bytes: 256 * 1024 };

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

const about = oneOf('Cookie Accept-Encoding Accept If-None-Match Range Origin Authorization Content-Type');
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
  headers: fc.constant([]),
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
  headers: fc.constant([['Content-Type', 'application/json']]),
  body: fc.oneof(
    nasty,
    nasty.map((areas) => JSON.stringify({ command: 'show', options: { set: areas } })),
  ),
});
const cells = fc.array(
  fc.array(fc.oneof(fc.constantFrom('Company name', 'Sector', '#REF!', '1,125'), nasty)),
);

const request = fc.oneof(page, form, archive, command).filter(({ target, headers, body }) => {
  return target.length + headers.join('').length + body.length <= LARGEST_INPUT;
});
const input = fc.oneof({ weight: 4, arbitrary: request }, { weight: 1, arbitrary: cells });

interface Input {
  method: string;
  target: string;
  headers: string[][];
  body: string | Buffer;
}

/**
 * Measures what 2 KB of anything that a stranger or a sheet sends cost the server at most: requests, forms, archives and
 * calls with a token, and rows. Each round has its own inputs, the same in every run. Needs Linux.
 */
export async function* measureStrangers(rounds: number): AsyncGenerator<Figure> {
  if (!existsSync('/proc/self/clear_refs')) return;
  using releases = copyReleases();
  const token = await releaseToken({ RELEASES_DIR: releases.dir }, 'mf-news');
  await using site = await startSite({
    RELEASES_DIR: releases.dir,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
  });
  let count = 0;
  const send = (some: Input) => {
    count += 1;
    return sendTo(Number(new URL(site.url).port), token, count, some);
  };
  // The first of each kind compile what they run.
  for (const some of fc.sample(request, { numRuns: 300, seed: 0 })) await send(some);
  const dearest: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const costs: Cost[] = [];
    for (const some of fc.sample(input, { numRuns: INPUTS_A_ROUND, seed: round + 1 })) {
      const isSheet = Array.isArray(some);
      const work = () => (isSheet ? read(some) : send(some));
      costs.push(await leastCost(LITTLE, () => costOf(isSheet ? process.pid : site.pid, work)));
    }
    const most = (of: keyof Cost) => Math.max(...costs.map((cost) => cost[of]));
    dearest.push({ ms: most('ms'), bytes: most('bytes') });
  }
  const mb = dearest.map(({ bytes }) => bytes / 1024 ** 2);
  yield {
    name: 'the dearest 2 KB, processor time',
    unit: 'ms',
    values: dearest.map(({ ms }) => ms),
    goal: 20,
  };
  yield { name: 'the dearest 2 KB, memory', unit: 'MB', values: mb, goal: 1 };
}

/** Sends a request with a token, from the address number `count`, because limits are for each address. */
async function sendTo(port: number, token: string, count: number, { method, target, headers, body }: Input) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: a',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(target.startsWith('/api/releases') ? [`Authorization: Bearer ${token}`] : []),
    ...headers.map((pair) => pair.join(': ')),
    `X-Forwarded-For: 10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
  ];
  socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]));
  await once(socket.resume(), 'close');
}

function read(values: string[][]): void {
  if (JSON.stringify(values).length > LARGEST_INPUT) return;
  try {
    publishedRows(readValueRange({ values }));
  } catch {
    // Refused, which may cost no more.
  }
}
