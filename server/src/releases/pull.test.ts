import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ada, build, folder, promote, publish, releases } from '../testing/releases';
import { type Backend, localBackend } from './backend';
import { pull } from './pull';
import { openFolderStore } from './store';

const site = () => localBackend(releases, ada);

it('repairs a damaged local build', async () => {
  await publish(build('shell', 'a1'));
  await promote({ shell: 'a1' });
  const into = join(folder, 'pulled');
  await pull(site(), into);
  const file = join(into, 'shell/a1/server/area.js');
  rmSync(file);
  await pull(site(), into);
  expect(readFileSync(file, 'utf8')).toBe('shell a1');
});

it('goes on after a pull that was interrupted', async () => {
  for (const area of ['shell', 'news']) await publish(build(area, 'a1'));
  const live = await promote({ shell: 'a1', news: 'a1' });
  const into = join(folder, 'pulled');
  let fetched = 0;
  const failing: Backend = {
    ...site(),
    async archiveOf(...args) {
      fetched += 1;
      if (fetched > 1) throw new Error('connection lost');
      return site().archiveOf(...args);
    },
  };
  await expect(pull(failing, into)).rejects.toThrow('connection lost');
  expect((await pull(site(), into)).id).toBe(live.set.id);
});

it('refuses a folder of something else', async () => {
  await publish(build('shell', 'a1'));
  await promote({ shell: 'a1' });
  await expect(pull(site(), folder)).rejects.toThrow(`${folder} is a folder of something else`);
});

it('refuses when something else is made live in the local folder meanwhile', async () => {
  await publish(build('shell', 'a1'));
  const live = await promote({ shell: 'a1' });
  const into = join(folder, 'pulled');
  const store = openFolderStore(into);
  const other = { ...live, set: { id: 'other', builds: {} } };
  const racing: Backend = {
    ...site(),
    async archiveOf(...args) {
      await store.append(other);
      return site().archiveOf(...args);
    },
  };
  await expect(pull(racing, into)).rejects.toThrow(`Something else was made live in ${into} meanwhile`);
  expect((await store.changes())[0]?.set.id).toBe('other');
});
