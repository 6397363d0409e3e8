import { expect, it } from 'vitest';
import { readConfig } from '../../config';
import { contact, leadOf } from '../../testing/leads';
import { composeMail } from './message';

it('shows staff a visitor’s markup as text, in every field', () => {
  const payload = { ...contact('<b>Hello</b>'), firstName: '<i>Ada</i>', companyName: '<u>Engines</u>' };
  const message = { kind: 'contact', payload } as const;
  const { html } = composeMail({ ...leadOf(message), ...message }, readConfig({}));
  expect(html).not.toMatch(/<[biu]>/);
  for (const shown of ['&lt;b&gt;Hello', '&lt;i&gt;Ada', '&lt;u&gt;Engines']) expect(html).toContain(shown);
});
