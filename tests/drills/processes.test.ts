import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contact, registration } from '../../server/src/testing/leads';
import { startPostgres } from '../contract/postgres';
import { postJson, type Site, startSite } from '../e2e/site';
import { type FakePipedrive, startFakePipedrive } from '../fakes/pipedrive';
import { installPackages, onPath } from '../installed-programs';

let dataDir: string;
let pipedrive: FakePipedrive;
const running: Site[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'processes-'));
  pipedrive = await startFakePipedrive();
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.kill()));
  await pipedrive.stop();
});

async function start(env: NodeJS.ProcessEnv = {}, through?: string[]): Promise<Site> {
  const site = await startSite({ DATA_DIR: dataDir, USE_SAMPLE_DATA: 'true', ...env }, through);
  running.push(site);
  return site;
}

function stored(): { state: string; kind: string }[] {
  const database = new Libsql(join(dataDir, 'leads.db'));
  const rows = database.prepare('select state, kind from leads').all() as { state: string; kind: string }[];
  database.close();
  return rows;
}

describe('the server process', () => {
  it('syncs a lead to disk before it answers', async (context) => {
    if (!haveStrace()) {
      console.warn('NOT SHOWN: this machine has no strace, so the sync before the answer was not traced');
      context.skip('strace is missing');
    }
    const trace = join(dataDir, 'trace.txt');
    const calls = 'trace=fsync,fdatasync,pwrite64,write,writev';
    const site = await start({}, ['strace', '-f', '-s', '65536', '-e', calls, '-o', trace]);
    const answer = await postJson(site, '/api/contact', contact('Unmistakable words'));
    expect(answer?.status).toBe(200);
    await site.kill();

    const lines = readFileSync(trace, 'latin1').split('\n');
    const written = lines.findIndex(
      (line) => line.includes('pwrite64') && line.includes('Unmistakable words'),
    );
    const synced = lines.findIndex((line, index) => index > written && /f(data)?sync.*= 0/.test(line));
    const answered = lines.findIndex(
      (line) => line.includes('HTTP/1.1 200') && line.includes(String(answer?.body.id)),
    );
    expect(written).toBeGreaterThan(0);
    expect(synced).toBeGreaterThan(written);
    expect(answered).toBeGreaterThan(synced);
  });

  it('ends within 10 s of SIGTERM, answers who waits, and the next one delivers what was left', async () => {
    pipedrive.faults.push({ at: 'search', does: { kind: 'silence', ms: 60_000 } });
    const site = await start(pipedrive.env);
    const waiting = postJson(site, '/api/registrations', registration('ada@example.org'));
    await expect.poll(() => pipedrive.calls.length, { timeout: 10_000 }).toBe(1);
    const { code, ms } = await site.stop();
    expect(code, site.log()).toBe(0);
    expect(ms).toBeLessThan(10_500);
    expect(await waiting).toMatchObject({ status: 200, body: { success: true, delivery: 'queued' } });

    await start(pipedrive.env);
    await expect.poll(() => pipedrive.deals.length, { timeout: 20_000 }).toBe(1);
    expect(pipedrive.persons).toHaveLength(1);
  });

  it('answers whoever asks on an open connection at a SIGTERM, and says that it ends', async () => {
    const site = await start();
    async function visitUntilTold(pauseMs: number): Promise<string> {
      const agent = new Agent({ keepAlive: true });
      for (;;) {
        const [answer] = await once(get(`${site.url}/healthz`, { agent }), 'response');
        answer.resume();
        if (answer.headers.connection === 'close') return 'told';
        await sleep(pauseMs);
      }
    }
    const visits = Array.from({ length: 30 }, (_, visitor) => visitUntilTold(visitor * 2));
    const told = Promise.all(visits.map((visit) => visit.catch(String)));
    await sleep(500);
    expect((await site.stop()).code).toBe(0);
    expect(new Set(await told)).toEqual(new Set(['told']));
  });

  it.each(['folder', 'PostgreSQL'])(
    'shares its %s with a second one: each lead is delivered once',
    async (place) => {
      const postgres = place === 'PostgreSQL' ? await startPostgres() : undefined;
      const env = { ...pipedrive.env, DATABASE_URL: await postgres?.createDatabase() };
      pipedrive.outage = { kind: 'status', status: 503 };
      const sites = await Promise.all([start(env), start(env)]);
      const posts = Array.from({ length: 40 }, (_, index) => {
        const site = sites[index % 2];
        return site && postJson(site, '/api/registrations', registration(`visitor${index}@example.org`));
      });
      for (const answer of await Promise.all(posts)) expect(answer?.status).toBe(200);
      pipedrive.outage = undefined;
      const figures = async () => (await fetch(`${sites[0]?.url}/metrics`)).text();
      await expect
        .poll(figures, { timeout: 60_000, interval: 500 })
        .toContain('leads_in_state{kind="registration",state="delivered"} 40');
      expect(pipedrive.deals).toHaveLength(40);
      expect(pipedrive.persons).toHaveLength(40);
      await Promise.all(sites.map((site) => site.stop()));
      await postgres?.stop();
    },
  );

  it('says in plain words on a terminal where it is, and to no program that reads its log', async () => {
    const onTerminal = 'data:text/javascript,process.stdout.isTTY = true';
    const site = await start({ NODE_OPTIONS: `--import "${onTerminal}"` });
    await expect.poll(() => site.log().split('\n')).toContain(`The site is up: ${site.url}`);
    expect((await start()).log()).not.toContain('The site is up');
  });

  it('says that it is not ready, and takes no lead, while the store cannot write', async () => {
    const site = await start();
    const database = new Libsql(join(dataDir, 'leads.db'));
    database.exec('begin immediate');
    const refused = postJson(site, '/api/contact', contact('Hello'));
    await expect
      .poll(() => fetch(`${site.url}/readyz`).then((response) => response.status), { timeout: 20_000 })
      .toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(await refused).toMatchObject({ status: 503 });
    database.exec('rollback');
    database.close();
    await expect
      .poll(() => fetch(`${site.url}/readyz`).then((response) => response.status), { timeout: 20_000 })
      .toBe(200);
    expect((await postJson(site, '/api/contact', contact('Hello')))?.status).toBe(200);
    expect(stored()).toHaveLength(1);
  });

  it('logs a request and its lead under one id, and nothing personal', async () => {
    const site = await start();
    const response = await fetch(`${site.url}/api/contact?email=ada@example.org`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'from-the-proxy' },
      body: JSON.stringify(contact('Something private')),
    });
    expect(response.headers.get('X-Request-Id')).toBe('from-the-proxy');
    const { id } = await response.json();
    await expect.poll(() => site.log()).toMatch(/"req":\{"id":"from-the-proxy".*"status":200/);
    const stored =
      site
        .log()
        .split('\n')
        .find((line) => line.includes(id)) ?? '';
    expect(JSON.parse(stored)).toMatchObject({ requestId: 'from-the-proxy', lead: id });
    expect(site.log()).not.toMatch(/ada@example|Something private|King|Engines|127\.0\.0\.1.*remoteAddress/);
  });
});

function haveStrace(): boolean {
  if (!onPath(['strace'])) installPackages(['strace']);
  return onPath(['strace']) !== undefined;
}
