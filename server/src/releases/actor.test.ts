import { expect, it, vi } from 'vitest';
import { userName } from './actor';

vi.mock('node:os', () => ({
  userInfo() {
    throw new Error('uv_os_get_passwd returned ENOENT');
  },
}));

it('names a user without an entry in the system by number', () => {
  expect(userName()).toBe(`uid ${process.getuid?.()}`);
});
