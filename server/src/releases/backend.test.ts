import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { listen } from '../testing/listen';
import { remoteBackend } from './backend';

it('gives up on a site that does not answer', async () => {
  vi.stubEnv('RELEASE_TOKEN', 'secret');
  const timeLimit = AbortSignal.timeout(50);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeLimit);
  const silent = createServer(() => {});
  const url = await listen(silent);
  await expect(remoteBackend(url).run('list', {})).rejects.toThrow(`${url} does not answer: `);
  silent.close().closeAllConnections();
});
