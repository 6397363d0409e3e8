import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type AreaManifest, CONTRACT_VERSION } from '@sharemore/platform/contract';
import { isBuiltPath, PATH_RULE } from '@sharemore/platform/contract/area-manifest';
import { z } from 'zod';
import { jsonIn } from '../http/well-formed';
import { issuesIn } from '../observe/issues-in';
import { ReleaseRefused, refuseIf } from './release-refused';
import { areaManifestSchema } from './store/records';

const MEGABYTE = 1024 * 1024;
/** The maximum size of a build. */
export const BUILD_LIMITS = { files: 2000, bytes: 60 * MEGABYTE };
/** With the compressed forms that a store adds to each text file. */
export const STORED_LIMITS = { files: 3 * BUILD_LIMITS.files, bytes: 3 * BUILD_LIMITS.bytes };

/** A store makes these forms of text files itself: one that came with a build could be another file. */
export const COMPRESSED = /\.(br|gz)$/;

/**
 * Counts what a build contains: call the returned function for each entry, plain if it is a file or folder. It says why a
 * build may not contain this one, or undefined.
 */
export function countEntries(limits = BUILD_LIMITS) {
  let files = 0;
  let bytes = 0;
  return (path: string, isPlain: boolean, size: number): string | undefined => {
    files += 1;
    bytes += size;
    if (!isBuiltPath(path.replace(COMPRESSED, '')))
      return `it has ${JSON.stringify(path.slice(0, 200))}, but ${PATH_RULE}`;
    if (!isPlain) return `${path} is a link or no file`;
    if (files > limits.files) return `it has more than ${limits.files} files`;
    if (bytes > limits.bytes) return `it is larger than ${limits.bytes} bytes`;
    return undefined;
  };
}

const MANIFEST_BYTES = 512 * 1024;
/** Source maps serve staff only, so nothing depends on their bytes. */
const UNLISTED = /^(area\.json|maps\/.*\.map)$/;

/**
 * Reads a build's `area.json`.
 * @param where what a refusal calls the folder
 * @throws {ReleaseRefused}
 */
export async function readManifest(folder: string, where = folder): Promise<AreaManifest> {
  const file = join(folder, 'area.json');
  const { size = 0 } = (await stat(file).catch(() => null)) ?? {};
  // Parsing a longer one would hold up the server.
  if (size > MANIFEST_BYTES)
    throw new ReleaseRefused(`area.json in ${where} is larger than ${MANIFEST_BYTES} bytes`);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseRefused(`There is no build in ${where}: build it first ("npm run build -w AREA")`);
  });
  const json = jsonIn(text);
  if (json === undefined) throw new ReleaseRefused(`area.json in ${where} is not whole: build it again`);
  // The manifest of another contract would fail on some schema detail; its contract number explains why.
  const other = z.object({ contract: z.number() }).safeParse(json).data;
  if (other) refuseIf(contractProblem(where, other.contract));
  const result = areaManifestSchema.safeParse(json);
  if (!result.success) {
    throw new ReleaseRefused(`area.json in ${where} is not a valid manifest: ${issuesIn(result.error)}`);
  }
  return result.data;
}

/** Reports a build of a contract that this server does not speak. */
export function contractProblem(name: string, contract: number): string[] {
  if (contract === CONTRACT_VERSION) return [];
  return [
    `${name} was built for contract ${contract}, this server speaks ${CONTRACT_VERSION}: build it again`,
  ];
}

/** Reports the first entry of a folder that no build may contain, and files that the manifest does not list. */
export async function findSurplus(
  folder: string,
  { area, build, integrity }: AreaManifest,
): Promise<string[]> {
  const name = `${area} ${build}`;
  const problemOf = countEntries();
  const problems: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const file = relative(folder, path);
    const problem = problemOf(file, entry.isFile() || entry.isDirectory(), (await lstat(path)).size);
    if (problem) return [`${name}: ${problem}`];
    if (!entry.isFile()) continue;
    if (COMPRESSED.test(file)) problems.push(`${name}: ${file} is compressed, which the store does itself`);
    else if (!UNLISTED.test(file) && !Object.hasOwn(integrity, file))
      problems.push(`${name}: ${file} is not in its manifest`);
  }
  return problems;
}

/** Reports files of a build, or of its `part`, that are missing, unreadable or differ from the manifest. */
export async function findDamage(
  folder: string,
  { area, build, integrity }: AreaManifest,
  part: 'server/' | '' = '',
): Promise<string[]> {
  const problems: string[] = [];
  for (const [file, expected] of Object.entries(integrity)) {
    if (!file.startsWith(part)) continue;
    const actual = await integrityOf(join(folder, file));
    if (actual !== expected)
      problems.push(`${area} ${build}: ${file} is ${actual ? 'damaged' : 'missing or unreadable'}`);
  }
  return problems;
}

async function integrityOf(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  const reading = pipeline(createReadStream(file), hash).then(() => `sha256-${hash.digest('base64')}`);
  return reading.catch(() => null);
}
