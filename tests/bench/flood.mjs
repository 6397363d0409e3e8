import { Agent, get } from 'node:http';

/**
 * Asks for `count` addresses at once, each the given one with a number at its end, and ends when all are answered.
 * Prints within how many milliseconds of being connected 99% of them are.
 */
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
