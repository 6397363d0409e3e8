import type { ChildProcess } from 'node:child_process';

/** Ends a program with this process, and when npm ends, which kills only the shell between itself and this process. */
export function endTogether(child: ChildProcess): void {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 500).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  process.on('exit', () => child.kill());
  child.on('exit', (code) => process.exit(code ?? 1));
}
