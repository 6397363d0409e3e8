import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Config, ConfigError } from '../server/src/config';

/** Checks that the site can listen at its address. @throws {ConfigError} when it cannot. */
export async function tryPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new ConfigError(`The site cannot listen at ${host}:${port}: ${(error as Error).message}`);
  }
  server.close();
  await once(server, 'close');
}
