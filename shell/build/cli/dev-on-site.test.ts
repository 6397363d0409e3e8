import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, it, vi } from 'vitest';
import { devOnSite } from './dev-on-site';

it('refuses a taken PORT before it builds or pulls anything', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('PORT', String(port));
  await expect(devOnSite(tmpdir(), 'https://site.example')).rejects.toThrow(
    /^The site cannot listen at 127.0.0.1:\d+: .*EADDRINUSE/,
  );
  vi.unstubAllEnvs();
  server.close();
});
