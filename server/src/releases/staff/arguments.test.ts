import { expect, it } from 'vitest';
import { readArguments } from './arguments';

it.each([
  ['percent', '101'],
  ['percent', 'ten'],
  ['percent', '1.5'],
  ['keep', '0'],
  ['days', '4000'],
  ['area', '../news'],
])('refuses --%s %s, as the server does', (option, value) => {
  expect(() => readArguments(['promote', `--${option}`, value])).toThrow(new RegExp(`^--${option} `));
});

it.each([
  [['--keep', 'x'], '--keep must be a whole number from 1 to 10000'],
  [['--percent', '0'], '--percent must be a whole number from 1 to 100'],
  [['--can', 'fly,swim'], '--can must be of publish,promote,preview,rollback,remove,admin'],
])('names the permitted values for %j', (argv, words) => {
  expect(() => readArguments(['gc', ...argv])).toThrow(new RegExp(`^${words}$`));
});

it('reads a share as a number', () => {
  expect(readArguments(['promote', 'mf-news', '--percent', '10']).options).toMatchObject({ percent: 10 });
});
