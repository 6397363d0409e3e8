import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRAFT, makeSharedFolder, removeAbandoned } from '../storage/write-durably';

/** Creates a folder that is deleted with its contents at the end of its scope (`await using`). */
export async function temporaryFolder(prefix = join(tmpdir(), 'release-')) {
  const path = await mkdtemp(prefix);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Creates a temporary folder in `parent`, where those that a killed process left behind are deleted first. */
export async function draftFolder(parent: string) {
  await makeSharedFolder(parent);
  await removeAbandoned(parent);
  return temporaryFolder(join(parent, DRAFT));
}
