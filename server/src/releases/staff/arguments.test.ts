import { expect, it } from 'vitest';
import { readArguments } from './arguments';

it.each([
  ['percent', '0'],
  ['percent', '101'],
  ['percent', 'ten'],
  ['percent', '1.5'],
  ['keep', '0'],
  ['days', '4000'],
])('refuses --%s %s, as the server does', (option, value) => {
  expect(() => readArguments(['promote', `--${option}`, value])).toThrow(new RegExp(`^--${option} `));
});

it.each([
  [['--keep', 'x'], '--keep must be a whole number from 1 to 10000'],
  [['--can', 'fly,swim'], '--can must be of publish,promote,preview,rollback,remove,admin'],
])('says of %j what may stand there', (argv, words) => {
  expect(() => readArguments(['gc', ...argv])).toThrow(new RegExp(`^${words}$`));
});

it('says what a share may be, and takes what it may be', () => {
  expect(() => readArguments(['promote', '--percent', '0'])).toThrow(
    '--percent must be a whole number from 1 to 100',
  );
  expect(readArguments(['promote', 'mf-news', '--percent', '10']).options).toMatchObject({ percent: 10 });
});
