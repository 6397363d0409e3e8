import * as z from 'zod/mini';
import { grouped } from '../money';
import { readableText, tidyLine } from '../readable-text';
import type { SubmissionResult } from './api';

const FIELDS_WRONG = 'There’s an error in the form. Please check the fields that are marked.';
const MESSAGE_LENGTH = 5_000;

/** The browsers' own pattern plus a dot in the domain; it admits no space, comma, bracket or line break. */
const ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** At least one visible character, not only spaces, joiners and fillers. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/u;

/** What ends a line in some program: slides and documents paste vertical tabs and form feeds, which nobody sees. */
const LINE_END = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** A text that is tidied and then checked; `what` names it in the message for a field without one. */
function text(
  what: string,
  tidy: (value: string) => string,
  ...checks: Parameters<z.ZodMiniString['check']>
) {
  const tidied = z.pipe(z.string({ error: `Enter ${what}` }), z.transform(tidy));
  return z.pipe(tidied, z.string().check(z.regex(VISIBLE, `Enter ${what}`), ...checks));
}

const line = (what: string, label: string) =>
  text(what, tidyLine, z.maxLength(100, `${label} must be 100 characters or fewer`));

/** What mail programs paste with an address, and no address has: white space, control characters, what nobody sees. */
const UNADDRESSED = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/gu;

const email = (what: string) =>
  text(
    what,
    (value) => value.replace(UNADDRESSED, ''),
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
      (value) => readableText(value).replace(LINE_END, '\n').trim(),
      z.maxLength(MESSAGE_LENGTH, `Your message must be ${grouped(MESSAGE_LENGTH)} characters or fewer`),
    ),
  }),
  registration: z.object({
    firstName,
    lastName,
    email: email('your work email address'),
    /** The company's slug. */
    company: z.optional(z.string({ error: 'Choose your company' })),
  }),
  /** A request for an employer that the site does not list; it becomes a contact message. */
  employer: z.pipe(
    z.object({
      companyName: line('your employer', 'Your employer'),
      workEmail: email('your work email address'),
      /** Only the form on a company's own page asks for the name. */
      firstName: z.optional(firstName),
      lastName: z.optional(lastName),
    }),
    z.transform((request) => ({
      firstName: '',
      lastName: '',
      ...request,
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

/** The forms that are sent, and the login form, whose values never leave the browser. */
export type CheckedForm = keyof typeof checks;

/** The valid values of each form, without unknown fields. */
export type Checked = {
  [Form in CheckedForm]: { status: 'valid'; form: Form; values: z.output<(typeof checks)[Form]> };
};

export type Invalid = Extract<SubmissionResult, { status: 'invalid' }>;

/** Checks a form's values, in the browser and on the server; messages are written for visitors. */
export function checkForm<Form extends CheckedForm>(form: Form, values: unknown): Checked[Form] | Invalid {
  const checked = checks[form].safeParse(values);
  if (checked.success) return { status: 'valid', form, values: checked.data } as Checked[Form];
  const fields: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) fields[String(path[0])] ??= message;
  return { status: 'invalid', message: FIELDS_WRONG, fields };
}
