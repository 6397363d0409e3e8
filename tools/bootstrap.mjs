import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node tools/bootstrap.mjs SCRIPT …`: checks the version of Node, installs what differs from the lockfile, and runs the
 * script. It may import no package, because it runs before any is installed.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
// `engines` in package.json: the versions on which Vite and Vitest run.
if (!(major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  stop(`Node ${process.versions.node} does not fit: this project needs ^20.19, ^22.12 or 24 and later.`);
}
if (process.platform === 'win32') stop('This project runs on Linux and macOS. On Windows use WSL.');
// Not before: Node 20.10 has no `import.meta.dirname`.
const root = resolve(import.meta.dirname, '..');
if (/[#?]/.test(root)) stop(`Vite cannot build in ${root}: move the checkout to a path without # and ?.`);
const [, , script = ''] = process.argv;
/** The development packages take as long again. Once they are here, they stay. */
const isForDevelopment = script !== 'start.ts' || existsSync(join(root, 'node_modules/vitest'));
const wanted = packagesIn('package-lock.json');
/** npm prefers it to `package-lock.json`, so one that a killed installation left must go. */
const lockfile = join(root, 'npm-shrinkwrap.json');
rmSync(lockfile, { force: true });

// npm kills only the shell that started this process. When that parent is gone, end as well.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref();
if (!isInstalled())
  await install().catch(({ message }) => stop(`${message}: the packages go there, make it writable.`));
// Through tsx, which `sharemore` has registered already, Vite loads 0.4 s later.
if (script === 'dev.ts') await import('vite');
if (process.argv[1].endsWith('bootstrap.mjs')) (await import('tsx/esm/api')).register();
process.argv.splice(1, 2, join(root, 'tools', script));
await import(pathToFileURL(process.argv[1]).href);

/** Compares the lockfile with npm's record of the installed packages, and that with the folders that are there. */
function isInstalled() {
  const present = packagesIn('node_modules/.package-lock.json');
  const entries = Object.entries(wanted);
  return (
    entries.length > 0 &&
    entries.every(([path, { version, optional, link, dev, devOptional }]) => {
      if (!path.includes('node_modules/') || link || (dev && !isForDevelopment)) return true;
      // Optional packages for other platforms are not installed, nor what only those for development share with these.
      if (!present[path]) return optional || (devOptional && !isForDevelopment);
      return present[path].version === version && existsSync(join(root, path, 'package.json'));
    })
  );
}

/**
 * Installs by `npm install`, which puts the old packages back when it fails, and not by `npm ci`, which removes them
 * first. What is needed is decided here, whatever NODE_ENV and npm's settings omit. The addresses of the packages, which
 * the lockfile does not hold, save npm a question for each: a third of the time.
 */
async function install() {
  process.stdout.write('Installing packages …\n');
  const options = { cwd: root, encoding: 'utf8' };
  const registry = spawnSync('npm', ['config', 'get', 'registry'], options)
    .stdout?.trim()
    .replace(/\/*$/, '');
  const packages = Object.entries(wanted).map(([path, entry]) => {
    const name = entry.name ?? path.split('node_modules/').at(-1);
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    return [path, entry.integrity ? { ...entry, resolved: `${registry}/${name}/-/${file}` } : entry];
  });
  writeFileSync(lockfile, JSON.stringify({ lockfileVersion: 3, packages: Object.fromEntries(packages) }));
  process.on('exit', () => rmSync(lockfile, { force: true }));
  const dev = isForDevelopment ? '--include=dev' : '--omit=dev';
  const words = ['install', '--no-save', '--loglevel=error', '--include=optional', dev];
  const npm = spawn('npm', words, { cwd: root, stdio: 'inherit' });
  const end = () => npm.kill();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  const [code] = await once(npm, 'exit').catch(({ message }) => stop(`npm does not start: ${message}`));
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end);
  rmSync(lockfile, { force: true });
  if (code !== 0) stop('Does npm reach its registry ("npm ping")? What was installed before is still there.');
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
