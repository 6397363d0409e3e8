import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet } from '@sharemore/platform/contract';
import { draftFolder } from '../storage/write-durably';
import type { Backend } from './backend';
import { findDamage } from './build-folder';
import { ReleaseRefused, refuseIf } from './release-refused';
import { openFolderStore } from './store';
import type { PublishedBuild } from './store/records';

/** Copies a site's live set into the local release folder `into`, from which a server can serve it. */
export async function pull(backend: Backend, into: string): Promise<ReleaseSet> {
  const { changes, builds } = await backend.run('list', {});
  const [head] = changes;
  if (!head) throw new ReleaseRefused('Nothing is live there');
  const inside: string[] = await readdir(into).catch(() => []);
  if (inside.length > 0 && !inside.includes('changes'))
    throw new ReleaseRefused(`${into} is a folder of something else: name a new or empty one`);
  const store = openFolderStore(into);
  const [localHead] = await store.changes();
  await using work = await draftFolder(into);
  for (const [area, build] of Object.entries(head.set.builds)) {
    const record = builds.find(
      (each): each is PublishedBuild => each.manifest.area === area && each.manifest.build === build,
    );
    if (!record) throw new ReleaseRefused(`${area} ${build} is live there and not published`);
    const { manifest } = record;
    if (
      (await store.build(area, build)) &&
      (await findDamage(await store.folder(area, build), manifest)).length === 0
    )
      continue;
    const folder = join(work.path, area);
    await backend.fetchBuild(area, build, folder);
    refuseIf(await findDamage(folder, manifest));
    await store.addBuild(folder, record);
  }
  if (localHead?.set.id !== head.set.id) {
    const { rollout: _, ...live } = head;
    const number = (localHead?.number ?? 0) + 1;
    if (!(await store.append({ ...live, number, why: `pulled from ${backend.site}` })))
      throw new ReleaseRefused(`Something else was made live in ${into} meanwhile: pull again`);
  }
  return head.set;
}
