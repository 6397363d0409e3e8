import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { USAGE as leadCommands } from '../../server/src/leads/staff/arguments';
import { USAGE as releaseCommands } from '../../server/src/releases/staff/arguments';
import { root } from '../../tools/apps';
import { serverArguments } from '../../tools/server-arguments';

const notOurs = new Set(['node_modules', '.git', 'dist', 'test-results']);
/** What a site that ran here left behind. */
const ignored = ['data', 'releases', 'releases-pulled'];
const files = Array.from(filesIn(root), (file) => relative(root, file));
const folders = new Set(files.flatMap(parents));
const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file));
/** Without changelogs and superseded records, which keep the names of their day. */
const documents = files.filter(
  (file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md') && successorsOf(file).length === 0,
);

it('finds every file and heading that documents link to', () => {
  const broken = faultsIn(documents, (document) => {
    const links = Array.from(read(document).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
    return links.filter((link) => !/^(https?|mailto):/.test(link) && !isTarget(link, document));
  });
  expect(broken).toEqual([]);
});

it('finds every path that documents name', () => {
  const missing = faultsIn(documents, (document) =>
    spansOf(document).filter((span) => isPath(span) && !isInProject(span, dirname(document))),
  );
  expect(missing).toEqual([]);
});

it('finds every command that documents name', () => {
  const unknown = faultsIn(documents, (document) => {
    const blocks = Array.from(read(document).matchAll(/^```sh\n([\s\S]*?)^```/gm), ([, lines = '']) => lines);
    const lines = blocks.flatMap((block) => block.replace(/#.*/gm, '').split('\n'));
    return [...lines, ...spansOf(document)]
      .flatMap((line) => line.split('&&').map((command) => command.trim()))
      .filter((command) => !isKnown(command));
  });
  expect(unknown).toEqual([]);
});

it('keeps the form of decision records: a number, three headings, 40 lines', () => {
  const faults = faultsIn(decisions, (file) => {
    const text = read(file);
    const headings = Array.from(text.matchAll(/^## (.+)$/gm), ([, heading]) => heading);
    return [
      text.startsWith(`# ${numberOf(file)}. `) ? '' : 'its title has another number',
      headings.join() === 'Context,Decision,Consequences' ? '' : `its headings are ${headings.join()}`,
      linesOf(file) <= 40 ? '' : `it has ${linesOf(file)} lines`,
    ].filter(Boolean);
  });
  expect(faults).toEqual([]);
});

it('gives each decision record a number of its own, and a line in the index', () => {
  expect(decisions.map(numberOf)).toEqual([...new Set(decisions.map(numberOf))]);
  expect(decisions.filter((file) => !indexLineOf(file))).toEqual([]);
});

it('names the record that supersedes another in both, and marks the superseded one in the index', () => {
  const faults = faultsIn(decisions, (file) =>
    successorsOf(file).filter((later) => {
      const successor = decisions.find((other) => numberOf(other) === later);
      const isNamed =
        successor !== undefined && read(successor).includes(`[${numberOf(file)}](${basename(file)})`);
      return !isNamed || !indexLineOf(file)?.includes(later);
    }),
  );
  expect(faults).toEqual([]);
});

it.each([
  ['README.md', 130],
  ['docs/performance.md', 120],
])('keeps %s within %i lines', (file, limit) => {
  expect(linesOf(file)).toBeLessThanOrEqual(limit);
});

it('names in the README every setting that the server reads, and no other', () => {
  const [, table = ''] = read('README.md').split('## Settings');
  const named = Array.from(table.matchAll(/`([A-Z][A-Z0-9_]+)(?:_…)?`/g), ([, name = '']) => name);
  const settings = read('server/src/config.ts') + read('server/src/settings/operator.ts');
  const read_ = Array.from(settings.matchAll(/^\s+([A-Z][A-Z0-9_]{3,}):/gm), ([, name = '']) => name);
  expect(read_.filter((name) => !named.some((known) => name.startsWith(known)))).toEqual([]);
  expect(named.filter((name) => !settings.includes(name))).toEqual([]);
});

it.each(['docs/operations.md', 'docs/operations/Containerfile'])(
  'starts the server in %s with the memory limits of npm start',
  (file) => {
    const text = read(file);
    const limits = serverArguments.filter((argument) => /=\d+$/.test(argument));
    expect(limits.length).toBeGreaterThan(0);
    expect(limits.filter((limit) => !text.includes(limit))).toEqual([]);
  },
);

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (notOurs.has(entry.name) || ignored.includes(relative(root, join(folder, entry.name)))) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

function parents(file: string): string[] {
  const parent = dirname(file);
  return parent === '.' ? [] : [parent, ...parents(parent)];
}

/** What is wrong in each file, with the file's name. */
function faultsIn(among: string[], faultsOf: (file: string) => string[]): string[] {
  return among.flatMap((file) => faultsOf(file).map((fault) => `${file}: ${fault}`));
}

/** The numbers of the records that supersede this one, in whole or in part. */
function successorsOf(file: string): string[] {
  const [, line = ''] = /^(?:In part s|S)uperseded by (.+)$/m.exec(read(file)) ?? [];
  return Array.from(line.matchAll(/\[(\d{3})\]/g), ([, number = '']) => number);
}

function numberOf(file: string): string {
  return basename(file).slice(0, 3);
}

function indexLineOf(file: string): string | undefined {
  const index = read('docs/decisions/README.md').split('\n');
  return index.find((line) => line.startsWith(`| [${numberOf(file)}](${basename(file)})`));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function linesOf(file: string): number {
  return read(file).trimEnd().split('\n').length;
}

function isTarget(link: string, document: string): boolean {
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
function spansOf(file: string): string[] {
  const words = read(file).replace(/^```[\s\S]*?^```/gm, '');
  return Array.from(words.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
}

function isPath(span: string): boolean {
  if (!/^[\w@./-]+$/.test(span) || span.startsWith('/') || /(^|\/)dist(\/|$)/.test(span)) return false;
  return (
    /\.(tsx?|mjs|css|md|tsv|ya?ml)$/.test(span) ||
    /^(src|docs|server|shell|tests|tools|mf-[a-z]+)\//.test(span)
  );
}

/** A path from the root or from the document's folder, or the last part of one. */
function isInProject(path: string, from: string): boolean {
  const bare = path.replace(/\/$/, '');
  if (bare.startsWith('src/') && from !== '.') return existsSync(join(root, from, bare));
  if (existsSync(join(root, from, bare))) return true;
  return [...files, ...folders].some((file) => file === bare || file.endsWith(`/${bare}`));
}

/** Whether a line is no command of this project, or one that exists. */
function isKnown(line: string): boolean {
  const [, program = '', rest = ''] = /^(npm(?: run)?(?: -s)?|npx|sharemore) ([^|]+)/.exec(line) ?? [];
  const words = rest.trim().split(/\s+/);
  const [name = '', ...given] = words;
  if (program === 'sharemore' || (program === 'npx' && name === 'sharemore'))
    return hasCommand(read('shell/build/cli/sharemore.ts'), program === 'npx' ? given[0] : name);
  if (program === 'npx')
    return given.every((word) => !/^(tests|tools|shell)\//.test(word) || existsSync(join(root, word)));
  if (program === 'npm' && !['start', 'test'].includes(name)) return true;
  if (!program) return true;
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
