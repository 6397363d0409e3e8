import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../testing/listen';
import { build } from '../testing/releases';
import { remoteBackend } from './backend';

let url: string;
let server: Server;
let answer: { status: number; body: string } | null;

beforeEach(async () => {
  vi.stubEnv('RELEASE_TOKEN', `smr_0123456789ab_${'x'.repeat(43)}`);
  answer = { status: 200, body: '{}' };
  server = createServer((request, response) => {
    request
      .resume()
      .on('end', () => answer && response.writeHead(answer.status, { location: '/moved' }).end(answer.body));
  });
  url = await listen(server);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server.close().closeAllConnections();
});

const list = (to = url) => remoteBackend(to).run('list', {});

it('sends no token over plain HTTP, and asks for one', () => {
  expect(() => remoteBackend('http://site.example')).toThrow(
    '--to must start with https://, so that nobody on the way can read what is sent',
  );
  vi.stubEnv('RELEASE_TOKEN', '');
  expect(() => remoteBackend(url)).toThrow(/^RELEASE_TOKEN holds no token/);
});

it.each(['nonsense', 'localhost:4812', 'https://', 'https://site.example/news'])(
  'refuses the address %s',
  (to) =>
    expect(() => remoteBackend(to)).toThrow(
      /^--to must be an (http or https address|address without a path)$/,
    ),
);

it('gives each reason of a refusal once', async () => {
  answer = { status: 409, body: '{"error":"/a: late\\n/b: late","problems":["/a: late","/b: late"]}' };
  await expect(list()).rejects.toThrow(/^\/a: late\n\/b: late$/);
  answer = { status: 401, body: '{"error":"This needs a token"}' };
  await expect(list()).rejects.toThrow(/^This needs a token$/);
  // As to another origin, which would get no token.
  answer = { status: 301, body: '' };
  await expect(list()).rejects.toThrow(`${url} answers 301`);
  answer = { status: 502, body: '<h1>Bad gateway' };
  await expect(list()).rejects.toThrow(new RegExp(`^${url} answers 502\n.*not known.* list --to ${url}`));
});

it('says that an answer is not that of a ShareMore site', async () => {
  answer = { status: 200, body: '<h1>Welcome' };
  await expect(list()).rejects.toThrow('answers as no ShareMore site does');
  await expect(remoteBackend(url).publish(build('news', 'b1'), {})).rejects.toThrow('no ShareMore site');
});

it('names a site that does not answer, the cause, and how to ask that site what is live', async () => {
  await expect(list('http://127.0.0.1:1')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1 does not answer: \S.*\n.* -- list --to http:\/\/127\.0\.0\.1:1"/,
  );
  answer = null;
  const timeLimit = AbortSignal.timeout(50);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeLimit);
  await expect(list()).rejects.toThrow(`${url} does not answer: `);
});
