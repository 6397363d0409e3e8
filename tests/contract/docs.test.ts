import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { serverArguments } from '../../tools/server-arguments';
import { files, isInProject, isKnown, isPath, isTarget, linesOf, read, spansOf } from './documents';

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

it('says in both records, and in the index, that one supersedes the other', () => {
  const said = decisions.flatMap((file) => [
    ...successorsOf(file).map((later) => `${numberOf(file)} by ${later}`),
    ...predecessorsOf(file).map((earlier) => `${earlier} by ${numberOf(file)}`),
  ]);
  const halves = said.filter((pair) => {
    const [earlier = '', later = ''] = pair
      .split(' by ')
      .map((number) => decisions.find((file) => numberOf(file) === number));
    if (!earlier || !later || !indexLineOf(earlier)?.includes(numberOf(later))) return true;
    return (
      !successorsOf(earlier).includes(numberOf(later)) || !predecessorsOf(later).includes(numberOf(earlier))
    );
  });
  expect(halves).toEqual([]);
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
  const settings = read('server/src/config.ts');
  const inCode = Array.from(settings.matchAll(/(?:read|show)\(\s*'([A-Z_]+)'/g), ([, name = '']) => name);
  expect(inCode.filter((name) => !named.some((known) => name.startsWith(known)))).toEqual([]);
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

/** What is wrong in each file, with the file's name. */
function faultsIn(among: string[], faultsOf: (file: string) => string[]): string[] {
  return among.flatMap((file) => faultsOf(file).map((fault) => `${file}: ${fault}`));
}

/** The numbers of the records that supersede this one, in whole or in part. */
function successorsOf(file: string): string[] {
  const [, line = ''] = /^(?:In part s|S)uperseded by (.+)$/m.exec(read(file)) ?? [];
  return Array.from(line.matchAll(/\[(\d{3})\]/g), ([, number = '']) => number);
}

/** The numbers of the records that this one supersedes, in whole or in part. */
function predecessorsOf(file: string): string[] {
  const [words = ''] = /^Supersedes [\s\S]+?\n\n/m.exec(read(file)) ?? [];
  return Array.from(words.matchAll(/\[(\d{3})\]/g), ([, number = '']) => number);
}

function numberOf(file: string): string {
  return basename(file).slice(0, 3);
}

function indexLineOf(file: string): string | undefined {
  const index = read('docs/decisions/README.md').split('\n');
  return index.find((line) => line.startsWith(`| [${numberOf(file)}](${basename(file)})`));
}
