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
  const { output } = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [
      editPackage(
        'router',
        /router\.js$/,
        patterns.map((each) => [each, 'new']),
      ),
    ],
    build: { write: false, ssr: 'router.js' },
  })) as Rollup.RollupOutput;
  return output[0].code;
}

test('changes a package’s text', async () => {
  expect(await builtWith(/old/)).toContain('"new"');
});

test('fails a build when a package has the text no more, and says which', async () => {
  await expect(builtWith(/old/, /seen = \d/, /init/)).rejects.toThrow(
    'router has no text any more that matches /seen = \\d/ or /init/',
  );
});
