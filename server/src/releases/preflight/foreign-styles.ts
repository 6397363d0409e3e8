import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaManifest } from '@sharemore/platform/contract';
import { findForeignStyle } from '@sharemore/platform/own-styles';
import postcss from 'postcss';
import { messageOf } from '../../observe/error-words';

/** Parsing more would hold up the server; an area has 20 KB. */
const MOST_BYTES = 512 * 1024;

/**
 * Reports styles that reach the pages of other areas, and files that browsers would read to the end of the document:
 * the preset refuses the former, but a build may have been made without it, or with an older one.
 */
export async function findForeignStyles(folder: string, manifest: AreaManifest): Promise<string[]> {
  const { area, build, integrity } = manifest;
  if (area === 'shell') return [];
  // Browsers take no other file for a style, and the server inlines no other.
  const files = Object.keys(integrity).filter((file) => /\.css$/i.test(file));
  const problems: string[] = [];
  let bytes = 0;
  for (const file of files) {
    const path = join(folder, file);
    bytes += (await stat(path)).size;
    if (bytes > MOST_BYTES) return [`${area} ${build} has more than ${MOST_BYTES} bytes of styles`];
    const problem = problemIn(await readFile(path, 'utf8'), area);
    if (problem) problems.push(`${area} ${build}: ${file}: ${problem}`);
  }
  return problems;
}

function problemIn(css: string, area: string): string | undefined {
  try {
    return findForeignStyle(postcss.parse(css), area)?.message;
  } catch (error) {
    return `it cannot be read: ${messageOf(error)}`;
  }
}
