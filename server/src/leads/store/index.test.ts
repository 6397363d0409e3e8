import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../config';
import { logger } from '../../testing/silent-logger';
import { openLeadStore } from '.';

const open = (env: NodeJS.ProcessEnv) => openLeadStore(readConfig(env), { logger });

function aFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'no-folder-')), 'file');
  writeFileSync(file, '');
  return file;
}

it.each([
  ['DATA_DIR', '/dev/null/x', /ENOTDIR/],
  ['DATA_DIR', '/proc/a/b', /ENOENT|EACCES|EROFS/],
  ['DATA_DIR', aFile, /EEXIST/],
  ['DATABASE_URL', 'postgres://ada:secret@127.0.0.1:1/leads', /ECONNREFUSED/],
])('names %s and the cause when the store cannot be opened there', async (setting, value, cause) => {
  const opened = open({ [setting]: typeof value === 'string' ? value : value() });
  await expect(opened).rejects.toThrow(ConfigError);
  await expect(opened).rejects.toThrow(
    new RegExp(`^${setting} cannot be used: (?!.*secret).*${cause.source}`),
  );
});
