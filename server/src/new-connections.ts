import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Half a millisecond of work or more: all that a new connection costs, and an answer from memory or a refusal. */
const AT_ONCE = 4;

/**
 * Has `server` take no more than four first requests of new connections between two looks at all others. Else
 * thousands that open and ask at once would hold up those that are open already: the system hands over all that is
 * ready in one go. Who has to wait is not read until it is their turn.
 */
export function takeInTurns(server: Server): void {
  /** Open and read from, but nothing has been asked yet. */
  const silent = new Set<Socket>();
  const waiting = new Set<Socket>();
  let taken = 0;

  function nextTurn(): void {
    taken = 0;
    let resumed = 0;
    for (const socket of waiting) {
      if (resumed === AT_ONCE) break;
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
    if (taken < AT_ONCE) return;
    for (const each of silent) {
      each.pause();
      waiting.add(each);
    }
    silent.clear();
  });
}
