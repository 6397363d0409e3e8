import { createTransport } from 'nodemailer';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import type { Config } from '../../config';
import { FaultError } from '../../http/outside-call';
import { codeOf, messageOf } from '../../observe/error-words';
import { isLoopback } from '../../settings/setting-types';
import type { LeadOf } from '../lead';
import type { Destination } from './destination';
import { composeMail } from './message';
import type { Outbox } from './outbox';

/** Also the number of concurrent messages, so that none waits inside the mailer. */
const CONNECTIONS = 4;
/** Servers that look for spam greet after 6 s, and take a message after 20. An attempt may take 30 s. */
const CONNECT_LIMIT_MS = 20_000;
const SILENCE_LIMIT_MS = 25_000;

/** A server speaks of the message itself in these codes of RFC 3463, or in words beside a code that says nothing else. */
const ABOUT_MESSAGE =
  /\b5\.(6\.\d|3\.4|2\.3)|^(?!.*\b5\.(?!7\.[01]\b)\d\.\d).*\b(spam|virus|malware|content)\b/is;

/** What staff mend after these errors of the mailer, or when the server refuses for good in answer to these commands. */
const MENDS: Record<string, string> = {
  ETLS: 'SMTP_URL: the server takes no TLS there',
  EAUTH: 'user and password in SMTP_URL',
  ENOAUTH: 'user and password in SMTP_URL',
  'MAIL FROM': 'CONTACT_FROM, or what the account of SMTP_URL may send',
  'RCPT TO': 'CONTACT_TO, or the mailbox behind it',
};

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
      // None is left when the process died after the last one.
      if (pending.length > 0) {
        const envelope = { from: mail.from, to: pending };
        // When `signal` aborts, the connection is closed, so that the message is not sent after it was given up.
        const info = await transport.sendMail({ ...mail, envelope, signal }).catch((error) => {
          throw mailError(error);
        });
        // The mailer gives back the domain in lower case.
        const taken = info.accepted.map((address) => String(address).toLowerCase());
        const accepted = pending.filter((address) => taken.includes(address.toLowerCase()));
        await save({ mailedTo: [...mailedTo, ...accepted] });
        if (accepted.length < pending.length) throw mailError(info.rejectedErrors?.[0]);
      }
      await outbox.remove(lead);
    },
    close: () => transport.close(),
  };
}

/**
 * The failure of a message, and what it is about. Sender and recipients are settings, so only an answer to the message
 * itself can be about its words; everything else that a server refuses for good (5xx) is for staff.
 */
function mailError(error: unknown): FaultError {
  const code = codeOf(error);
  const { responseCode, response = '', command = '' } = (error ?? {}) as Partial<SMTPError>;
  const words = `${code}: ${messageOf(error)}`;
  const isRefused = Number(responseCode) >= 500;
  if (isRefused && command === 'DATA' && ABOUT_MESSAGE.test(response))
    return new FaultError(words, { about: 'content' });
  const ofServer = MENDS[command] ?? 'SMTP_URL, or the account and its quota there';
  const mend = MENDS[code] ?? (isRefused ? ofServer : undefined);
  if (!mend || Number(responseCode) < 500) return new FaultError(words);
  // The server's own words may repeat an address.
  const answer = `The mail server answered ${[code, responseCode].filter(Boolean).join(' ')}`;
  return new FaultError(answer, { about: 'staff', mend });
}
