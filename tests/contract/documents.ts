import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { USAGE as leadCommands } from '../../server/src/leads/staff/commands';
import { USAGE as releaseCommands } from '../../server/src/releases/staff/release-command';
import { root } from '../../tools/apps';

/** Packages, builds, and what a site that ran here left behind. */
const notOurs = /(^|\/)(node_modules|\.git|dist|test-results)$|^(data|releases|releases-pulled)$/;

/** Every file of the project, from its root. */
export const files = Array.from(filesIn(root), (file) => relative(root, file));
const folders = new Set(files.flatMap(parents));

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export function linesOf(file: string): number {
  return read(file).trimEnd().split('\n').length;
}

/** Whether a relative link of a document leads to a file, and to a heading of it if it names one. */
export function isTarget(link: string, document: string): boolean {
  const [path = '', heading] = link.split('#');
  const target = path ? join(dirname(document), path) : document;
  return existsSync(join(root, target)) && (heading === undefined || headingsOf(target).includes(heading));
}

/** Headings as GitHub makes addresses of them. */
function headingsOf(file: string): string[] {
  const headings = Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** What stands between single backticks. */
export function spansOf(file: string): string[] {
  const words = read(file).replace(/^```[\s\S]*?^```/gm, '');
  return Array.from(words.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
}

/** Whether it looks like a path of this project: no address, no export, nothing that is built. */
export function isPath(span: string): boolean {
  if (!/^[\w@./-]+$/.test(span) || span.startsWith('/') || /(^|\/)dist(\/|$)/.test(span)) return false;
  return (
    /\.(tsx?|mjs|css|md|tsv|ya?ml)$/.test(span) ||
    /^(src|docs|server|shell|tests|tools|mf-[a-z]+)\//.test(span)
  );
}

/** A path from the root or from the document's folder, or the last part of one. */
export function isInProject(path: string, from: string): boolean {
  const bare = path.replace(/\/$/, '');
  if (existsSync(join(root, from, bare))) return true;
  // Beside a folder \`src\` only that one can be meant.
  if (bare.startsWith('src/') && folders.has(join(from, 'src'))) return false;
  return [...files, ...folders].some((file) => file === bare || file.endsWith(`/${bare}`));
}

/** Whether a line is no command of this project, or one that exists. */
export function isKnown(line: string): boolean {
  const [, program = '', rest = ''] = /^(npm(?: run)?(?: -s)?|npx|sharemore) ([^|]+)/.exec(line) ?? [];
  const words = rest.trim().split(/\s+/);
  const [name = '', ...given] = words;
  if (program === 'sharemore' || (program === 'npx' && name === 'sharemore')) {
    const asked = program === 'npx' ? given[0] : name;
    return asked === 'help' || hasCommand(read('shell/build/cli/sharemore.ts'), asked);
  }
  if (program === 'npx')
    return given.every((word) => !/^(tests|tools|shell)\//.test(word) || existsSync(join(root, word)));
  if (!program || (program === 'npm' && !['start', 'test'].includes(name))) return true;
  const workspace = /-w (mf-[a-z]+)/.exec(rest)?.[1] ?? '.';
  const { scripts } = JSON.parse(read(join(workspace, 'package.json')));
  if (!Object.hasOwn(scripts, name)) return false;
  const command = /-- ([a-z][a-z-]+)/.exec(rest)?.[1];
  if (!command) return true;
  if (name === 'release') return hasCommand(releaseCommands, command);
  if (name === 'leads') return hasCommand(leadCommands, command);
  if (name === 'bench') return existsSync(join(root, `tests/bench/${command}.ts`));
  return true;
}

/** Usage texts begin the line of each command with its name. */
function hasCommand(usage: string, command = ''): boolean {
  return new RegExp(`^ +(?:[a-z]+ \\| )?${command}\\b`, 'm').test(usage);
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (notOurs.test(relative(root, path).replaceAll('\\', '/'))) continue;
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

function parents(file: string): string[] {
  const parent = dirname(file);
  return parent === '.' ? [] : [parent, ...parents(parent)];
}
