import { createTransport } from 'nodemailer';
import type { Config } from '../../config';
import { isLoopback } from '../../settings/setting-types';
import type { LeadOf } from '../lead';
import type { Destination } from './destination';
import { mailError } from './mail-fault';
import { type ContactMail, composeMail } from './message';
import type { Outbox } from './outbox';

/** Also the number of concurrent messages, so that none waits inside the mailer. */
const CONNECTIONS = 4;
const CONNECT_LIMIT_MS = 5_000;
const SILENCE_LIMIT_MS = 10_000;

/**
 * Delivers contact messages by SMTP. Progress records each recipient that the server accepted, so a retry goes only to
 * the others. A slow or refused message does not delay other messages.
 */
export function mailDestination(config: Config, smtpUrl: string, outbox: Outbox): Destination {
  const transport = createTransport({
    url: smtpUrl,
    // Messages to another machine need TLS, unless the address says `?requireTLS=false`.
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_LIMIT_MS,
    dnsTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    // A visitor's text must never make the mailer read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    kind: 'contact',
    concurrency: CONNECTIONS,
    async deliver(lead: LeadOf<'contact'>, { signal, save }) {
      signal.throwIfAborted();
      const { mailedTo = [] } = lead.progress;
      const mail = composeMail(lead, config);
      const pending = mail.to.filter((address) => !mailedTo.includes(address));
      const { accepted, error } = await send(mail, pending, signal);
      if (accepted.length > 0) await save({ mailedTo: [...mailedTo, ...accepted] });
      if (error) throw error;
      await outbox.remove(lead);
    },
    close: () => transport.close(),
  };

  /** When `signal` aborts, the connection is closed, so that the message is not sent after it was given up. */
  async function send(mail: ContactMail, recipients: string[], signal: AbortSignal) {
    try {
      const envelope = { from: mail.from, to: recipients };
      const info = await transport.sendMail({ ...mail, envelope, signal });
      // The mailer gives back the domain in lower case.
      const taken = info.accepted.map((address) => String(address).toLowerCase());
      const accepted = recipients.filter((address) => taken.includes(address.toLowerCase()));
      const error = accepted.length < recipients.length ? mailError(info.rejectedErrors?.[0]) : undefined;
      return { accepted, error };
    } catch (error) {
      return { accepted: [], error: mailError(error) };
    }
  }
}
