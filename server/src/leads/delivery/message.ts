import type { Config } from '../../config';
import { oneLine } from '../../observe/one-line';
import type { LeadOf } from '../lead';

/**
 * Composes the mail that staff receive, as plain text. Its id and date come from the lead, so that mail programs recognise a second
 * copy. The visitor's text appears in the body and, on one line, in the subject; the only other header with visitor
 * data is `Reply-To`, a validated address.
 */
export function composeMail(lead: LeadOf<'contact'>, config: Pick<Config, 'mail' | 'siteUrl'>) {
  const { firstName, lastName, workEmail, companyName, message, ...others } = lead.payload;
  // A field of the form that is forgotten here does not compile.
  others satisfies Record<string, never>;
  const name = `${firstName} ${lastName}`.trim();
  return {
    messageId: `<${lead.id}@${new URL(config.siteUrl).hostname.replace(/[[\]]/g, '')}>`,
    date: new Date(lead.createdAt),
    from: config.mail.from,
    to: config.mail.to,
    replyTo: { name: '', address: workEmail },
    subject: oneLine(`Website message from ${[name, companyName].filter(Boolean).join(', ')}`),
    text: `Name: ${name || 'not asked for'}
Email: ${workEmail}
Company: ${companyName}

${message}

--
Reference ${lead.id}
`,
  };
}
