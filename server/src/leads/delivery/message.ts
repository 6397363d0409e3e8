import type { Config } from '../../config';
import { oneLine } from '../../observe/one-line';
import type { LeadOf } from '../lead';

type Message = LeadOf<'contact'>['payload'];

/**
 * Composes the mail that staff receive, as plain text. Its id and date come from the lead, so that mail programs recognise a second
 * copy. The visitor's text appears in the body and, on one line, in the subject; the only other header with visitor
 * data is `Reply-To`, a validated address.
 */
export function composeMail(lead: LeadOf<'contact'>, config: Pick<Config, 'mail' | 'siteUrl'>) {
  const { payload } = lead;
  return {
    messageId: `<${lead.id}@${new URL(config.siteUrl).hostname.replace(/[[\]]/g, '')}>`,
    date: new Date(lead.createdAt),
    from: config.mail.from,
    to: config.mail.to,
    replyTo: { name: '', address: payload.workEmail },
    subject: oneLine(
      `Website message from ${[nameOf(payload), payload.companyName].filter(Boolean).join(', ')}`,
    ),
    text: `${detailsOf(payload).join('\n')}\n\n${payload.message}\n\n--\nReference ${lead.id}\n`,
  };
}

/** The lines above the message by its fields; null for a field that stands in another line or below them. */
const LINES: Record<keyof Message, ((message: Message) => string) | null> = {
  firstName: (message) => `Name: ${nameOf(message) || 'not asked for'}`,
  lastName: null,
  workEmail: ({ workEmail }) => `Email: ${workEmail}`,
  companyName: ({ companyName }) => `Company: ${companyName}`,
  message: null,
};

function detailsOf(message: Message): string[] {
  return Object.values(LINES).flatMap((line) => line?.(message) ?? []);
}

function nameOf({ firstName, lastName }: Message): string {
  return `${firstName} ${lastName}`.trim();
}
