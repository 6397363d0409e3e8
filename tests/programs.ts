import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command that goes on until it is stopped, with all that it starts, and knows nothing of the repository. */
export function startProgram(cwd: string, command: string, args: string[], env: NodeJS.ProcessEnv) {
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return {
    said: () => said,
    async stop() {
      if (child.exitCode !== null || !child.pid) return;
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'close');
    },
  };
}
