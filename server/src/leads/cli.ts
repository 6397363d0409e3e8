import { existsSync, statSync } from 'node:fs';
import { UsageError } from '../cli/command-line';
import { ConfigError, openAt, readConfig } from '../config';
import { explain } from '../observe/error-words';
import { createLogger } from '../observe/logger';
import { createOutbox } from './delivery/outbox';
import { readCommand, USAGE } from './staff/commands';
import { openLeadStore } from './store';
import { openSqlite, sqliteFile } from './store/sqlite';

/** `npm run -s leads`: the staff commands; they may run while the server is running. */
async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2));
  const write = (line: string) => process.stdout.write(`${line}\n`);
  const note = (line: string) => process.stderr.write(`${line}\n`);
  if (!command) {
    write(USAGE);
    return 0;
  }
  const config = readConfig(process.env);
  const file = sqliteFile(config.dataDir);
  const hasStore =
    config.databaseUrl || (await openAt('DATA_DIR', async () => statSync(file, { throwIfNoEntry: false })));
  // With a wrong DATA_DIR a new empty store would record an erasure that removed nothing.
  if (!hasStore) throw new ConfigError(`DATA_DIR has no leads: there is no ${file}`);
  const logger = createLogger({ ...config, logLevel: 'silent' });
  await using store = await openLeadStore(config, { logger });
  const openFile = async () => {
    const isThere = config.databaseUrl && existsSync(file);
    if (!isThere) throw new UsageError(`This needs DATABASE_URL, and ${file}, which is copied there`);
    return openSqlite(config.dataDir, logger);
  };
  return await command.run({ store, outbox: createOutbox(config), openFile, write, note });
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe early, which is not an error.
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`${error.message}: what was written is not whole`);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.error('Interrupted: what was written is not whole');
    process.exit(130);
  });

try {
  process.exitCode = await main();
} catch (error) {
  console.error(explain(error));
  if (error instanceof UsageError) console.error('npm run -s leads -- help shows the commands');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
