import { resolve } from 'node:path';
import { root } from './apps';

/**
 * Node's arguments for the built server. With a young generation of 2 MB, V8 copies what survives a burst of connections
 * in steps of 2 ms; with the default 16 to 32 MB, pages wait for pauses of 20 ms. What survives goes to the old
 * generation, whose collection stops the server for 5 to 20 ms: it may grow to four times what it holds before the next
 * one, so that few bursts meet one.
 */
export const serverArguments = [
  '--enable-source-maps',
  '--max-semi-space-size=2',
  '--heap-growing-percent=300',
  resolve(root, 'server/dist/main.js'),
];
