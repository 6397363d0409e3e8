import { ConfigError } from '../config';

/** Runs `open`. @throws {ConfigError} when it fails, naming `setting` and the cause */
export async function openAt<T>(
  setting: 'DATA_DIR' | 'DATABASE_URL' | 'RELEASES_DIR',
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    // The AggregateError of a refused connection to several addresses has an empty message.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${setting} cannot be used: ${message || code}`, { cause: error });
  }
}
