import { ConfigError } from './config';

/** What opens a place that a setting names. @throws {ConfigError} naming the setting and why it cannot be used. */
export async function opening<T>(setting: 'DATA_DIR' | 'DATABASE_URL', open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    // A refused connection to several addresses has no message of its own.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${setting} cannot be used: ${message || code}`, { cause: error });
  }
}
