import { HONEYPOT } from '@sharemore/platform/contract/forms';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page';

it('has a honeypot that people and their browsers cannot reach', async () => {
  const html = await renderPage('/about');
  expect(html).toMatch(new RegExp(`inert="" aria-hidden="true"[^>]*><label>.*name="${HONEYPOT}"`));
});
