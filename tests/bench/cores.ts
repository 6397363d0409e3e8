import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** A command that gives what it starts a core of its own, empty where the system cannot. */
export interface Cores {
  through: string[];
  release(): void;
}

/** Leaves the first core to the servers that are measured, and the others to whoever asks them. */
export function shareCores(): Cores {
  const last = cpus().length - 1;
  const move = (cores: string) =>
    spawnSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)], { stdio: 'ignore' }).status === 0;
  if (last < 1 || !move(`1-${last}`)) {
    process.stdout.write(
      'NO taskset OR ONE CORE: client and server share the processor, and ratios mean less\n',
    );
    return { through: [], release() {} };
  }
  return { through: ['taskset', '-c', '0'], release: () => move(`0-${last}`) };
}

/** Seconds of processor time that a process has had; only Linux tells. */
export function processorSeconds(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}
