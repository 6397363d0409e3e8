import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { editPackage } from './edit-package';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edit-package-'));
  writeFileSync(join(folder, 'router.js'), 'export const name = "old";');
});

async function builtWith(...patterns: RegExp[]): Promise<string> {
  const edits = patterns.map((each): [RegExp, string] => [each, 'new']);
  const { output } = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [editPackage('router', /router\.js$/, edits)],
    build: { write: false, ssr: 'router.js' },
  })) as Rollup.RollupOutput;
  return output[0].code;
}

test('edits a package’s code', async () => {
  expect(await builtWith(/old/)).toContain('"new"');
});

test('fails the build and names each pattern that matches nothing', async () => {
  await expect(builtWith(/old/, /seen = \d/, /init/)).rejects.toThrow(
    'router has no text any more that matches /seen = \\d/ or /init/',
  );
});
