import type { AreaManifest } from '@sharemore/platform/contract';
import { expect, it, vi } from 'vitest';
import { tryScripts } from './try-scripts';

vi.mock('virtual:share-scope', () => ({}));

const manifest = {
  integrity: {
    'server/area.js': '',
    'client/assets/a.js': '',
    'client/assets/a.css': '',
    'client/assets/b.js': '',
  },
} as Partial<AreaManifest> as AreaManifest;

const tryEach = (load: (file: string) => unknown) => tryScripts(manifest, async (file) => load(file));

it('loads each script of the browser build, and reports those that throw', async () => {
  const loaded: string[] = [];
  const faults = await tryEach((file) => {
    loaded.push(file);
    if (file === 'assets/a.js') throw new TypeError('boom');
  });
  expect(loaded).toEqual(['assets/a.js', 'assets/b.js']);
  expect(faults).toEqual([{ file: 'assets/a.js', error: 'TypeError: boom' }]);
});

it.each(['window', 'document', 'localStorage', 'IntersectionObserver', 'HTMLElement', 'onmessage'])(
  'ignores a module that needs %s while it loads',
  async (name) => {
    expect(
      await tryEach(() => {
        throw new ReferenceError(`${name} is not defined`);
      }),
    ).toEqual([]);
  },
);

it('reports any other undefined name', async () => {
  const faults = await tryEach(() => {
    throw new ReferenceError('documents is not defined');
  });
  expect(faults).toHaveLength(2);
});
