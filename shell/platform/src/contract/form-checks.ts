import * as z from 'zod/mini';
import type { FormName, SubmissionResult } from './api';

/** The field of the contact and registration forms that only programs fill in. */
export const HONEYPOT = 'website';

const FIELDS_WRONG = 'There is an error in the form. Please check the fields that are marked.';
const NO_PIPELINE = 'Pipeline configuration not found. Please try again.';
const MESSAGE_LENGTH = 5_000;

/** As browsers check it, and with a dot in the domain; so no space, comma, bracket or line break gets through. */
const ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

const withoutOuterSpaces = (value: string) => value.normalize('NFC').replace(/^ +| +$/g, '');

/** A text that is tidied first and then must pass its checks; `what` is asked for when there is none. */
function text(
  what: string,
  tidy: (value: string) => string,
  ...checks: Parameters<z.ZodMiniString['check']>
) {
  const tidied = z.pipe(z.string({ error: `Enter ${what}` }), z.transform(tidy));
  return z.pipe(tidied, z.string().check(z.minLength(1, `Enter ${what}`), ...checks));
}

/** One line of text; a line break or another control character is refused, never cleaned away. */
const line = (what: string, label: string, length = 100) =>
  text(
    what,
    withoutOuterSpaces,
    z.maxLength(length, `${label} must be ${length} characters or fewer`),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, `${label} must be on one line, without special characters`),
  );

const email = (what: string) =>
  text(
    what,
    withoutOuterSpaces,
    z.maxLength(254, 'The email address must be 254 characters or fewer'),
    z.regex(ADDRESS, 'Enter an email address in the correct format, like name@example.com'),
  );

const firstName = line('your first name', 'First name');
const lastName = line('your last name', 'Last name');
const companyName = line('your company’s name', 'Company name');

const checks = {
  contact: z.object({
    firstName,
    lastName,
    workEmail: email('your work email address'),
    companyName,
    message: text(
      'your message',
      (value) => value.normalize('NFC').replaceAll('\r\n', '\n').trim(),
      z.maxLength(
        MESSAGE_LENGTH,
        `Your message must be ${MESSAGE_LENGTH.toLocaleString('en-GB')} characters or fewer`,
      ),
      z.regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, 'Your message has characters that cannot be sent'),
    ),
  }),
  registration: z.object({
    firstName,
    lastName,
    email: email('your work email address'),
    companyName,
    pipelineId: z.pipe(
      z.union([z.string(), z.pipe(z.number(), z.transform(String))], { error: NO_PIPELINE }),
      z.string().check(z.trim(), z.regex(/^0*[1-9]\d{0,8}$/, NO_PIPELINE)),
    ),
  }),
  newsletter: z.pipe(
    z.object({ EMAIL: email('your email address') }),
    z.transform(({ EMAIL }) => ({ email: EMAIL })),
  ),
} satisfies Record<FormName, z.ZodMiniType>;

/** What a visitor sent with each form, checked; unknown fields are dropped. */
export type Payloads = { [Form in FormName]: z.output<(typeof checks)[Form]> };
export type Payload = { [Form in FormName]: { kind: Form; payload: Payloads[Form] } }[FormName];

type Invalid = Extract<SubmissionResult, { status: 'invalid' }>;

/** Checks what a visitor sent, the same in the browser and on the server; complaints are in words for them. */
export function checkForm(form: FormName, values: unknown): ({ status: 'valid' } & Payload) | Invalid {
  const checked = checks[form].safeParse(values);
  if (checked.success)
    return { status: 'valid', kind: form, payload: checked.data } as { status: 'valid' } & Payload;
  const fields: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) fields[String(path[0])] ??= message;
  const onlyPipeline = fields.pipelineId !== undefined && Object.keys(fields).length === 1;
  return { status: 'invalid', message: onlyPipeline ? NO_PIPELINE : FIELDS_WRONG, fields };
}
