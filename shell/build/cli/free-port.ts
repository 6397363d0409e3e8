import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Finds a free port on the loopback address. It is below those that Linux gives to connections and to servers that take
 * any port, so that it stays free until it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 32_000);
  return tryPort(port).then(() => port, freePort);
}

/** Checks that a server can listen at this address. @throws when it cannot. */
export async function tryPort(port: number, host = '127.0.0.1'): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((error) => {
    throw new Error(`The site cannot listen at ${host}:${port}: ${error.message}`);
  });
  server.close();
  await once(server, 'close');
}
