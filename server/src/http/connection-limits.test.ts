import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../testing/listen';
import { limitConnections } from './connection-limits';

/** Opens five connections to a server with these limits. @returns how many it keeps, and one more try after one closed */
async function openFive(limits: Parameters<typeof limitConnections>[1]) {
  const server = createServer((_, response) => response.end());
  limitConnections(server, limits);
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
  const five = [];
  for (let count = 0; count < 5; count += 1) five.push(await isKept());
  five[0]?.socket.destroy();
  await expect.poll(async () => (await isKept()).kept).toBe(five[0]?.kept);
  return five.filter(({ kept }) => kept).length;
}

it('limits the connections of an address, until one of them closes', async () => {
  expect(await openFive({ ofAddress: 3, isProxy: () => false })).toBe(3);
});

it('does not count the connections of a proxy as those of one client', async () => {
  expect(await openFive({ ofAddress: 3, isProxy: (address) => address === '127.0.0.1' })).toBe(5);
});

it('limits all connections together, those of proxies too', async () => {
  expect(await openFive({ all: 4, isProxy: () => true })).toBe(4);
});
