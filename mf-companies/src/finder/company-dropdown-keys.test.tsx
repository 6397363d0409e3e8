// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { box, keyboard, stateOfBox } from '../testing/finder';

/** What is typed into the empty box, which is open, and the outcome (ARIA APG, combobox with list). */
it.each([
  ['{Escape}', 'closed - "" |0'],
  ['{Escape}{ArrowDown}', 'open Company 01 "" |0'],
  ['{Escape}{ArrowUp}', 'open Company 50 "" |0'],
  ['{Escape}{Alt>}{ArrowDown}{/Alt}', 'open - "" |0'],
  ['company{Escape}{Escape}', 'closed - "" |0'],
  ['company{Escape}y', 'open - "companyy" |8'],
  ['company{ArrowDown}{ArrowDown}', 'open Company 02 "company" |7'],
  ['company{ArrowDown}{ArrowUp}', 'open - "company" |7'],
  ['company{ArrowUp}{ArrowDown}', 'open - "company" |7'],
  ['company{ArrowDown}{Home}', 'open - "company" |0'],
  ['company{ArrowDown}{ArrowLeft}', 'open - "company" |6'],
  ['company{ArrowDown}{Backspace}', 'open - "compan" |6'],
  ['company{ArrowDown}{Alt>}{ArrowUp}{/Alt}', 'closed - "company" |7'],
  ['company{ArrowDown}{Shift>}{Tab}{/Shift}', 'closed - "company" at Before'],
  ['company{ArrowDown}{ArrowDown}{Enter}', '/company/company-02'],
  ['company{Enter}', '/company/company-01'],
  ['{Enter}', 'open - "" |0'],
  ['zzz{ArrowDown}{Enter}', 'open - "zzz" |3'],
  ['zzz{Tab}', 'open - "zzz" at Request your employer'],
])('turns on %s into: %s', async (typed, outcome) => {
  await keyboard.click(box());
  await keyboard.keyboard(typed);
  expect(stateOfBox()).toBe(outcome);
});
