import express from 'express';
import { expect, it } from 'vitest';
import type { PreviewToken } from '../releases/preview-token';
import { releaseSet } from '../releases/release-set';
import type { LiveSite } from '../site/live-site';
import type { Site } from '../site/open-site';
import { postJson, serve } from '../testing/app-test';
import { liveSiteOn, poolOf } from '../testing/live-site';
import { beaconRouter } from './beacon';

const set = releaseSet({ shell: 'a1' });

/** Serves the beacon of a site that serves `set`. @returns its address */
function open(
  visitorFailed: Site['visitorFailed'] = () => {},
  preview: PreviewToken | null = null,
  find: LiveSite['find'] = (id) => (id === set.id ? set : undefined),
): Promise<string> {
  const setOf = () => ({ set, preview, headers: {} });
  const router = beaconRouter({ liveSite: liveSiteOn(poolOf(set), { find }), setOf, visitorFailed });
  return serve(express().set('trust proxy', 1).use(router));
}

/** @returns a function that reports an error, and gets the status */
async function reporter(failed?: Site['visitorFailed']) {
  const url = await open(failed);
  return async (from: string, area = 'shell') => {
    const body = { set: set.id, area, kind: 'browser' };
    return (await postJson({ url }, '/api/beacon', body, { 'X-Forwarded-For': from })).status;
  };
}

it('counts failures by visitor, ignoring ports and addresses within an IPv6 network', async () => {
  const clients = new Set<string | undefined>();
  const report = await reporter((_set, client) => clients.add(client));
  for (let port = 1; port <= 15; port += 1) {
    expect(await report(`192.0.2.1:${port}`)).toBe(204);
    expect(await report(`[2001:db8::${port}]:4711`)).toBe(204);
  }
  expect(clients.size).toBe(2);
  for (let port = 16; port <= 30; port += 1) await report(`192.0.2.1:${port}`);
  expect(await report('192.0.2.1:31')).toBe(429);
});

it.each(['news', 'constructor'])(
  'refuses a report of the area %s, which the set does not have',
  async (area) => {
    expect(await (await reporter())('192.0.2.1', area)).toBe(422);
  },
);

it('takes reports from a preview, whose set is not live, and counts none', async () => {
  const clients: unknown[] = [];
  const url = await open((...report) => clients.push(report), { builds: {}, until: '' });
  for (const id of ['never-live', set.id]) {
    const body = { set: id, area: 'shell', kind: 'browser' };
    expect((await postJson({ url }, '/api/beacon', body)).status).toBe(204);
  }
  expect(clients).toEqual([]);
});
