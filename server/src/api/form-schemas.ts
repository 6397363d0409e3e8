import type { FormName } from '@sharemore/platform/contract';
import { z } from 'zod';
import type { Submission } from '../leads/lead';

/** The field of the contact and registration forms that only programs fill in. */
export const HONEYPOT = 'website';
export const FIELDS_WRONG = 'There is an error in the form. Please check the fields that are marked.';

const NAME_LENGTH = 100;
const EMAIL_LENGTH = 254;
const MESSAGE_LENGTH = 5_000;

/** As browsers check it, and with a dot in the domain; so no space, comma, bracket or line break gets through. */
const ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** One line of text; a line break or another control character is refused, never cleaned away. */
const line = (what: string, label: string, length = NAME_LENGTH) =>
  z
    .string({ error: `Enter ${what}` })
    .transform((value) => value.normalize('NFC').replace(/^ +| +$/g, ''))
    .pipe(
      z
        .string()
        .min(1, `Enter ${what}`)
        .max(length, `${label} must be ${length} characters or fewer`)
        .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, `${label} must be on one line, without special characters`),
    );

const email = (what: string) =>
  z
    .string({ error: `Enter ${what}` })
    .transform((value) => value.replace(/^ +| +$/g, ''))
    .pipe(
      z
        .string()
        .min(1, `Enter ${what}`)
        .max(EMAIL_LENGTH, `The email address must be ${EMAIL_LENGTH} characters or fewer`)
        .regex(ADDRESS, 'Enter an email address in the correct format, like name@example.com'),
    );

const NO_PIPELINE = 'Pipeline configuration not found. Please try again.';

const contact = z.object({
  firstName: line('your first name', 'First name'),
  lastName: line('your last name', 'Last name'),
  workEmail: email('your work email address'),
  companyName: line('your company’s name', 'Company name'),
  message: z
    .string({ error: 'Enter your message' })
    .transform((value) => value.normalize('NFC').replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'Enter your message')
        .max(
          MESSAGE_LENGTH,
          `Your message must be ${MESSAGE_LENGTH.toLocaleString('en-GB')} characters or fewer`,
        )
        .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, 'Your message has characters that cannot be sent'),
    ),
});

const registration = z.object({
  firstName: line('your first name', 'First name'),
  lastName: line('your last name', 'Last name'),
  email: email('your work email address'),
  companyName: line('your company’s name', 'Company name'),
  pipelineId: z.union([z.string(), z.number().transform(String)], { error: NO_PIPELINE }).pipe(
    z
      .string()
      .trim()
      .regex(/^0*[1-9]\d{0,8}$/, NO_PIPELINE),
  ),
});

const newsletter = z.object({ EMAIL: email('your email address') });

export type Checked<T> = { ok: true; value: T } | { ok: false; fields: Record<string, string> };

/** Checks what a visitor sent; each field's complaint is in words for them. Unknown fields are dropped. */
export function checkForm(form: FormName, body: Record<string, unknown>): Checked<Submission> {
  switch (form) {
    case 'contact':
      return check(contact, body, (payload) => ({ kind: 'contact', payload }));
    case 'registration':
      return check(registration, body, (payload) => ({ kind: 'registration', payload }));
    case 'newsletter':
      return check(newsletter, body, ({ EMAIL }) => ({ kind: 'newsletter', payload: { email: EMAIL } }));
  }
}

function check<T>(
  schema: z.ZodType<T>,
  body: unknown,
  toSubmission: (value: T) => Submission,
): Checked<Submission> {
  const result = schema.safeParse(body);
  if (result.success) return { ok: true, value: toSubmission(result.data) };
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0]?.toString();
    if (field) fields[field] ??= issue.message;
  }
  return { ok: false, fields };
}
