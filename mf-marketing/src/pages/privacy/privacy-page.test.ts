import { exampleSite } from '@sharemore/platform/contract';
import { expect, it } from 'vitest';
import { renderPage, textOf } from '../../testing/render-page';

it.each([
  [
    { contact: 90, registration: 365, newsletter: 2190 },
    'messages after 90 days, waitlist entries after 1 year, newsletter addresses after 6 years',
  ],
  [exampleSite.retentionDays, 'messages, waitlist entries and newsletter addresses after 6 years'],
])('shows the retention periods of the server: %o', async (retentionDays, said) => {
  expect(textOf(await renderPage('/privacy', { ...exampleSite, retentionDays }))).toContain(said);
});
