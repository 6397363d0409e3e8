import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

export interface Cores {
  /** A command that runs another command on the first core; empty where the system cannot. */
  prefix: string[];
  /** Lets this process run on every core again. */
  [Symbol.dispose](): void;
}

/** Reserves the first core for the measured servers and moves this process, the client, to the others. */
export function shareCores(): Cores {
  const last = cpus().length - 1;
  const move = (cores: string) =>
    spawnSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)], { stdio: 'ignore' }).status === 0;
  if (last < 1 || !move(`1-${last}`)) {
    process.stdout.write(
      'NO taskset OR ONE CORE: client and server share the processor, and ratios mean less\n',
    );
    return { prefix: [], [Symbol.dispose]() {} };
  }
  return { prefix: ['taskset', '-c', '0'], [Symbol.dispose]: () => void move(`0-${last}`) };
}

/** The processor time that a process has used, in seconds; NaN except on Linux. */
export function processorSeconds(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}
