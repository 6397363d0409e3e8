// Preloaded into the server by `heap.ts`: on SIGUSR2 it collects garbage and prints the sizes of its memory.
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();

process.on('SIGUSR2', async () => {
  await session.post('HeapProfiler.collectGarbage');
  const { usedSize: server } = await session.post('Runtime.getHeapUsage');
  process.stdout.write(`heap ${JSON.stringify({ server, process: process.memoryUsage.rss() })}\n`);
});
