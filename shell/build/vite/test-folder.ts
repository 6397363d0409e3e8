import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'sharemore-run-';

/**
 * Gives a test run its own folder for temporary files, which is deleted at the end, or by a later run when this one is
 * killed. Test projects that run together share it: nested folders would make paths too long for PostgreSQL's socket.
 */
export default function globalSetup(): () => void {
  if (basename(tmpdir()).startsWith(PREFIX)) return () => {};
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Removes the folders of runs whose process has ended; those of other users stay. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) {
      void rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
