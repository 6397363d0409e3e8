import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet } from '@sharemore/platform/contract';
import { z } from 'zod';
import { DRAFT, draftFolder } from '../storage/write-durably';
import { operator } from './actor';
import { unpack } from './archive';
import type { Backend } from './backend';
import { publishBuild } from './publish-build';
import { ReleaseRefused } from './release-refused';
import { openFolderStore } from './store';
import { changeSchema } from './store/records';

/** Copies a site's live set into the local release folder `into`, from which a server can serve it. */
export async function pull(backend: Backend, into: string): Promise<ReleaseSet> {
  const { data } = await backend.run('list', {});
  const [head] = z.object({ changes: z.array(changeSchema) }).parse(data).changes;
  if (!head) throw new ReleaseRefused('Nothing is live there');
  const names: string[] = await readdir(into).catch(() => []);
  // A pull that was interrupted leaves a draft, or builds.
  const inside = names.filter((name) => !name.includes(DRAFT));
  if (inside.length > 0 && !['builds', 'changes'].some((name) => inside.includes(name)))
    throw new ReleaseRefused(`${into} is a folder of something else: name a new or empty one`);
  const store = openFolderStore(into);
  const [localHead] = await store.changes();
  await using work = await draftFolder(into);
  for (const [area, build] of Object.entries(head.set.builds)) {
    const folder = join(work.path, area);
    await unpack(await backend.archiveOf(area, build), folder);
    await publishBuild(store, operator(backend.site), folder, {}, `the answer of ${backend.site}`);
  }
  if (localHead?.set.id !== head.set.id) {
    const { rollout: _, ...live } = head;
    const number = (localHead?.number ?? 0) + 1;
    if (!(await store.append({ ...live, number, why: `pulled from ${backend.site}` })))
      throw new ReleaseRefused(`Something else was made live in ${into} meanwhile: pull again`);
  }
  return head.set;
}
