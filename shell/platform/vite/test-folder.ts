import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'sharemore-run-';

/**
 * What tests, and the programs that they start, put into the folder for temporary files is gone with it when the run
 * ends. All that run together share it: a path through several is too long for PostgreSQL's socket.
 */
export default function globalSetup(): () => void {
  if (basename(tmpdir()).startsWith(PREFIX)) return () => {};
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
