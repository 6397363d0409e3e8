// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readBoot } from './boot';

it('says what is missing in a document without its data', () => {
  expect(readBoot).toThrow('The document lacks its data');
  document.body.innerHTML = '<script type="application/json" id="boot">{ "release": "one" }</script>';
  expect(readBoot()).toEqual({ release: 'one' });
});
