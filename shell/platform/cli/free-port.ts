import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Finds a free port on the loopback address. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
