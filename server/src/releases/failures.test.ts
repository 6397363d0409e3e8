import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, it, vi } from 'vitest';
import { createFailures, failureLine } from './failures';
import { releaseSet } from './release-set';

const set = releaseSet({ shell: 'a1', 'mf-news': 'b1' });

/** Failures on a store whose build of mf-news has one script and its map. @returns also a stack that leads into it */
function open() {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  const source = '// The first line.\nexport function Page() {\n  throw new Error("boom");\n}\n';
  const { code, map } = transformSync(source, {
    minify: true,
    sourcemap: true,
    sourcefile: 'src/pages/news/news-page.tsx',
  });
  mkdirSync(join(folder, 'maps/client/assets'), { recursive: true });
  writeFileSync(join(folder, 'maps/client/assets/news-page.js.map'), map);
  const warn = vi.fn();
  const failures = createFailures({ folder: async () => folder }, { warn });
  const place = `/r/mf-news/b1/assets/news-page.js:1:${code.indexOf('throw') + 1}`;
  const stack = (message = 'Error: boom') =>
    `${message}\n    at react (https://site/r/shell/a1/assets/react.js:2:1)\n    at P (https://site${place})`;
  const note = (client: string, text = stack()) =>
    failures.note({ set, area: 'mf-news', kind: 'browser', stack: text }, client);
  return { failures, note, stack, warn };
}

it('says once where in the source of its team it failed, and for how many visitors', async () => {
  const { failures, note, warn } = open();
  for (const client of ['one', 'two', 'two']) await note(client);
  const [only, ...others] = failures.list(set.id);
  expect(others).toEqual([]);
  expect(only && failureLine(only)).toBe(
    'mf-news: Error: boom (browser), at mf-news/src/pages/news/news-page.tsx:3, 2 visitors',
  );
  expect(warn).toHaveBeenCalledOnce();
  expect(failures.list('another set')).toEqual([]);
});

it('lists what most visitors met first', async () => {
  const { failures, note, stack } = open();
  await note('one', stack('Error: rare'));
  for (const client of ['one', 'two']) await note(client);
  expect(failures.list().map(({ message }) => message)).toEqual(['Error: boom', 'Error: rare']);
});

it('names the place in the build where no map says more, and none in files that are not of the set', async () => {
  const { failures, note } = open();
  await note('one', 'Error: a\n at https://site/r/mf-news/b1/assets/other.js:7:9');
  await note(
    'one',
    'Error: b\n at https://site/r/mf-news/b2/assets/news-page.js:1:1 /r/toString/x/assets/y.js:1:1',
  );
  expect(failures.list().map(({ message, at }) => [message, at])).toEqual([
    ['Error: b', 'no file of its build'],
    ['Error: a', 'mf-news/client/assets/other.js:7:9'],
  ]);
});

it('keeps no address of a person, and little of what anybody may send, and looks little of it up', async () => {
  const { failures, note, warn } = open();
  await note('one', `No ada@example.org\u202e here ${'x'.repeat(9_000)}`);
  for (let each = 0; each < 300; each += 1) await note('one', `Error ${each}`);
  const all = failures.list();
  expect(all).toHaveLength(200);
  expect(warn).toHaveBeenCalledTimes(20);
  expect(JSON.stringify(all)).not.toContain('ada@');
  expect(Math.max(...all.map(({ message }) => message.length))).toBeLessThanOrEqual(200);
});
