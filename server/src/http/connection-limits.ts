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

/**
 * Limits the connections of `server`, in all and of each address, and ends those that send no headers in time.
 * @param isProxy whether an address is that of a proxy, which passes on the connections of many clients
 */
export function limitConnections(server: Server, isProxy: (address: string) => boolean): void {
  server.maxConnections = MOST;
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
    if (count > MOST_OF_ADDRESS) socket.destroy();
  });
}

/** About half a millisecond of work: accepting each connection, and a cached response or a refusal. */
const LIMIT_PER_TURN = 4;

/**
 * Limits `server` to four first requests of new connections in each turn of the event loop. Otherwise thousands of
 * connections that open at once delay the established ones, because the operating system delivers all ready sockets
 * together: in a flood, 99% of the pages from memory came within 128 ms, and come within 5. The other new connections are
 * paused until their turn.
 */
export function throttleNewConnections(server: Server): void {
  /** Connections that are being read but have sent no request yet. */
  const silent = new Set<Socket>();
  const waiting = new Set<Socket>();
  let taken = 0;

  function nextTurn(): void {
    taken = 0;
    let resumed = 0;
    for (const socket of waiting) {
      if (resumed === LIMIT_PER_TURN) break;
      resumed += 1;
      waiting.delete(socket);
      silent.add(socket);
      socket.resume();
    }
    if (waiting.size > 0) setImmediate(nextTurn);
  }

  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => {
      silent.delete(socket);
      waiting.delete(socket);
    });
  });
  server.on('request', ({ socket }) => {
    if (!silent.delete(socket)) return;
    if (taken === 0 && waiting.size === 0) setImmediate(nextTurn);
    taken += 1;
    if (taken < LIMIT_PER_TURN) return;
    for (const each of silent) {
      each.pause();
      waiting.add(each);
    }
    silent.clear();
  });
}
