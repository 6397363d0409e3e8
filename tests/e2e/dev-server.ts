import { join } from 'node:path';
import { freePort } from '../../shell/platform/cli/free-port';
import { type Program, startProgram } from '../programs';

/** Starts `npm run dev` in a copy of the project and waits until it prints its address. */
export async function startDev(dir: string, ...areas: string[]): Promise<Program> {
  const env = { PORT: String(await freePort()), DATA_DIR: join(dir, 'data'), FORCE_COLOR: '0' };
  const command = [process.execPath, '--import', 'tsx', 'tools/dev.ts', ...areas];
  return startProgram(dir, command, env, /hot reload: (\S+)/);
}
