import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './apps';

/** Installs a release of Node (`24`, `latest`) from the npm package `node`. @returns the environment that uses it. */
export function withNode(release: string): { node: string; env: NodeJS.ProcessEnv } {
  const folder = join(root, 'node_modules/.cache', `node-${release}`);
  const node = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', `node@${release}`];
    const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0 || !existsSync(node))
      throw new Error(`Node ${release} could not be installed from the registry`);
  }
  return { node, env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` } };
}

if (process.argv[1] === import.meta.filename) {
  const releases = process.argv.slice(2);
  for (const release of releases.length > 0 ? releases : ['24', '26']) {
    const { node, env } = withNode(release);
    process.stdout.write(`\n##### Node ${release} #####\n`);
    const args = ['tools/bootstrap.mjs', 'test.ts'];
    const { status } = spawnSync(node, args, { cwd: root, env, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
