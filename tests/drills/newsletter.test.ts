import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../server/src/testing/listen';
import { startLeadsSite } from './leads-site';

it('a sign-up is posted to the configured provider by the server, from a lead that is stored first', async () => {
  const received: string[] = [];
  const provider = createServer(async (request, response) => {
    received.push(`${request.method} ${request.url} ${await text(request)}`);
    response.end('<h1>Almost there</h1>');
  });
  const site = await startLeadsSite({
    NEWSLETTER_FORM_URL: `${await listen(provider)}/subscribe?u=1`,
    NEWSLETTER_HONEYPOT_FIELD: 'b_trap',
  });
  onTestFinished(async () => {
    await site.stop();
    provider.closeAllConnections();
    provider.close();
  });
  expect((await site.post('/api/newsletter', { EMAIL: 'sam@example.com' })).status).toBe(200);
  expect(await site.stored()).toMatchObject([{ kind: 'newsletter', state: 'received' }]);
  expect(received).toEqual([]);
  await site.untilDelivered();
  expect(received).toEqual(['POST /subscribe?u=1 EMAIL=sam%40example.com&b_trap=']);
});
