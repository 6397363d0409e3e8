import { expect, it } from 'vitest';
import { wellFormed } from './well-formed';

it('makes every text of a JSON document well-formed, and leaves the rest as it is', () => {
  const half = '"\\ud83d"';
  expect(JSON.parse(`{ "a": [${half}, 1, null, true, "\\ud83d\\ude00"] }`, wellFormed)).toEqual({
    a: ['\ufffd', 1, null, true, '😀'],
  });
});
