import { Agent, get } from 'node:http';
import { setPriority } from 'node:os';

/**
 * Requests `count` URLs at once at a low priority, each the given one with a number appended, until all are answered.
 * Prints the 99th percentile of the time from connection to response, in milliseconds.
 */
setPriority(19);
const [, , address, count] = process.argv;
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const waits = [];
await Promise.all(
  Array.from(
    { length: Number(count) },
    (_, index) =>
      new Promise((resolve, reject) => {
        let connected = performance.now();
        get(address + index, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
          waits.push(performance.now() - connected);
          answer.resume().on('end', resolve);
        })
          .on('socket', (socket) =>
            socket.once('connect', () => {
              connected = performance.now();
            }),
          )
          .on('error', reject);
      }),
  ),
);
process.stdout.write(String(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]));
