import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { overBudget } from '../../server/src/releases/preflight/files';
import { apps, root } from '../../tools/apps';

it.each(apps)('%s keeps to its own budget', async (app) => {
  const dist = join(root, app, 'dist');
  expect(await overBudget(dist, JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8')))).toEqual([]);
});
