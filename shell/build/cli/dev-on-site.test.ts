import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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

const inner = `process.on('SIGTERM', () => { console.log('drained'); process.exit(); });
setInterval(() => {}, 1000);
console.error('up');`;
const outer = `import { spawn } from 'node:child_process';
import { endTogether } from ${JSON.stringify(join(import.meta.dirname, 'dev-on-site.ts'))};
endTogether(spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' }));`;
const command = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', outer];

it.each([
  ['its signal', command, 'SIGTERM' as const],
  [
    'the end of the shell between it and npm',
    ['sh', '-c', '"$@"; exit', 'sh', ...command],
    'SIGKILL' as const,
  ],
])('lets a program drain, and ends with it, at %s', async (_, [program = '', ...args], signal) => {
  const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = text(started.stdout);
  await once(started.stderr, 'data');
  started.kill(signal);
  // The output ends once all processes that hold it have ended.
  expect(await said).toBe('drained\n');
});
