import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

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
