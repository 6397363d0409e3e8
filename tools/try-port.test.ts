import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { ConfigError } from '../server/src/config';
import { listen } from '../server/src/testing/listen';
import { tryPort } from './try-port';

it('rejects while another server has the port, and leaves a free port free', async () => {
  const other = createServer();
  const place = { host: '127.0.0.1', port: Number(new URL(await listen(other)).port) };
  await expect(tryPort(place)).rejects.toThrow(ConfigError);
  await expect(tryPort(place)).rejects.toThrow(`The site cannot listen at 127.0.0.1:${place.port}: `);
  other.close();
  await once(other, 'close');
  await tryPort(place);
  await tryPort(place);
});
