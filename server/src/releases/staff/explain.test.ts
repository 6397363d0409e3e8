import { expect, it } from 'vitest';
import { ReleaseRefused } from '../release-refused';
import { explain } from './explain';

it('says of a store that may not be written what stays, where it failed and what to do, without a stack', () => {
  const error = Object.assign(new Error("EACCES: permission denied, mkdir '/srv/releases/mf-news'"), {
    code: 'EACCES',
  });
  expect(
    explain(error),
  ).toBe(`The release store of this site cannot be read or written (EACCES): what was live stays live
EACCES: permission denied, mkdir '/srv/releases/mf-news'
Run this as the user whose RELEASES_DIR it is, or see what space is left`);
});

it('shows of a refusal the words alone, and of a fault of the program all there is', () => {
  expect(explain(new ReleaseRefused('one', 'other'))).toBe('one\nother');
  const fault = new TypeError('undefined is no function');
  expect(explain(fault)).toBe(fault);
});
