import { exampleSite } from '@sharemore/platform/contract';
import { expect, it } from 'vitest';
import { renderPage, textOf } from '../../testing/render-page';

it('says how long the server’s settings keep what a visitor sends', async () => {
  const site = { ...exampleSite, retentionDays: { contact: 90, registration: 365, newsletter: 2190 } };
  expect(textOf(await renderPage('/privacy', site))).toContain(
    'messages after 90 days, waitlist entries after 1 year, newsletter addresses after 6 years',
  );
});
