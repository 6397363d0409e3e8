import { statSync } from 'node:fs';
import { UsageError } from '../command-line';
import { ConfigError, readConfig } from '../config';
import { codeOf } from '../error-words';
import { createLogger } from '../logger';
import { openAt } from '../open-at';
import { createOutbox } from './delivery/outbox';
import { readArguments, USAGE } from './staff/arguments';
import { runCommand } from './staff/commands';
import { openLeadStore } from './store';
import { sqliteFile } from './store/sqlite';

/** `npm run leads`: what staff can see and do about leads, beside a server that may be running. */
async function main(): Promise<number> {
  const args = readArguments(process.argv.slice(2));
  const write = (line: string) => process.stdout.write(`${line}\n`);
  if (args.command === 'help') {
    write(USAGE);
    return 0;
  }
  const config = readConfig(process.env);
  // A new store in the wrong place would be told of removals that it has nothing to remove for.
  if (!config.databaseUrl) await mustBeThere(sqliteFile(config.dataDir));
  const logger = createLogger({ ...config, logLevel: 'silent' });
  const store = await openLeadStore(config, { logger });
  try {
    return await runCommand({ store, outbox: createOutbox(config, logger), write }, args);
  } finally {
    await store.close();
  }
}

// A reader such as `head` may close the pipe early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(isForStaff(error) ? error.message : error);
  process.exitCode = 1;
}

/** @throws {ConfigError} that tells a store which is not there from one which this user may not see. */
async function mustBeThere(file: string): Promise<void> {
  const found = await openAt('DATA_DIR', async () => statSync(file, { throwIfNoEntry: false }));
  if (!found) throw new ConfigError(`DATA_DIR has no leads: there is no ${file}`);
}

/** A wrong setting, a file that cannot be written, a full disk: staff can mend it, and a stack would hide how. */
function isForStaff(error: unknown): error is Error {
  const isOfStore = codeOf(error).startsWith('SQLITE_');
  return error instanceof ConfigError || (error instanceof Error && (isOfStore || 'syscall' in error));
}
