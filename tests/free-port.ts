import { randomInt } from 'node:crypto';
import { tryPort } from '../shell/build/cli/try-port';

/**
 * Finds a free port on the loopback address. It is below those that Linux gives to connections and to servers that take
 * any port, so that it stays free until it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 32_000);
  return tryPort(port).catch(freePort);
}
