import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteFile } from '../../server/src/leads/store/sqlite';
import { contact } from '../../server/src/testing/leads';
import { type FakeSmtp, startFakeSmtp } from '../fakes/smtp';
import { startLeadsSite } from './leads-site';

describe('a message whose delivery the store cannot save', () => {
  let smtp: FakeSmtp;

  beforeEach(async () => {
    smtp = await startFakeSmtp();
  });
  afterEach(() => smtp.stop());

  /** Sends a message, and waits until the store has refused to save that the mail server took it. */
  async function sendUnsaved() {
    const site = await startLeadsSite({ SMTP_URL: smtp.url, CONTACT_TO: 'team@sharemore.example' });
    const database = new Libsql(sqliteFile(site.dataDir));
    database.exec(
      `create trigger away before update of progress on leads begin select raise(abort, 'away'); end`,
    );
    await site.post('/api/contact', contact('Hello there'));
    const delivering = site.wait(0);
    await expect.poll(site.log).toContain('SQLITE_CONSTRAINT_TRIGGER');
    return { site, database, delivering };
  }

  it('arrives once when the store can save again a moment later', async () => {
    const { site, database, delivering } = await sendUnsaved();
    database.exec('drop trigger away');
    database.close();
    await delivering;
    await site.untilDelivered();
    await site.stop();
    expect(smtp.received).toHaveLength(1);
  });

  it('stays claimed until the lease ends when the server stops before that', async () => {
    const { site, database } = await sendUnsaved();
    await site.stop();
    expect(database.prepare('select state from leads').all()).toEqual([{ state: 'delivering' }]);
    database.close();
  });
});
