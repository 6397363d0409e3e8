import { Agent, get } from 'node:http';

/** Asks for `count` addresses at once, each the given one with a number at its end, and ends when all are answered. */
const [, , address, count] = process.argv;
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
await Promise.all(
  Array.from(
    { length: Number(count) },
    (_, index) =>
      new Promise((resolve, reject) => {
        get(address + index, { agent, headers: { 'accept-encoding': 'br' } }, (answer) =>
          answer.resume().on('end', resolve),
        ).on('error', reject);
      }),
  ),
);
