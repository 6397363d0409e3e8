import { afterEach, beforeEach, describe, expect } from 'vitest';
import { company, registration } from '../../server/src/testing/leads';
import { type FakePipedrive, startFakePipedrive } from '../fakes/pipedrive';
import { type LeadsSite, startLeadsSite } from './leads-site';

export const MINUTE = 60_000;

/** The Pipedrive of the test that runs, and the site that delivers to it. */
export let pipedrive: FakePipedrive;
export let site: LeadsSite;

/** Runs the tests on a site and a Pipedrive of their own, with each version of its API. */
export function describeVersions(title: string, tests: (version: 'v1' | 'v2') => void): void {
  describe.each(['v2', 'v1'] as const)(`${title} %s`, (version) => {
    beforeEach(async () => {
      pipedrive = await startFakePipedrive();
      site = await startLeadsSite({ ...pipedrive.env, PIPEDRIVE_API_VERSION: version });
    });
    afterEach(async () => {
      await site.stop();
      await pipedrive.stop();
    });
    tests(version);
  });
}

export function register(email = 'ada@example.org', slug = company.slug) {
  return site.post('/api/registrations', registration(email, slug));
}

/** Exactly one person and one deal, joined as they should be, and the credential seen by nobody. */
export function expectOnce(): void {
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
