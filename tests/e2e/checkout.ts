import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/apps';

const leftOut = /\/(node_modules|dist|\.git)$/;
const leftOutOfRoot = ['releases', 'data', 'test-results'].map((name) => join(root, name));

/** A copy of the project's sources, with the installed packages, that a test may edit. */
export interface Checkout {
  dir: string;
  /** Changes a file as an editor would: `before` must be in it. */
  edit(file: string, before: string, after: string): void;
  remove(): void;
}

export function copyCheckout(): Checkout {
  const dir = mkdtempSync(join(tmpdir(), 'sharemore-checkout-'));
  cpSync(root, dir, {
    recursive: true,
    filter: (path) => !leftOut.test(path) && !leftOutOfRoot.includes(path),
  });
  const packages = join(root, 'node_modules');
  mkdirSync(join(dir, 'node_modules/@sharemore'), { recursive: true });
  symlinkSync(join(dir, 'shell/platform'), join(dir, 'node_modules/@sharemore/platform'));
  // Its links are relative: of the commands, the platform's runs from the copy.
  cpSync(join(packages, '.bin'), join(dir, 'node_modules/.bin'), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(packages)) {
    if (name === '@sharemore' || name === '.bin' || name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(join(packages, name), join(dir, 'node_modules', name));
  }
  return {
    dir,
    edit(file, before, after) {
      const path = join(dir, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
      // In one step: who watches must not read it half written.
      writeFileSync(
        `${dir}.edited`,
        text.replace(before, () => after),
      );
      renameSync(`${dir}.edited`, path);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
