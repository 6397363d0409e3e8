import { codeOf, messageOf } from '../../observe/error-words';

interface MailFault {
  /** `content`: the server read this message and refused it. */
  about: 'content' | 'staff' | 'moment';
  reason: string;
  mend?: string;
}

/** Codes of RFC 3463 and 5321 with which a server speaks of addresses, mailboxes, quotas and routes. */
const ABOUT_ACCOUNT = /\b5\.[124]\.\d|^552 (?!5\.3\.4)/;

/** What staff mend when the server refuses for good in answer to these commands. */
const MENDS: Record<string, string> = {
  'MAIL FROM': 'CONTACT_FROM, or what the account of SMTP_URL may send',
  'RCPT TO': 'CONTACT_TO, or the mailbox behind it',
};

/**
 * What the failure of a message is about. Sender and recipients are settings, so only an answer to the message itself
 * can be about its words; everything else that a server refuses for good (5xx) is for staff.
 */
export function mailFault(error: unknown): MailFault {
  const code = codeOf(error);
  const { responseCode, response = '', command = '' } = (error ?? {}) as Partial<SmtpError>;
  const reason = [code, messageOf(error)].filter(Boolean).join(': ');
  const isFinal = Number(responseCode) >= 500;
  if (Number(responseCode) < 500) return { about: 'moment', reason };
  if (isFinal && command === 'DATA' && !ABOUT_ACCOUNT.test(response)) return { about: 'content', reason };
  const mend = code === 'ETLS' ? 'SMTP_URL: the server takes no TLS there' : mendOf(code, command, isFinal);
  if (!mend) return { about: 'moment', reason };
  // The server's own words may repeat an address.
  const answer = `The mail server answered ${[code, responseCode].filter(Boolean).join(' ')}`;
  return { about: 'staff', reason: answer, mend };
}

interface SmtpError {
  responseCode: number;
  response: string;
  command: string;
}

function mendOf(code: string, command: string, isFinal: boolean): string | undefined {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'user and password in SMTP_URL';
  return isFinal ? (MENDS[command] ?? 'SMTP_URL, or the account and its quota there') : undefined;
}
