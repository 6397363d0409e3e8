import { join } from 'node:path';
import { expect, it } from 'vitest';
import { overBudget } from '../../server/src/releases/preflight/files';
import { apps, root } from '../../tools/apps';
import { builtManifest, routeSizes } from '../../tools/sizes';

/** The budget of a page without slots on a first visit: KB of Brotli, and number of script files. */
const PAGE = { script: 112, style: 8, files: 10 };

const [shell, ...routes] = await routeSizes(apps);

it.each(apps)('%s keeps to its own budget', async (app) => {
  expect(await overBudget(join(root, app, 'dist'), builtManifest(app))).toEqual([]);
});

it.each(routes)(
  '$route of $area keeps with the shell to the budget of a page',
  ({ script, style, files }) => {
    expect(shell?.route).toBe('(shell)');
    expect(script + (shell?.script ?? 0)).toBeLessThanOrEqual(PAGE.script);
    expect(style + (shell?.style ?? 0)).toBeLessThanOrEqual(PAGE.style);
    expect(files + (shell?.files ?? 0)).toBeLessThanOrEqual(PAGE.files);
  },
);
