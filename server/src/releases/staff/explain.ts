import { UsageError } from '../../command-line';
import { ConfigError } from '../../config';
import { messageOf } from '../../error-words';
import { ReleaseRefused } from '../release-refused';
import { storeTrouble } from '../store-trouble';

/** What a terminal shows of an error: words where they say what to do, else all of it. */
export function explain(error: unknown): unknown {
  const isExplained = [ReleaseRefused, UsageError, ConfigError].some((kind) => error instanceof kind);
  if (isExplained) return messageOf(error);
  const trouble = storeTrouble(error);
  // What the system says of a file that an option names.
  if (!trouble) return error instanceof Error && 'syscall' in error ? error.message : error;
  return `${trouble}\n${messageOf(error)}\nRun this as the user whose RELEASES_DIR it is, or see what space is left`;
}
