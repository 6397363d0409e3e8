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
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../tools/apps';
import { freePort } from '../free-port';
import { type Program, startProgram } from '../programs';

// The `dist` of an installed package is its code.
const excluded = /(?<!\/node_modules\/.*)\/(\.cache|dist|\.git)$/;
const excludedFromRoot = ['node_modules', 'releases', 'data', 'test-results'].map((name) => join(root, name));

/** Vite's file watcher drops a change that comes within 50 ms of the last one of its file. */
export const pauseBetweenEdits = () => sleep(60);

export type Checkout = ReturnType<typeof copyCheckout>;

/** Copies the project's sources and links the installed packages, so that a test can edit the copy. */
export function copyCheckout() {
  const dir = mkdtempSync(join(tmpdir(), 'sharemore-checkout-'));
  cpSync(root, dir, {
    recursive: true,
    filter: (path) => !excluded.test(path) && !excludedFromRoot.includes(path),
  });
  const packages = join(root, 'node_modules');
  mkdirSync(join(dir, 'node_modules/@sharemore'), { recursive: true });
  for (const [name, folder] of Object.entries({
    platform: 'shell/platform',
    build: 'shell/build',
    server: 'server',
  }))
    symlinkSync(join(dir, folder), join(dir, 'node_modules/@sharemore', name));
  // The links in .bin are relative, so the project's own command runs from the copy.
  cpSync(join(packages, '.bin'), join(dir, 'node_modules/.bin'), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(packages)) {
    if (name === '@sharemore' || name === '.bin' || name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(join(packages, name), join(dir, 'node_modules', name));
  }
  const remove = () => rmSync(dir, { recursive: true, force: true });
  return {
    dir,
    /** Replaces `before` with `after` in a file, in one step as editors do. @throws when `before` is not in it */
    async edit(file: string, before: string, after: string): Promise<void> {
      await pauseBetweenEdits();
      const path = join(dir, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
      // A rename is atomic: a file watcher never reads a half-written file.
      writeFileSync(
        `${dir}.edited`,
        text.replace(before, () => after),
      );
      renameSync(`${dir}.edited`, path);
    },
    /** Starts `npm run dev` in the copy and waits until it prints its address. */
    async startDev(...areas: string[]): Promise<Program> {
      const env = { PORT: String(await freePort()), DATA_DIR: join(dir, 'data'), FORCE_COLOR: '0' };
      const command = [process.execPath, '--import', 'vite', '--import', 'tsx', 'tools/dev.ts', ...areas];
      return startProgram(dir, command, env, /hot reload: (\S+)/);
    },
    remove,
    [Symbol.dispose]: remove,
  };
}
