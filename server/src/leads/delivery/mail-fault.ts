import type { Fault } from '../../http/outside-call';
import { codeOf, messageOf } from '../../observe/error-words';
import { DeliveryError } from './destination';

/** Codes of RFC 3463 and 5321 with which a server speaks of addresses, mailboxes, quotas and routes. */
const ABOUT_ACCOUNT = /\b5\.[124]\.\d|^552 (?!5\.3\.4)/;

/** What staff mend when the server refuses for good in answer to these commands. */
const MENDS: Record<string, string> = {
  'MAIL FROM': 'CONTACT_FROM, or what the account of SMTP_URL may send',
  'RCPT TO': 'CONTACT_TO, or the mailbox behind it',
};

interface SmtpError {
  responseCode: number;
  response: string;
  command: string;
}

/**
 * The failure of a message, and what it is about. Sender and recipients are settings, so only an answer to the message
 * itself can be about its words; everything else that a server refuses for good (5xx) is for staff.
 */
export function mailError(error: unknown): DeliveryError {
  const code = codeOf(error);
  const { responseCode, response = '', command = '' } = (error ?? {}) as Partial<SmtpError>;
  const fault = faultOf(code, Number(responseCode), response, command);
  // The server's own words may repeat an address.
  const answer = `The mail server answered ${[code, responseCode].filter(Boolean).join(' ')}`;
  return new DeliveryError(fault.mend ? answer : `${code}: ${messageOf(error)}`, fault);
}

function faultOf(code: string, status: number, response: string, command: string): Fault {
  const isFinal = status >= 500;
  if (isFinal && command === 'DATA' && !ABOUT_ACCOUNT.test(response)) return { about: 'content' };
  if (status < 500) return { about: 'moment' };
  if (code === 'ETLS') return { about: 'staff', mend: 'SMTP_URL: the server takes no TLS there' };
  if (/^E(NO)?AUTH$/.test(code)) return { about: 'staff', mend: 'user and password in SMTP_URL' };
  if (!isFinal) return { about: 'moment' };
  return { about: 'staff', mend: MENDS[command] ?? 'SMTP_URL, or the account and its quota there' };
}
