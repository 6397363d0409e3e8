import escapeHtml from 'escape-html';
import type { Config } from '../../config';
import { oneLine } from '../../observe/one-line';
import type { LeadOf } from '../lead';

type Message = LeadOf<'contact'>['payload'];

export type ContactMail = ReturnType<typeof composeMail>;

/**
 * Composes the mail that staff receive. Its id and date come from the lead, so that mail programs recognise a second
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
    text: textOf(payload, lead.id),
    html: htmlOf(payload, lead.id),
  };
}

function textOf(payload: Message, id: string): string {
  const details = detailsOf(payload).map(([label, value]) => `${label}: ${value}`);
  return `${details.join('\n')}\n\n${payload.message}\n\n--\nReference ${id}\n`;
}

function htmlOf(payload: Message, id: string): string {
  const rows = detailsOf(payload).map(
    ([label, value]) => `<tr><th align="left" scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const paragraphs = payload.message
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  return [
    '<!doctype html><html lang="en-GB"><body>',
    `<table cellpadding="4">${rows.join('')}</table>`,
    ...paragraphs,
    `<hr><p>Reference ${id}</p></body></html>`,
  ].join('\n');
}

/** The rows of the mail by the message's fields; null for a field that stands in another row or below the rows. */
const ROWS: Record<keyof Message, ((message: Message) => [label: string, value: string]) | null> = {
  firstName: (message) => ['Name', nameOf(message) || 'not asked for'],
  lastName: null,
  workEmail: ({ workEmail }) => ['Email', workEmail],
  companyName: ({ companyName }) => ['Company', companyName],
  message: null,
};

function detailsOf(message: Message): [label: string, value: string][] {
  return Object.values(ROWS).flatMap((row) => (row ? [row(message)] : []));
}

function nameOf({ firstName, lastName }: Message): string {
  return `${firstName} ${lastName}`.trim();
}
