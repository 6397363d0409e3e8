import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { contact } from '../../server/src/testing/leads';
import { read } from '../contract/documents';
import { startPostgres } from '../contract/postgres';
import { type Site, startSite } from '../e2e/site';
import { freePort } from '../free-port';
import { installPackages, onPath } from '../installed-programs';
import { endProcess } from '../programs';

/** At least: the load lasts until both servers are restarted. */
const REQUESTS = 5_000;
const CLIENTS = 12;
/** Between the requests of a client, so that the clients leave the processor to the servers. */
const PAUSE_MS = 20;
/** One in this many requests sends a form. */
const FORMS = 25;
const PATHS = ['/', '/news', '/faq', '/about', '/api/google-sheets'];

if (!onPath(['nginx'])) installPackages(['nginx-light']);
const nginx = onPath(['nginx']);

/** Starts nginx with the documents' own configuration. @returns the site's address */
async function startNginx(sites: Site[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const names = ['one:3000', 'two:3000'];
  const own = sites.reduce(
    (text, { url }, index) => text.replace(names[index] ?? '', new URL(url).host),
    read('docs/operations/nginx.conf').replace('listen 80;', `listen 127.0.0.1:${port};`),
  );
  mkdirSync(join(folder, 'logs'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log ${folder}/logs/error.log; worker_processes 1;
    events { worker_connections 512; }
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${own} }`,
  );
  const child = spawn(nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  onTestFinished(() => endProcess(child));
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${url}/healthz`).then(({ status }) => status, String)).toBe(200);
  return url;
}

/** Sends requests until `count` are answered and `isOver`. @returns the statuses and errors, with their numbers */
async function load(url: string, count: number, isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const outcomes: Record<string, number> = {};
  let sent = 0;
  const ask = (number: number) =>
    new Promise<string>((resolve) => {
      const isForm = number % FORMS === 0;
      const body = isForm ? JSON.stringify(contact(`Message ${number}`)) : '';
      const headers = isForm ? { 'Content-Type': 'application/json', 'Content-Length': body.length } : {};
      const path = isForm ? '/api/contact' : (PATHS[number % PATHS.length] ?? '/');
      const asked = request(url + path, { agent, method: isForm ? 'POST' : 'GET', headers }, (response) => {
        response.on('error', (error) => resolve(`${path} ${error.message}`)).resume();
        response.on('end', () =>
          resolve(response.statusCode === 200 ? 'ok' : `${path} ${response.statusCode}`),
        );
      });
      asked.on('error', (error) => resolve(`${path} ${error.message}`)).end(body);
    });
  const client = async () => {
    while (sent < count || !isOver()) {
      sent += 1;
      const outcome = await ask(sent);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return { sent, outcomes };
}

it.skipIf(!nginx)('loses no request while two servers behind nginx are restarted under load', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const DATABASE_URL = await postgres.createDatabase();
  const env = { DATABASE_URL, USE_SAMPLE_DATA: 'true', TRUST_PROXY: '1' };
  let running = [await startSite(env), await startSite(env)];
  onTestFinished(async () => void (await Promise.all(running.map((site) => site.kill()))));
  const url = await startNginx(running);
  let isOver = false;
  const loading = load(url, REQUESTS, () => isOver);
  for (const site of running) {
    expect(await site.stop()).toMatchObject({ code: 0 });
    const again = await startSite({ ...env, PORT: new URL(site.url).port });
    running = running.map((each) => (each === site ? again : each));
  }
  isOver = true;
  const { sent, outcomes } = await loading;
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  expect(outcomes).toEqual({ ok: sent });
});
