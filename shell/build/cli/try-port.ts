import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Checks that a server can listen at this address. @returns its port, a free one for 0. @throws when it cannot. */
export async function tryPort(port: number, host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((error) => {
    error.message = `The site cannot listen at ${host}:${port}: ${error.message}. PORT chooses another`;
    throw error;
  });
  const address = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return address.port;
}
