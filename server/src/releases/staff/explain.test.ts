import { expect, it } from 'vitest';
import { ReleaseRefused } from '../release-refused';
import { explain } from './explain';

it('explains a store that cannot be written, with the path and the remedy but no stack', () => {
  const error = Object.assign(new Error("EACCES: permission denied, mkdir '/srv/releases/mf-news'"), {
    code: 'EACCES',
  });
  expect(
    explain(error),
  ).toBe(`The release store of this site cannot be read or written (EACCES): what was live stays live
EACCES: permission denied, mkdir '/srv/releases/mf-news'
Run this as the user whose RELEASES_DIR it is, or see what space is left`);
});

it('shows a refusal’s message only, and a programming error with its stack', () => {
  expect(explain(new ReleaseRefused('one', 'other'))).toBe('one\nother');
  const fault = new TypeError('undefined is no function');
  expect(explain(fault)).toBe(fault);
});
