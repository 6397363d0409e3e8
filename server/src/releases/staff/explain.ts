import { UsageError } from '../../cli/command-line';
import { ConfigError } from '../../config';
import { messageOf } from '../../observe/error-words';
import { ReleaseRefused, storeTrouble } from '../release-refused';

/** What to print for an error: its message if that says what to do, otherwise the error with its stack. */
export function explain(error: unknown): unknown {
  const isExplained = [ReleaseRefused, UsageError, ConfigError].some((kind) => error instanceof kind);
  if (isExplained) return messageOf(error);
  const trouble = storeTrouble(error);
  // For a system error, such as a missing file that an option names, the message is enough.
  if (!trouble) return error instanceof Error && 'syscall' in error ? error.message : error;
  return `${trouble}\n${messageOf(error)}\nRun this as the user whose RELEASES_DIR it is, or see what space is left`;
}

/** Prints why the command failed to stderr and, with `--json`, as JSON to stdout. */
export function printFailure(error: unknown): void {
  console.error(explain(error));
  if (process.argv.includes('--json'))
    process.stdout.write(`${JSON.stringify({ error: messageOf(error) })}\n`);
}
