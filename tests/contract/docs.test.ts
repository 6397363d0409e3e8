import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/apps';

it('finds every test that docs/security.md names', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const paths = text.matchAll(/`((?:server|shell|tests|mf-\w+)\/[\w./-]+\.\w+)`/g);
  const named = Array.from(paths, ([, file = '']) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
