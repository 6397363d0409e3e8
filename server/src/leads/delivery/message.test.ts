import { expect, it } from 'vitest';
import { readConfig } from '../../config';
import { contact, leadOf } from '../../testing/leads';
import { composeMail } from './message';

it('has the same words as text and as HTML, also of a visitor who was not asked for a name', () => {
  const payload = { ...contact('Hello\nthere\n\nAda'), firstName: '', lastName: '' };
  const message = { kind: 'contact', payload } as const;
  const mail = composeMail({ ...leadOf(message), ...message }, readConfig({ SITE_URL: 'http://[::1]:3000' }));
  expect(mail.subject).toBe('Website message from Engines plc');
  expect(mail.messageId).toBe('<lead-1@::1>');
  expect(mail.text).toBe(
    'Name: not asked for\nEmail: ada@example.org\nCompany: Engines plc\n\nHello\nthere\n\nAda\n\n--\nReference lead-1\n',
  );
  expect(mail.html).toContain('<p>Hello<br>there</p>\n<p>Ada</p>\n<hr><p>Reference lead-1</p>');
});

it('shows staff a visitor’s markup as text, in every field', () => {
  const payload = { ...contact('<b>Hello</b>'), firstName: '<i>Ada</i>', companyName: '<u>Engines</u>' };
  const message = { kind: 'contact', payload } as const;
  const { html } = composeMail({ ...leadOf(message), ...message }, readConfig({}));
  expect(html).not.toMatch(/<[biu]>/);
  for (const shown of ['&lt;b&gt;Hello', '&lt;i&gt;Ada', '&lt;u&gt;Engines']) expect(html).toContain(shown);
});
