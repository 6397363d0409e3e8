import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, expect, it } from 'vitest';
import { contact, registration } from '../../server/src/testing/leads';
import { startSite } from '../e2e/site';
import { startFakePipedrive } from '../fakes/pipedrive';
import { startFakeSheets } from '../fakes/sheets';
import { startFakeSmtp } from '../fakes/smtp';
import { copyReleases } from '../release-folder';
import { forceLive, forgeBuild, withCode } from './forged-builds';
import { expectFlat, type Heap, heapProbeEnv, measureHeap } from './heap';
import { release } from './release-commands';

/** Seconds of mixed traffic: 20 by default, 300 in the full drill, 3600 before a release. */
const seconds = Number(process.env.SOAK_SECONDS ?? 20);
/** After this many turns of all faults the caches are full, of pages and of the workers of old sets. */
const WARM_TURNS = 5;

const releases = copyReleases();
const sheets = await startFakeSheets([
  ['Company name', 'Pipeline ID'],
  ['Marlowick', '7'],
]);
const pipedrive = await startFakePipedrive();
const smtp = await startFakeSmtp();
const site = await startSite({
  RELEASES_DIR: releases.dir,
  ...sheets.env,
  ...pipedrive.env,
  SMTP_URL: smtp.url,
  CONTACT_TO: 'team@example.org',
  LOG_LEVEL: 'error',
  ...heapProbeEnv,
});

afterAll(async () => {
  await site.kill();
  await Promise.all([sheets.close(), pipedrive.stop(), smtp.stop()]);
  releases.remove();
});

/** Functions that begin a fault, and return a function that ends it. */
const faults: Record<string, () => Promise<() => unknown>> = {
  async google() {
    sheets.behaviour = { kind: 'status', status: 503 };
    return () => {
      sheets.behaviour = { kind: 'rows' };
    };
  },
  async crm() {
    pipedrive.outage = { kind: 'status', status: 503 };
    return () => {
      pipedrive.outage = undefined;
    };
  },
  async mail() {
    await smtp.goDown();
    return () => smtp.comeBack();
  },
  async disk() {
    const database = new Libsql(join(site.dataDir, 'leads.db'));
    database.exec('pragma busy_timeout = 5000');
    database.exec('begin immediate');
    return () => {
      database.exec('rollback');
      database.close();
    };
  },
  /** Every page of the news area ends its worker; other pages must not be affected. */
  async area() {
    const build = `soak${Date.now().toString(36)}`;
    await forceLive(releases.dir, forgeBuild('mf-news', build, withCode('process.exit(1);')));
    return () => release(['rollback'], { RELEASES_DIR: releases.dir });
  },
};

interface Seen {
  path: string;
  status: number;
  retryAfter: string | null;
  fault: string;
}

it(
  `serves visitors and loses no lead for ${seconds} seconds while each dependency fails in turn`,
  async () => {
    const end = performance.now() + seconds * 1000;
    const isOn = () => performance.now() < end;
    const seen: Seen[] = [];
    const accepted = { registrations: new Set<string>(), contacts: new Set<string>() };
    const heaps: Heap[] = [];
    let fault = 'none';
    let count = 0;

    async function ask(path: string, init?: RequestInit): Promise<Response> {
      const during = fault;
      const response = await fetch(site.url + path, init);
      seen.push({
        path,
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        fault: `${during} ${fault}`,
      });
      return response;
    }
    const post = (path: string, body: object) =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });

    async function visit(paths: () => string) {
      while (isOn()) {
        await (await ask(paths())).arrayBuffer();
        await sleep(60);
      }
    }
    async function submit() {
      while (isOn()) {
        count += 1;
        const email = `visitor${count}@example.org`;
        const taken = await post('/api/registrations', registration(email, 'marlowick'));
        if (taken.ok) accepted.registrations.add(email);
        await taken.arrayBuffer();
        const message = `Message number ${count}.`;
        const stored = await post('/api/contact', contact(message));
        if (stored.ok) accepted.contacts.add(message);
        await stored.arrayBuffer();
        await sleep(150);
      }
    }
    async function fail() {
      while (isOn()) {
        for (const [name, begin] of Object.entries(faults)) {
          fault = name;
          const mend = await begin();
          await sleep(2500);
          await mend();
          await sleep(1500);
          fault = 'none';
        }
        heaps.push(await measureHeap(site));
      }
    }

    const pages = ['/', '/faq', '/companies', '/company/marlowick', '/about', '/api/google-sheets'];
    const traffic = [
      visit(() => pages[count++ % pages.length] ?? '/'),
      visit(() => `/companies?q=${count++}`),
      visit(() => `/news?utm_source=${count++}`),
      submit(),
      fail(),
    ];
    await Promise.all(traffic);

    const wrong = seen.filter(({ path, status, fault: during }) => {
      if (status < 400) return false;
      if (path.startsWith('/news') && during.includes('area')) return status !== 503;
      if (path.startsWith('/api/') && during.includes('disk')) return status !== 503;
      // A busy machine may answer 503 for a page that is not cached.
      return status !== 503 || path.startsWith('/api/');
    });
    expect(wrong).toEqual([]);
    expect(seen.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([]);

    await expect.poll(() => pipedrive.deals.length, { timeout: 90_000 }).toBe(accepted.registrations.size);
    expect(pipedrive.persons.map(({ emails }) => emails[0]?.value).sort()).toEqual(
      [...accepted.registrations].sort(),
    );
    const mails = () => new Set(smtp.received.map(({ messageId }) => messageId)).size;
    await expect.poll(mails, { timeout: 90_000 }).toBe(accepted.contacts.size);
    process.stdout.write(
      `${seen.length} answers, ${seen.filter(({ status }) => status === 503).length} told to come back, ${accepted.registrations.size + accepted.contacts.size} leads\n`,
    );
    expectFlat(heaps.slice(WARM_TURNS));
  },
  (seconds + 240) * 1000,
);
