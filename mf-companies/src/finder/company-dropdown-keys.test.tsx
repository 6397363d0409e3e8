// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { box, keyboard, stateOfBox } from '../testing/finder';

/** What is typed for a key whose name says it differently. */
const typedFor = {
  'Alt+ArrowDown': '{Alt>}{ArrowDown}{/Alt}',
  'Alt+ArrowUp': '{Alt>}{ArrowUp}{/Alt}',
  'Shift+Tab': '{Shift>}{Tab}{/Shift}',
  'a letter': 'y',
};
const plain = 'ArrowDown ArrowUp Home End Escape Enter Tab ArrowLeft ArrowRight Backspace Delete'.split(' ');
const keys: Record<string, string> = {
  ...Object.fromEntries(plain.map((key) => [key, `{${key}}`])),
  ...typedFor,
};

/** The outcomes of all keys: `same`, except those of `others`. */
const outcomes = (same: string, others: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(Object.keys(keys).map((key) => [key, same])),
  ...others,
});

/** The outcomes in a list that is open for `company`, whichever option is active. */
const openFor = (others: Record<string, string>) =>
  outcomes('open - "company" |7', {
    'Alt+ArrowUp': 'closed - "company" |7',
    Home: 'open - "company" |0',
    Escape: 'closed - "company" |7',
    Tab: 'closed - "company" at After',
    'Shift+Tab': 'closed - "company" at Before',
    ArrowLeft: 'open - "company" |6',
    Backspace: 'open - "compan" |6',
    'a letter': 'open - "companyy" |8',
    ...others,
  });

/** For each state, what is typed to reach it, and the outcome of each further key (ARIA APG, combobox with list). */
const states: [state: string, typed: string, outcomes: Record<string, string>][] = [
  [
    'closed and empty',
    '{Escape}',
    outcomes('closed - "" |0', {
      ArrowDown: 'open Company 01 "" |0',
      ArrowUp: 'open Company 30 "" |0',
      'Alt+ArrowDown': 'open - "" |0',
      Tab: 'closed - "" at After',
      'Shift+Tab': 'closed - "" at Before',
      'a letter': 'open - "y" |1',
    }),
  ],
  [
    'closed with a text',
    'company{Escape}',
    outcomes('closed - "company" |7', {
      ArrowDown: 'open Company 01 "company" |7',
      ArrowUp: 'open Company 30 "company" |7',
      'Alt+ArrowDown': 'open - "company" |7',
      Home: 'closed - "company" |0',
      Escape: 'closed - "" |0',
      Tab: 'closed - "company" at After',
      'Shift+Tab': 'closed - "company" at Before',
      ArrowLeft: 'closed - "company" |6',
      Backspace: 'open - "compan" |6',
      'a letter': 'open - "companyy" |8',
    }),
  ],
  [
    'open, no option active',
    'company',
    openFor({ ArrowDown: 'open Company 01 "company" |7', ArrowUp: 'open Company 30 "company" |7' }),
  ],
  [
    'open at the first option',
    'company{ArrowDown}',
    openFor({
      ArrowDown: 'open Company 02 "company" |7',
      'Alt+ArrowDown': 'open Company 01 "company" |7',
      Enter: '/company/company-01',
    }),
  ],
  [
    'open at the second option',
    'company{ArrowDown}{ArrowDown}',
    openFor({
      ArrowDown: 'open Company 03 "company" |7',
      ArrowUp: 'open Company 01 "company" |7',
      'Alt+ArrowDown': 'open Company 02 "company" |7',
      Enter: '/company/company-02',
    }),
  ],
  [
    'open at the last option',
    'company{ArrowUp}',
    openFor({
      ArrowUp: 'open Company 29 "company" |7',
      'Alt+ArrowDown': 'open Company 30 "company" |7',
      Enter: '/company/company-30',
    }),
  ],
  [
    'open with nothing found',
    'zzz',
    outcomes('open - "zzz" |3', {
      'Alt+ArrowUp': 'closed - "zzz" |3',
      Home: 'open - "zzz" |0',
      Escape: 'closed - "zzz" |3',
      Tab: 'open - "zzz" at Request your employer',
      'Shift+Tab': 'closed - "zzz" at Before',
      ArrowLeft: 'open - "zzz" |2',
      Backspace: 'open - "zz" |2',
      'a letter': 'open - "zzzy" |4',
    }),
  ],
];

describe.each(states)('%s', (_state, typed, all) => {
  it.each(Object.entries(all))('turns on %s into: %s', async (key, outcome) => {
    await keyboard.click(box());
    await keyboard.keyboard(typed);
    await keyboard.keyboard(keys[key] ?? '');
    expect(stateOfBox()).toBe(outcome);
  });
});
