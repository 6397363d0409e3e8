import type { Server } from 'node:http';
import type { Socket } from 'node:net';

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
