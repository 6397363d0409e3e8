import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `node tools/bootstrap.mjs SCRIPT …`: checks the version of Node, runs `npm ci` when the installed packages differ from
 * the lockfile, and runs the script. It may import no package, because it runs before any is installed.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
// `engines` in package.json: the versions on which Vite and Vitest run.
if (!(major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  stop(`Node ${process.versions.node} does not fit: this project needs ^20.19, ^22.12 or 24 and later.`);
}
// Not before: Node 20.10 has no `import.meta.dirname`.
const root = resolve(import.meta.dirname, '..');
const [script = '', ...rest] = process.argv.slice(2);
if (!isInstalled()) {
  process.stdout.write('Installing packages (npm ci) …\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('npm ci failed: see above.');
}
const args = ['--import', 'tsx', join(root, 'tools', script), ...rest];
const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm kills only the shell that started this process. When that parent is gone, stop as well.
const parent = process.ppid;
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** Compares the lockfile with npm's record of the installed packages, and that with the folders that are there. */
function isInstalled() {
  const wanted = Object.entries(packagesIn('package-lock.json'));
  const present = packagesIn('node_modules/.package-lock.json');
  return (
    wanted.length > 0 &&
    wanted.every(([path, { version, optional, link }]) => {
      if (!path.includes('node_modules/') || link) return true;
      // Optional packages for other platforms are not installed.
      if (!present[path]) return optional;
      return present[path].version === version && existsSync(join(root, path, 'package.json'));
    })
  );
}

/** None if the file is missing or, after an installation that was killed, half written: npm then says what is wrong. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
