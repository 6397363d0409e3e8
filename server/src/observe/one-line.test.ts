import { expect, it } from 'vitest';
import { oneLine, plainText } from './one-line';

it.each([
  ['Pipeline not found', 'Pipeline not found'],
  ['\u001b]0;title\u0007No\r\n\tway\u2028\u202eout\u0000', ']0;title No way out'],
  ['نامه\u200cها', 'نامه\u200cها'],
  ['x'.repeat(20_000), `${'x'.repeat(199)}…`],
  [`x${'😀'.repeat(300)}`, `x${'😀'.repeat(198)}…`],
])('makes %j one line without control characters', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

it('takes the marks of HTML out of plain text', () => {
  expect(plainText('<p>Not <a href="https://x.example">allowed</a></p> 2 < 3')).toBe('Not allowed 2 < 3');
});
