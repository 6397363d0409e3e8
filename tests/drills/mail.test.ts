import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contact } from '../../server/src/testing/leads';
import { type FakeSmtp, startFakeSmtp } from '../fakes/smtp';
import { type LeadsSite, startLeadsSite } from './leads-site';

const MINUTE = 60_000;
const TEAM = 'team@sharemore.example';
const SALES = 'sales@sharemore.example';

/** What providers answer in the end when they do not know the sender, or no longer want him, and what the log says. */
const unwanted = (text: string) =>
  [{ kind: 'refuse-message', code: 550, text }, 'EMESSAGE 550: staff must mend SMTP_URL, or'] as const;

describe('contact messages', () => {
  let smtp: FakeSmtp;
  let site: LeadsSite;

  beforeEach(async () => {
    smtp = await startFakeSmtp();
    site = await startLeadsSite({
      SMTP_URL: smtp.url,
      CONTACT_TO: `${TEAM}, ${SALES}`,
      CONTACT_FROM: 'website@sharemore.example',
    });
  });

  afterEach(async () => {
    await site.stop();
    await smtp.stop();
  });

  const send = (message = 'Hello there') => site.post('/api/contact', contact(message));
  const bodies = () => smtp.received.map((mail) => mail.raw);

  it('reach staff as text and HTML, with the visitor as Reply-To', async () => {
    expect((await send('Line one\n\n<b>Line two</b>')).status).toBe(200);
    await site.untilDelivered();
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: 'website@sharemore.example', to: [TEAM, SALES] });
    expect(mail?.raw).toMatch(/^Reply-To: ada@example\.org\r?$/m);
    expect(mail?.raw).toMatch(/^Subject: Website message from Ada King, Engines plc\r?$/m);
    expect(mail?.raw).toContain('Content-Type: text/plain');
    expect(mail?.raw).not.toContain('text/html');
    expect(mail?.raw).toContain('<b>Line two</b>');
    expect(site.log()).not.toContain('ada@example.org');
  });

  it('arrive once at an address with capital letters', async () => {
    const other = await startLeadsSite({ SMTP_URL: smtp.url, CONTACT_TO: 'Team@ShareMore.example' });
    await other.post('/api/contact', contact('Hello there'));
    await other.wait(0);
    expect(await other.stored()).toMatchObject([{ state: 'delivered' }]);
    await other.stop();
    expect(smtp.received).toHaveLength(1);
  });

  it('are never sent to another machine without TLS', async () => {
    // The same server under an address that does not count as loopback.
    const clear = smtp.url.replace('127.0.0.1', '0.0.0.0');
    const elsewhere = async (url: string) => {
      const other = await startLeadsSite({ SMTP_URL: url, CONTACT_TO: TEAM });
      await other.post('/api/contact', contact('Hello there'));
      for (let minutes = 0; minutes < 12 * 15; minutes += 15) await other.wait(15 * MINUTE);
      const [lead] = await other.stored();
      await other.stop();
      return lead;
    };
    expect(await elsewhere(clear)).toMatchObject({
      state: 'retrying',
      lastError: expect.stringMatching(/ETLS 500: staff must mend SMTP_URL: the server takes no TLS there/),
    });
    expect(smtp.received).toEqual([]);
    expect(await elsewhere(`${clear}?requireTLS=false`)).toMatchObject({ state: 'delivered' });
    expect(smtp.received).toHaveLength(1);
  });

  it('arrive once after the mail server was down for a day', async () => {
    await smtp.goDown();
    for (const message of ['one', 'two', 'three']) expect((await send(message)).status).toBe(200);
    for (let hours = 0; hours < 24; hours += 1) await site.wait(60 * MINUTE);
    expect((await site.stored()).map(({ state }) => state)).toEqual(['retrying', 'retrying', 'retrying']);
    await smtp.comeBack();
    await site.untilDelivered();
    expect(smtp.received).toHaveLength(3);
  });

  it.each([450, 550])(
    'reach each recipient once when the mail server refuses one of them with %i at first',
    async (code) => {
      smtp.faults.push({ kind: 'refuse-recipient', address: SALES, code });
      await send();
      await site.wait(0);
      expect(smtp.received.map((mail) => mail.to)).toEqual([[TEAM]]);
      await site.untilDelivered();
      expect(smtp.received.map((mail) => mail.to)).toEqual([[TEAM], [SALES]]);
    },
  );

  it.each(['5.7.1 This looks like spam', '5.6.0 Cannot be read'])(
    'are rejected when the mail server refuses what they say (%s), and do not delay others',
    async (text) => {
      smtp.faults.push({ kind: 'refuse-message', code: 554, text });
      await send('refused');
      // The store lists the oldest first.
      await site.wait(1);
      await send('fine');
      await site.wait(0);
      expect(bodies()).toEqual([expect.stringContaining('fine')]);
      const [refused, fine] = await site.stored();
      expect(refused).toMatchObject({ state: 'rejected', lastError: expect.stringContaining('554') });
      expect(fine).toMatchObject({ state: 'delivered' });
    },
  );

  it.each([
    [{ kind: 'refuse-login', code: 535 }, 'EAUTH 535: staff must mend user and password in SMTP_URL'],
    [{ kind: 'refuse-connection', code: 554 }, 'EPROTOCOL 554: staff must mend SMTP_URL, or the account'],
    [{ kind: 'refuse-recipient', address: TEAM, code: 550 }, 'EENVELOPE 550: staff must mend CONTACT_TO, or'],
    [
      { kind: 'refuse-message', code: 552 },
      'EMESSAGE 552: staff must mend SMTP_URL, or the account and its quota',
    ],
    unwanted('Message rejected: Email address is not verified'),
    unwanted('5.7.26 This mail has been blocked because the sender is unauthenticated'),
    unwanted('5.7.1 Client host blocked using zen.spamhaus.org'),
    unwanted('5.7.501 Access denied, spam abuse detected'),
  ] as const)('wait for days until staff mend what %j means', async (fault, line) => {
    smtp.faults.push(...Array(400).fill(fault));
    const other = await startLeadsSite({
      SMTP_URL: smtp.url.replace('//', '//website:password@'),
      CONTACT_TO: TEAM,
    });
    await other.post('/api/contact', contact('Hello there'));
    for (let hours = 0; hours < 48; hours += 12) await other.wait(12 * 60 * MINUTE);
    expect(await other.stored()).toMatchObject([
      { state: 'retrying', lastError: expect.stringContaining(line) },
    ]);
    expect(other.log().split(`"msg":"The mail server answered ${line}`)).toHaveLength(2);
    smtp.faults.length = 0;
    await other.untilDelivered();
    await other.stop();
    expect(smtp.received).toHaveLength(1);
  });

  it('keep their Message-ID when the connection breaks and they are sent again', async () => {
    smtp.faults.push({ kind: 'answer-lost' });
    await send();
    await site.untilDelivered();
    const [lead] = await site.stored();
    expect(new Set(smtp.received.map((mail) => mail.messageId))).toEqual(
      new Set([`<${lead?.id}@127.0.0.1>`]),
    );
  });

  it('are not delayed by another message on which the mail server is silent', async () => {
    smtp.faults.push({ kind: 'silence' });
    await send('meets silence');
    const slow = site.wait(0);
    await expect.poll(() => smtp.received.length).toBe(1);
    await send('fine');
    await site.leads.store.probe();
    const quick = site.wait(0);
    await expect.poll(() => bodies().join()).toContain('fine');
    await Promise.all([slow, quick]);
    await site.untilDelivered();
    expect(new Set(smtp.received.map((mail) => mail.messageId)).size).toBe(2);
  });
});
