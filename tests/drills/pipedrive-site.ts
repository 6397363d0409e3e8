import { afterEach, beforeEach, describe, expect } from 'vitest';
import { company, registration } from '../../server/src/testing/leads';
import { type FakePipedrive, startFakePipedrive } from '../fakes/pipedrive';
import type { PipedriveStep } from '../fakes/pipedrive-api';
import { type LeadsSite, startLeadsSite } from './leads-site';

export const MINUTE = 60_000;

/** The fake Pipedrive of the current test, and the site that delivers to it. */
export let pipedrive: FakePipedrive;
export let site: LeadsSite;

/** Runs the tests for versions of the API, each test with its own site and Pipedrive. */
export function describeVersions(title: string, versions: ('v1' | 'v2')[], tests: () => void): void {
  describe.each(versions)(`${title} %s`, (version) => {
    beforeEach(async () => {
      pipedrive = await startFakePipedrive();
      site = await startLeadsSite({ ...pipedrive.env, PIPEDRIVE_API_VERSION: version });
      Object.assign(pipedrive, { indexDelayMs: 30_000, now: site.now });
    });
    afterEach(async () => {
      await site.stop();
      await pipedrive.stop();
    });
    tests();
  });
}

export function register(email = 'ada@example.org', slug = company.slug) {
  return site.post('/api/registrations', registration(email, slug));
}

/** Makes the next calls of a step answer `status` with Pipedrive's own error, one call unless `times` says more. */
export function refuse(at: PipedriveStep, status: number, error: string, times = 1): void {
  const does = { kind: 'status', status, body: { success: false, error } } as const;
  for (let time = 0; time < times; time += 1) pipedrive.faults.push({ at, does });
}

/** Expects exactly one person and one deal of that person, and the credential in no URL and no log. */
export function expectDeliveredOnce(): void {
  expect(pipedrive.persons).toMatchObject([
    { name: 'Ada King', emails: [{ value: 'ada@example.org', primary: true }] },
  ]);
  expect(pipedrive.deals).toMatchObject([
    {
      title: `Interest Registration - ${company.name}`,
      person_id: pipedrive.persons[0]?.id,
      pipeline_id: Number(company.pipelineId),
    },
  ]);
  expect(pipedrive.calls.some((call) => call.tokenInAddress)).toBe(false);
  expect(site.log()).not.toContain(pipedrive.token);
  expect(site.log()).not.toContain('ada@example.org');
}
