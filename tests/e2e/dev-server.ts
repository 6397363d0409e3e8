import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../shell/platform/cli/free-port';

export interface DevServer {
  /** The address that it printed. */
  url: string;
  stop(): Promise<void>;
}

/** `npm run dev` in a copy of the project, until it prints where it is. */
export async function startDev(dir: string, ...areas: string[]): Promise<DevServer> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts', ...areas], {
    cwd: dir,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: join(dir, 'data'), FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const url = /hot reload: (\S+)/.exec(said)?.[1];
    if (url) {
      return {
        url,
        async stop() {
          child.kill();
          await once(child, 'exit');
        },
      };
    }
  }
  throw new Error(`npm run dev ended: ${said}`);
}
