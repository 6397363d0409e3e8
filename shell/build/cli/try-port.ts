import { once } from 'node:events';
import { createServer } from 'node:net';

/** Checks that a server can listen at this address. @throws when it cannot. */
export async function tryPort(port: number, host = '127.0.0.1'): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((error) => {
    error.message = `The site cannot listen at ${host}:${port}: ${error.message}`;
    throw error;
  });
  server.close();
  await once(server, 'close');
}
