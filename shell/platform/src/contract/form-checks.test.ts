import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from './form-checks';

/** The same cases in every run. */
const cases = { numRuns: 3000, seed: 3000 };

const FORMS = ['contact', 'registration', 'newsletter', 'employer', 'signIn'] as const;
const form = fc.constantFrom(...FORMS);
const FIELDS = 'firstName lastName email workEmail EMAIL companyName message company password'.split(' ');
const awkward = fc.constantFrom(
  '\r\nBcc: a@b.example',
  '\u200b',
  '\u2800',
  ' ',
  '\u2028',
  '\u202e',
  '\u2069',
  '=1+1',
  '<b>',
  '\ud800',
  '😀',
  '@',
  '.',
);
const input = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.oneof(awkward, fc.string()), { maxLength: 8 }).map((parts) => parts.join('')),
  fc.emailAddress(),
  fc.constant('Ada'),
);
/** Mostly valid, so that the checks of accepted values meet enough of them. */
const line = fc.oneof(
  { weight: 4, arbitrary: fc.string({ minLength: 5, maxLength: 100 }) },
  { weight: 1, arbitrary: input },
);
const address = fc.oneof({ weight: 4, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: input });
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(input, fc.jsonValue())),
  fc.anything(),
);

describe('checkForm', () => {
  it('accepts any input or refuses it with a message, and never throws', () => {
    fc.assert(
      fc.property(form, body, (which, values) => {
        const checked = checkForm(which, values);
        if (checked.status === 'invalid') expect(checked.message).toMatch(/error/);
        else expect(checkForm(which, values)).toEqual(checked);
      }),
      cases,
    );
  });

  it('never lets a line break, a blank or an unsendable address into a name or a header', () => {
    const details = fc.record({
      firstName: line,
      lastName: line,
      workEmail: address,
      companyName: line,
      message: line,
    });
    fc.assert(
      fc.property(details, (values) => {
        const checked = checkForm('contact', values);
        fc.pre(checked.status === 'valid');
        const { message, workEmail, ...lines } = checked.values;
        for (const line of Object.values(lines)) {
          expect(line).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
          expect(line.replace(/[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/gu, '')).not.toBe('');
          expect(line.length).toBeLessThanOrEqual(100);
        }
        expect(workEmail).toMatch(/^[^\s,;<>"()[\]\\]+@[a-z0-9.-]+\.[a-z0-9-]+$/i);
        expect(message.trim()).not.toBe('');
      }),
      cases,
    );
  });

  it.each(FORMS)('answers values that are no text with our own messages: %s', (which) => {
    const checked = checkForm(which, Object.fromEntries(FIELDS.map((field) => [field, { a: 1 }])));
    expect(checked).toHaveProperty('fields');
    expect(JSON.stringify(checked)).not.toContain('Invalid input');
  });

  it('keeps joiners, and removes marks that change the direction of text', () => {
    const given = {
      companyName: '\u202eنامه\u200cها\u202c plc\u2069 ',
      workEmail: '\u202aada@example.org\u202c',
    };
    expect(checkForm('employer', given)).toMatchObject({
      values: { companyName: 'نامه\u200cها plc', workEmail: 'ada@example.org' },
    });
  });

  it('takes names and messages as spreadsheets, documents and slides paste them', () => {
    const given = {
      firstName: 'Ada\t',
      lastName: 'van\u000b Dyke\u0007\u2028',
      workEmail: 'ada@example.org',
      companyName: '\tP & W\r\n',
      message: 'One\u000btwo\u000cthree\r\nfour\u2028five\u0000\u001b\u0085six\tseven',
    };
    expect(checkForm('contact', given)).toMatchObject({
      values: {
        firstName: 'Ada',
        lastName: 'van Dyke',
        companyName: 'P & W',
        message: 'One\ntwo\nthree\nfour\nfive\nsix\tseven',
      },
    });
  });

  it('writes half a character as U+FFFD in every text, and keeps a whole one', () => {
    const withPart = (part: string) => ({
      firstName: `Ada ${part} x`,
      lastName: `King ${part}`,
      workEmail: 'ada@example.org',
      companyName: `${part} plc`,
      message: `lone ${part} x`,
    });
    for (const half of ['\ud83d', '\ude00']) {
      expect(checkForm('contact', withPart(half))).toMatchObject({ values: withPart('\ufffd') });
    }
    expect(checkForm('contact', withPart('😀'))).toMatchObject({ values: withPart('😀') });
  });

  it.each('\u200b\u200e\u200f\u061c\ufeff\u2060\u00ad\t\u00a0\r\n\u200d'.split(''))(
    'takes an address as mail programs paste it, with %j before, in and after it',
    (pasted) => {
      const EMAIL = `${pasted}ada${pasted}@example.org${pasted}`;
      expect(checkForm('newsletter', { EMAIL })).toMatchObject({ values: { email: 'ada@example.org' } });
    },
  );

  it('refuses two addresses, whatever stands between them', () => {
    expect(checkForm('newsletter', { EMAIL: 'ada@example.org\tbob@example.org' }).status).toBe('invalid');
  });

  it('refuses texts that are too long, and does not truncate them', () => {
    const long = 'a'.repeat(101);
    const email = 'a'.repeat(255);
    expect(checkForm('registration', { firstName: long, lastName: long, email })).toMatchObject({
      fields: {
        firstName: 'First name must be 100 characters or fewer',
        lastName: 'Last name must be 100 characters or fewer',
        email: 'The email address must be 254 characters or fewer',
      },
    });
  });

  it('accepts its own output unchanged', () => {
    const details = fc.record({
      firstName: line,
      lastName: line,
      email: fc.emailAddress(),
      company: fc.string(),
    });
    fc.assert(
      fc.property(details, (values) => {
        const checked = checkForm('registration', values);
        fc.pre(checked.status === 'valid');
        expect(checkForm('registration', checked.values)).toEqual(checked);
      }),
      cases,
    );
  });
});

it('tidies a text in linear time', () => {
  const spaces = `x${' '.repeat(1_000_000)}x`;
  expect(checkForm('employer', { companyName: spaces })).toMatchObject({ status: 'invalid' });
});
