import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../testing/listen';
import { limitConnections } from './connection-limits';

/**
 * Opens connections to a server, and another one once the first has closed.
 * @param most of all connections, where they are fewer than a server takes
 * @returns how many it keeps of the first `count`
 */
async function open(count: number, isProxy: (address: string) => boolean, most?: number): Promise<number> {
  const server = createServer({ keepAliveTimeout: 0 }, (_, response) => response.end());
  limitConnections(server, isProxy);
  server.maxConnections = most ?? server.maxConnections;
  const port = Number(new URL(await listen(server)).port);
  onTestFinished(() => void server.close().closeAllConnections());
  /** Whether a connection is answered. */
  const isKept = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [what] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [null])]);
    return { socket, kept: what !== null };
  };
  const all = [];
  while (all.length < count) all.push(await isKept());
  all[0]?.socket.destroy();
  await expect.poll(async () => (await isKept()).kept).toBe(all[0]?.kept);
  return all.filter(({ kept }) => kept).length;
}

it('limits the connections of an address, until one of them closes', async () => {
  expect(await open(502, () => false)).toBe(500);
});

it('does not count the connections of a proxy as those of one client', async () => {
  expect(await open(502, (address) => address === '127.0.0.1')).toBe(502);
});

it('limits all connections together, those of proxies too', async () => {
  expect(await open(5, () => true, 4)).toBe(4);
});
