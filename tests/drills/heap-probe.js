// Preloaded into the server by `heap.ts`: on SIGUSR2 it collects garbage in every thread and prints the heap sizes.
import { Session } from 'node:inspector/promises';
import { isMainThread } from 'node:worker_threads';

const MEASURE = ['HeapProfiler.collectGarbage', 'Runtime.getHeapUsage'];

if (isMainThread) await listen();

async function listen() {
  const session = new Session();
  session.connect();
  const workers = new Set();
  const waiting = new Map();
  let lastId = 0;

  session.on('NodeWorker.attachedToWorker', ({ params }) => workers.add(params.sessionId));
  session.on('NodeWorker.detachedFromWorker', ({ params: { sessionId } }) => {
    workers.delete(sessionId);
    for (const [id, { from, resolve }] of waiting) {
      if (from !== sessionId) continue;
      waiting.delete(id);
      resolve({ usedSize: 0 });
    }
  });
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    const { id, result } = JSON.parse(params.message);
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });

  function ask(sessionId, method) {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      waiting.set(id, { from: sessionId, resolve });
      const message = JSON.stringify({ id, method });
      session.post('NodeWorker.sendMessageToWorker', { sessionId, message }).catch(() => {});
    });
  }

  async function measured(post) {
    let last;
    for (const method of MEASURE) last = await post(method);
    return last.usedSize;
  }

  process.on('SIGUSR2', async () => {
    const server = await measured((method) => session.post(method));
    const heaps = await Promise.all([...workers].map((id) => measured((method) => ask(id, method))));
    const inWorkers = heaps.reduce((sum, each) => sum + each, 0);
    const heap = { server, workers: inWorkers, process: process.memoryUsage.rss() };
    process.stdout.write(`heap ${JSON.stringify(heap)}\n`);
  });
}
