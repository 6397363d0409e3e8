import { exampleSite } from '@sharemore/platform/contract';
import { expect, it } from 'vitest';
import { readConfig } from '../config';
import { pageRequest } from './page-request';

it('passes the configured retention periods to pages', () => {
  const asked = (env: NodeJS.ProcessEnv) => pageRequest('/privacy', readConfig(env)).site;
  expect(asked({ RETENTION_DAYS_CONTACT: '90' }).retentionDays).toEqual({
    ...exampleSite.retentionDays,
    contact: 90,
  });
  expect(asked({}).retentionDays).toEqual(exampleSite.retentionDays);
});
