import * as z from 'zod/mini';
import { grouped } from '../money';
import type { SubmissionResult } from './api';

const FIELDS_WRONG = 'There is an error in the form. Please check the fields that are marked.';
const MESSAGE_LENGTH = 5_000;

/** As browsers check it, and with a dot in the domain; so no space, comma, bracket or line break gets through. */
const ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** At least one visible character: not only spaces, joiners, fillers and the like. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/u;

/** They turn the order of the letters around, seldom on purpose: they come along with what is copied. */
const ORDER_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

const inPlainOrder = (value: string) => value.replace(ORDER_MARKS, '').normalize('NFC');

const withoutOuterSpaces = (value: string) => inPlainOrder(value).replace(/^\p{Zs}+|\p{Zs}+$/gu, '');

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
    z.regex(VISIBLE, `Enter ${what}`),
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
const CHOOSE_COMPANY = 'Choose your company';

const checks = {
  contact: z.object({
    firstName,
    lastName,
    workEmail: email('your work email address'),
    companyName,
    message: text(
      'your message',
      (value) => inPlainOrder(value).replaceAll('\r\n', '\n').trim(),
      z.maxLength(MESSAGE_LENGTH, `Your message must be ${grouped(MESSAGE_LENGTH)} characters or fewer`),
      z.regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, 'Your message has characters that cannot be sent'),
      z.regex(VISIBLE, 'Enter your message'),
    ),
  }),
  registration: z.object({
    firstName,
    lastName,
    email: email('your work email address'),
    /** The company's slug; forms that were opened before it was asked for name the company instead. */
    company: z.optional(z.string({ error: CHOOSE_COMPANY })),
    companyName: z.optional(z.string({ error: CHOOSE_COMPANY })),
  }),
  /** A visitor's wish for an employer that the site does not list: a short contact message. */
  employer: z.pipe(
    z.object({ companyName, workEmail: email('your work email address') }),
    z.transform((request) => ({
      ...request,
      firstName: '',
      lastName: '',
      message: `Please bring ShareMore to ${request.companyName}.`,
    })),
  ),
  signIn: z.object({
    email: email('your email address'),
    password: z.string({ error: 'Enter your password' }).check(z.minLength(1, 'Enter your password')),
  }),
  newsletter: z.pipe(
    z.object({ EMAIL: email('your email address') }),
    z.transform(({ EMAIL }) => ({ email: EMAIL })),
  ),
};

/** The forms that are checked: those that are sent, and the login, which never leaves the browser. */
export type CheckedForm = keyof typeof checks;

/** What a visitor sent with each form, checked; unknown fields are dropped. */
export type Checked = {
  [Form in CheckedForm]: { status: 'valid'; form: Form; values: z.output<(typeof checks)[Form]> };
};

export type Invalid = Extract<SubmissionResult, { status: 'invalid' }>;

/** Checks what a visitor sent, the same in the browser and on the server; complaints are in words for them. */
export function checkForm<Form extends CheckedForm>(form: Form, values: unknown): Checked[Form] | Invalid {
  const checked = checks[form].safeParse(values);
  if (checked.success) return { status: 'valid', form, values: checked.data } as Checked[Form];
  const fields: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) fields[String(path[0])] ??= message;
  return { status: 'invalid', message: FIELDS_WRONG, fields };
}
