import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/apps';
import { serverArguments } from '../../tools/server-arguments';

it('finds every test that docs/security.md names', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const paths = text.matchAll(/`((?:server|shell|tests|mf-\w+)\/[\w./-]+\.\w+)`/g);
  const named = Array.from(paths, ([, file = '']) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it.each(['docs/operations.md', 'docs/operations/Containerfile'])(
  'starts the server in %s with the memory limits of npm start',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const limits = serverArguments.filter((argument) => /=\d+$/.test(argument));
    expect(limits.length).toBeGreaterThan(0);
    expect(limits.filter((limit) => !text.includes(limit))).toEqual([]);
  },
);
