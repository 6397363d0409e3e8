import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { devOnSite } from './dev-on-site';
import { workspaceAround } from './workspace';

/** Runs the area alone in the workspace's small host or, with `--site`, inside the live builds of a site. */
export async function runDev(areaDir: string, args: string[]): Promise<void> {
  const { site } = parseArgs({ args, options: { site: { type: 'string' } } }).values;
  const workspace = workspaceAround(areaDir);
  if (site) return devOnSite(areaDir, site);
  if (!workspace) {
    throw new Error(
      'No repository around this folder whose host could run the area: name a running one, --site https://…',
    );
  }
  const host = spawn('npm', ['run', 'dev', '--', basename(areaDir)], {
    cwd: workspace,
    stdio: 'inherit',
    // npm passes the selected workspace on to scripts; this one must run in the root.
    env: { ...process.env, npm_config_workspace: '' },
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => host.kill(signal));
  host.on('exit', (code) => process.exit(code ?? 1));
}
