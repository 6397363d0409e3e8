import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contact, registration } from '../../server/src/testing/leads';
import { postJson, type Site, startSite } from '../e2e/site';
import { type FakePipedrive, startFakePipedrive } from '../fakes/pipedrive';
import { installPackages, onPath } from '../installed-programs';
import { renderProcesses } from './heap';

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

describe('the server process', () => {
  it('syncs a lead to disk before it answers', async (context) => {
    if (!installStrace()) {
      console.warn('NOT SHOWN: this machine has no strace, so the sync before the answer was not traced');
      context.skip('strace is missing');
    }
    const trace = join(dataDir, 'trace.txt');
    const calls = 'trace=fsync,fdatasync,pwrite64,write,writev';
    const site = await start({}, ['strace', '-f', '-s', '65536', '-e', calls, '-o', trace]);
    const answer = await postJson(site, '/api/contact', contact('Unmistakable words'));
    expect(answer.status).toBe(200);
    await site.kill();

    const lines = readFileSync(trace, 'latin1').split('\n');
    const written = lines.findIndex((line) => /pwrite64.*Unmistakable words/.test(line));
    const synced = lines.findIndex((line, index) => index > written && /f(data)?sync.*= 0/.test(line));
    const answered = lines.findIndex(
      (line) => line.includes('HTTP/1.1 200') && line.includes(String(answer.body.id)),
    );
    expect(written).toBeGreaterThan(0);
    expect(synced).toBeGreaterThan(written);
    expect(answered).toBeGreaterThan(synced);
  });

  it('stops within 10 s of repeated signals, answers waiting requests and leaves the leads to the next process', async () => {
    pipedrive.faults.push({ at: 'search', does: { kind: 'silence', ms: 60_000 } });
    const site = await start(pipedrive.env);
    const waiting = postJson(site, '/api/registrations', registration('ada@example.org'));
    await expect.poll(() => pipedrive.calls.length).toBe(1);
    process.kill(site.pid, 'SIGTERM');
    await expect.poll(site.log).toContain('"stopping"');
    const { code, ms } = await site.stop();
    expect(code, site.log()).toBe(0);
    expect(ms).toBeLessThan(10_500);
    expect(site.log().match(/"stopping"/g)).toHaveLength(1);
    expect(await waiting).toMatchObject({ status: 200, body: { success: true, delivery: 'queued' } });

    await start(pipedrive.env);
    await expect.poll(() => pipedrive.deals.length).toBe(1);
    expect(pipedrive.persons).toHaveLength(1);
  });

  it.each([
    ['the disk of its log is full', 'exec "$@" > /dev/full'],
    ['nobody reads its log', 'mkfifo "$0"; exec "$@" 1<> "$0"'],
  ])(
    'takes leads and stops although %s',
    async (_, script) => {
      const site = await start({}, ['sh', '-c', script, join(dataDir, 'log')]);
      // More lines than a pipe holds.
      const messages = Array.from({ length: 300 }, (_, index) => `Message ${index}`);
      const answers = await Promise.all(
        messages.map((message) => postJson(site, '/api/contact', contact(message))),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const { code, ms } = await site.stop();
      expect(code).toBe(0);
      expect(ms).toBeLessThan(10_500);
      const file = new Libsql(join(dataDir, 'leads.db'));
      expect(file.prepare('select count(*) as leads from leads').get()).toMatchObject({ leads: 300 });
      file.close();
    },
    60_000,
  );

  it('prints its address on a terminal, and after SIGTERM answers requests on open connections, with Connection: close', async () => {
    const onTerminal = 'data:text/javascript,process.stdout.isTTY = true';
    const site = await start({ NODE_OPTIONS: `--import "${onTerminal}"` });
    await expect.poll(() => site.log().split('\n')).toContain(`The site is up: ${site.url}`);
    const connected = new Set<Agent>();
    async function visitUntilClosed(pauseMs: number): Promise<string> {
      const agent = new Agent({ keepAlive: true });
      for (;;) {
        const [answer] = await once(get(`${site.url}/healthz`, { agent }), 'response');
        answer.resume();
        connected.add(agent);
        if (answer.headers.connection === 'close') return 'closed';
        await sleep(pauseMs);
      }
    }
    const visits = Array.from({ length: 30 }, (_, visitor) => visitUntilClosed(visitor * 2));
    const outcomes = Promise.all(visits.map((visit) => visit.catch(String)));
    await expect.poll(() => connected.size).toBe(30);
    expect((await site.stop()).code).toBe(0);
    expect(new Set(await outcomes)).toEqual(new Set(['closed']));
  });

  it('says in one line that it cannot read its releases', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-releases-'));
    mkdirSync(join(folder, 'changes/00000001.json'), { recursive: true });
    await expect(start({ RELEASES_DIR: folder, LOG_LEVEL: 'silent' })).rejects.toThrow(
      /ended at once:\nEISDIR: [^\n]+\n$/,
    );
  });
});

describe('one server process', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ USE_SAMPLE_DATA: 'true' });
  });
  afterAll(() => site.kill());

  it('is not ready, and accepts no lead, while the store cannot write', async () => {
    const database = new Libsql(join(site.dataDir, 'leads.db'));
    database.exec('pragma busy_timeout = 5000');
    database.exec('begin immediate');
    const refused = postJson(site, '/api/contact', contact('Hello'));
    const readiness = async () => (await fetch(`${site.url}/readyz`)).status;
    await expect.poll(readiness).toBe(503);
    expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({ canStore: false });
    // To a proxy, which would take every server away.
    for (const path of ['/healthz', '/readyz?pages', '/'])
      expect((await fetch(site.url + path)).status, path).toBe(200);
    expect(await refused).toMatchObject({ status: 503 });
    database.exec('rollback');
    await expect.poll(readiness).toBe(200);
    expect((await postJson(site, '/api/contact', contact('Hello'))).status).toBe(200);
    expect(database.prepare('select id from leads').all()).toHaveLength(1);
    database.close();
  });

  it('logs a request and its lead under one request id, without personal data', async () => {
    const response = await fetch(`${site.url}/api/contact?email=ada@example.org`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'from-the-proxy' },
      body: JSON.stringify(contact('Something private')),
    });
    expect(response.headers.get('X-Request-Id')).toBe('from-the-proxy');
    const { id } = await response.json();
    await expect.poll(() => site.log()).toMatch(/"req":\{"id":"from-the-proxy".*"status":200/);
    const lines = site.log().split('\n');
    expect(JSON.parse(lines.find((line) => line.includes(id)) ?? '')).toMatchObject({
      requestId: 'from-the-proxy',
      lead: id,
    });
    expect(site.log()).not.toMatch(
      /The site is up|ada@example|Something private|King|Engines|127\.0\.0\.1.*remoteAddress/,
    );
  });

  it('leaves no render process behind when it is killed', async () => {
    const started = renderProcesses(site).map(({ pid }) => pid);
    expect(started.length).toBeGreaterThan(0);
    await site.kill();
    await expect.poll(() => started.filter(isRunning)).toEqual([]);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function installStrace(): boolean {
  if (!onPath(['strace'])) installPackages(['strace']);
  return onPath(['strace']) !== undefined;
}
