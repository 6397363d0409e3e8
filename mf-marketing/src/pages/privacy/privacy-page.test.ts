import { exampleSite } from '@sharemore/platform/contract';
import { expect, it } from 'vitest';
import { renderPage, textOf } from '../../testing/render-page';

it('shows the retention period of each form from the server’s settings', async () => {
  const retentionDays = { contact: 90, registration: 365, newsletter: 2190 };
  const text = textOf(await renderPage('/privacy', { ...exampleSite, retentionDays }));
  expect(text).toMatch(
    /message with the contact form: 90 days.*request for your employer: 90 days.*waitlist entry: 1 year.*newsletter: until you unsubscribe, and at most 6 years/,
  );
});
