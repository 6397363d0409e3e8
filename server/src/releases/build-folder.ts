import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type AreaManifest, CONTRACT_VERSION } from '@sharemore/platform/contract';
import { z } from 'zod';
import { codeOf, issuesIn } from '../observe/error-words';
import { ReleaseRefused, refuseIf } from './release-refused';
import { areaManifestSchema } from './store/release-store';

/** The maximum size of a build. */
export const BUILD_LIMITS = { files: 2000, bytes: 200 * 1024 * 1024 };
const MANIFEST_BYTES = 512 * 1024;

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
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ReleaseRefused(`area.json in ${where} is not whole: build it again`);
  }
  // An older manifest would fail on some schema detail; its contract number explains why.
  const older = z.object({ contract: z.number() }).safeParse(json).data;
  if (older) refuseIf(contractProblem(where, older.contract));
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

/** Reports what differs from the manifest: missing, changed and unlisted files, and entries that are not files. */
export async function findDamage(folder: string, manifest: AreaManifest): Promise<string[]> {
  return damageIn(folder, manifest).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return [`${manifest.area} ${manifest.build} was published again while it was read: try again`];
  });
}

async function damageIn(folder: string, { area, build, integrity }: AreaManifest): Promise<string[]> {
  const name = `${area} ${build}`;
  const found = new Set<string>();
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) continue;
    if (!entry.isFile()) return [`${name}: ${entry.name} is a link or no file`];
    bytes += (await lstat(path)).size;
    found.add(relative(folder, path).split(sep).join('/'));
  }
  found.delete('area.json');
  if (found.size > BUILD_LIMITS.files || bytes > BUILD_LIMITS.bytes) {
    return [`${name} is too large: ${found.size} files, ${bytes} bytes`];
  }
  const problems = [...found]
    .filter((file) => !integrity[file])
    .map((file) => `${name}: ${file} is not in its manifest`);
  for (const [file, expected] of Object.entries(integrity)) {
    if (!found.has(file)) problems.push(`${name}: ${file} is missing`);
    else if ((await integrityOf(join(folder, file))) !== expected)
      problems.push(`${name}: ${file} is damaged`);
  }
  return problems;
}

const decompress = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** Reports compressed copies that are not of their file: visitors would get code that nothing tests. */
export async function findFalseCopies(
  folder: string,
  { area, build, integrity }: AreaManifest,
): Promise<string[]> {
  const problems: string[] = [];
  for (const file of Object.keys(integrity)) {
    const original = file.slice(0, -3);
    const ending = /\.(br|gz)$/.exec(file)?.[1] as keyof typeof decompress | undefined;
    if (!ending || !integrity[original]) continue;
    const content = await readFile(join(folder, original));
    const options = { maxOutputLength: Math.max(1, content.length) };
    const copy = await decompress[ending](await readFile(join(folder, file)), options).catch(() => null);
    if (!copy?.equals(content)) problems.push(`${area} ${build}: ${file} is no copy of its file`);
  }
  return problems;
}

async function integrityOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `sha256-${hash.digest('base64')}`;
}
