import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../testing/listen';
import { throttleNewConnections } from './connection-limits';

const FLOOD = 200;
let server: Server;
let port: number;
/** The requests that arrived in each turn of the event loop. */
let turns: string[][];

beforeEach(async () => {
  turns = [];
  let now: string[] | undefined;
  server = createServer((request, response) => {
    if (!now) {
      now = [];
      turns.push(now);
      setImmediate(() => {
        now = undefined;
      });
    }
    now.push(request.url ?? '');
    response.end('here');
  });
  throttleNewConnections(server);
  port = Number(new URL(await listen(server)).port);
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Opens 200 connections, waits until the server has accepted them all, then sends one request on each. */
async function openFlood(): Promise<Socket[]> {
  let taken = 0;
  const all = new Promise<void>((resolve) => {
    server.on('connection', () => {
      taken += 1;
      if (taken === FLOOD) resolve();
    });
  });
  const sockets = await Promise.all(Array.from({ length: FLOOD }, open));
  await all;
  for (const socket of sockets) ask(socket, '/flood', 'Connection: close\r\n');
  return sockets;
}

const ask = (socket: Socket, path: string, more = '') =>
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`);

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a server with many new connections at once', () => {
  it('answers all of them, a few at a time', async () => {
    const sockets = await openFlood();
    const answers = await Promise.all(sockets.map((socket) => text(socket)));
    expect(answers.filter((answer) => answer.endsWith('here'))).toHaveLength(FLOOD);
    expect(turns.flat()).toHaveLength(FLOOD);
    expect(Math.max(...turns.map(({ length }) => length))).toBeLessThanOrEqual(10);
  });

  it('does not delay an established connection', async () => {
    const reader = await open();
    ask(reader, '/first');
    await once(reader, 'data');
    const sockets = await openFlood();
    ask(reader, '/page');
    await once(reader, 'data');
    const before = turns.flat().indexOf('/page');
    expect(before).toBeLessThan(FLOOD / 4);
    await Promise.all(sockets.map((socket) => text(socket)));
  });

  it('survives connections that close while they wait', async () => {
    const sockets = await openFlood();
    for (const socket of sockets.slice(0, FLOOD / 2)) socket.resetAndDestroy();
    const answers = await Promise.all(sockets.slice(FLOOD / 2).map((socket) => text(socket)));
    expect(answers.every((answer) => answer.endsWith('here'))).toBe(true);
  });
});
