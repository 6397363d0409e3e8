import { expect, it } from 'vitest';
import { readConfig } from '../../config';
import { contact, leadOf } from '../../testing/leads';
import { composeMail } from './message';

it('says who wrote what, also of a visitor who was not asked for a name', () => {
  const payload = { ...contact('Hello\nthere\n\nAda'), firstName: '', lastName: '' };
  const message = { kind: 'contact', payload } as const;
  const mail = composeMail({ ...leadOf(message), ...message }, readConfig({ SITE_URL: 'http://[::1]:3000' }));
  expect(mail.subject).toBe('Website message from Engines plc');
  expect(mail.messageId).toBe('<lead-1@::1>');
  expect(mail.text).toBe(
    'Name: not asked for\nEmail: ada@example.org\nCompany: Engines plc\n\nHello\nthere\n\nAda\n\n--\nReference lead-1\n',
  );
});
