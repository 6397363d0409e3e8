import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from './limit-per-minute';

/** Each takes about 15 KB; a flood of 4,000 is served (`tests/drills/flood.test.ts`). */
const MOST = 8_000;
/** An office behind one address has many visitors, each with six connections. */
const MOST_OF_ADDRESS = 500;
/** In milliseconds: a browser sends its headers at once. */
const HEADERS_WITHIN = 10_000;
/** How often Node looks for slow connections, in milliseconds. */
export const LOOK_FOR_SLOW = 2_000;

interface Limits {
  all?: number;
  ofAddress?: number;
  /** Whether an address is that of a proxy, which passes on the connections of many clients. */
  isProxy: (address: string) => boolean;
}

/** Limits the connections of `server`, in all and of each address, and ends those that send no headers in time. */
export function limitConnections(
  server: Server,
  { all = MOST, ofAddress = MOST_OF_ADDRESS, isProxy }: Limits,
): void {
  server.maxConnections = all;
  server.headersTimeout = HEADERS_WITHIN;
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || isProxy(remoteAddress)) return;
    const key = clientKey(remoteAddress);
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    if (count > ofAddress) socket.destroy();
  });
}
