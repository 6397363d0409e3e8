import { createTransport } from 'nodemailer';
import type { Config } from '../../config';
import { codeOf, messageOf } from '../../error-words';
import type { LeadOf } from '../lead';
import { type Destination, RefusedError, UnansweredError } from './destination';
import { type ContactMail, composeMail } from './message';
import type { Outbox } from './outbox';

/** No more messages at one time than connections: none waits inside the mailer, where it could not be stopped. */
const CONNECTIONS = 4;
const CONNECT_LIMIT_MS = 5_000;
const SILENCE_LIMIT_MS = 10_000;
/** A refusal may be temporary, such as a full mailbox; after this many, staff have to look. */
const REFUSALS_BEFORE_REJECTED = 10;

/**
 * Contact messages by SMTP. Each recipient is remembered once the server took the message for them, so a
 * repeated attempt goes to the others only. A server that is slow or refuses holds up only its one message.
 */
export function mailDestination(
  config: Pick<Config, 'mail' | 'siteUrl'>,
  smtpUrl: string,
  outbox: Outbox,
): Destination {
  const transport = createTransport({
    url: smtpUrl,
    // Off this machine no message travels in the clear, unless the address itself says `?requireTLS=false`.
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_LIMIT_MS,
    dnsTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    // A visitor's words never name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    kind: 'contact',
    concurrency: CONNECTIONS,
    async deliver(lead: LeadOf<'contact'>, { signal, save }) {
      const mailedTo = lead.progress.mailedTo ?? [];
      const mail = composeMail(lead, config);
      const pending = mail.to.filter((address) => !mailedTo.includes(address));
      const { accepted, refused, error } = await until(signal, send(mail, pending));
      if (accepted.length > 0) await save({ ...lead.progress, mailedTo: [...mailedTo, ...accepted] });
      if (accepted.length < pending.length) {
        const isFinal = refused && lead.attempts >= REFUSALS_BEFORE_REJECTED;
        throw isFinal ? new RefusedError(error) : new UnansweredError(error);
      }
      await outbox.remove(lead);
    },
    close: () => transport.close(),
  };

  async function send(mail: ContactMail, recipients: string[]) {
    try {
      const envelope = { from: mail.from, to: recipients };
      const info = await transport.sendMail({ ...mail, envelope });
      const accepted = recipients.filter((address) => info.accepted.includes(address));
      return {
        accepted,
        refused: accepted.length < recipients.length,
        error: 'The mail server refused a recipient',
      };
    } catch (error) {
      return { accepted: [], refused: isRefusal(error), error: describe(error) };
    }
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** A permanent refusal by SMTP (5xx); after anything else a later attempt may succeed. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  // A server without TLS refuses every message, not this one: the operator has to mend it.
  return Number(error.responseCode) >= 500 && codeOf(error) !== 'ETLS';
}

function describe(error: unknown): string {
  return [codeOf(error), messageOf(error)].filter(Boolean).join(': ');
}

async function until<T>(signal: AbortSignal, running: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    running.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
