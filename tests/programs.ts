import {
  type ChildProcess,
  type ExecFileOptions,
  execFile,
  type SpawnSyncOptions,
  spawn,
  spawnSync,
} from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const START_LIMIT_MS = 120_000;
const RUN_LIMIT_MS = 240_000;

/** What programs need of this environment, and npm behind a proxy or another certificate authority; no setting of the site. */
const outside =
  /^(PATH|HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|(https?|no)_proxy|npm_config_(registry|userconfig|cache|cafile|ca|proxy|https_proxy|noproxy))$/i;
export const plainEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => outside.test(name)),
);

export type Program = Awaited<ReturnType<typeof startProgram>>;

/**
 * Starts a long-running command in its own process group, with a minimal environment. Resolves when the output matches
 * `address`, whose first group is the program's address.
 * @throws with the output when the command ends or prints no address within two minutes
 */
export async function startProgram(
  cwd: string,
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  address: RegExp,
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...plainEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const said = () => text;
  const stop = () => endProcess(child, 'SIGTERM', true);
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const url = address.exec(text)?.[1];
    if (url) return { url, pid: child.pid ?? 0, said, stop, [Symbol.asyncDispose]: stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`${command} ${args.join(' ')} said no address: ${text}`);
}

/** Ends a process, or the process group that it leads, if it has not ended yet. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
  isGroup = false,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const closed = once(child, 'close');
  process.kill(isGroup ? -child.pid : child.pid, signal);
  await closed;
}

/** Runs a command to its end, for at most four minutes. @returns the exit code and the output */
export function runProgram(
  command: string,
  args: string[],
  options: ExecFileOptions,
): Promise<{ code: number | null; out: string; error: string }> {
  const limits = { maxBuffer: 2 ** 26, timeout: RUN_LIMIT_MS };
  return new Promise((resolve) => {
    const child = execFile(command, args, { ...limits, ...options }, (failure, out, error) => {
      const late = failure?.killed
        ? `${command} ${args.join(' ')} took longer than ${RUN_LIMIT_MS / 1000} s\n`
        : '';
      resolve({ code: child.exitCode, out: String(out).trim(), error: late + String(error).trim() });
    });
  });
}

/** Runs a checkout's `npm start` to its end. */
export const bootstrap = (cwd: string, options: SpawnSyncOptions = {}, ...args: string[]) =>
  spawnSync(process.execPath, ['tools/bootstrap.mjs', 'start.ts', ...args], {
    cwd,
    ...options,
    encoding: 'utf8',
  });
