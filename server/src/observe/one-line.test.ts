import { expect, it } from 'vitest';
import { oneLine } from './one-line';

it.each([
  ['Pipeline not found', 'Pipeline not found'],
  ['\u001b]0;title\u0007No\r\n\tway\u2028\u202eout\u0000', ']0;title No way out'],
  ['نامه\u200cها', 'نامه\u200cها'],
  ['x'.repeat(20_000), `${'x'.repeat(300)}…`],
  [`x${'😀'.repeat(300)}`, `x${'😀'.repeat(299)}…`],
])('makes %j one line without control characters', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
