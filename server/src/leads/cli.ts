import { UsageError } from '../command-line';
import { ConfigError, readConfig } from '../config';
import { createLogger } from '../logger';
import { createOutbox } from './delivery/outbox';
import { readArguments, USAGE } from './staff/arguments';
import { runCommand } from './staff/commands';
import { openLeadStore } from './store';

/** `npm run leads`: what staff can see and do about leads, beside a server that may be running. */
async function main(): Promise<number> {
  const args = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const logger = createLogger({ ...config, logLevel: 'silent' });
  const store = await openLeadStore(config, { logger });
  try {
    const write = (line: string) => process.stdout.write(`${line}\n`);
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
  else console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
