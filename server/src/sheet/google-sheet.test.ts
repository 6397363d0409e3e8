import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startFakeSheets } from '../../../tests/fakes/sheets';
import { readConfig } from '../config';
import { listen } from '../testing/listen';
import { googleSheet } from './google-sheet';

it('tries a connection that broke once more, and no more', async () => {
  const google = await startFakeSheets([['Company name'], ['Marlowick']]);
  const { id = '', ...settings } = readConfig(google.env).sheets;
  const read = googleSheet({ id, ...settings });
  google.behaviour = { kind: 'break', times: 1 };
  expect((await read()).rows).toEqual(google.rows);
  google.behaviour = { kind: 'break', times: 2 };
  await expect(read()).rejects.toThrow('Google did not answer');
  expect(google.reads).toHaveLength(4);
  await google.close();
  await expect(read()).rejects.toThrow('ECONNREFUSED');
});

it.each(['/google', '/google/'])('asks another service below its whole address, %s', async (path) => {
  const asked: string[] = [];
  await using service = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end('{"values":[["Company name"]]}');
  });
  const rootUrl = (await listen(service)) + path;
  await googleSheet({ id: 'sheet', range: 'A:Z', apiKey: 'key', credentials: undefined, rootUrl })();
  expect(asked).toEqual(['/google/v4/spreadsheets/sheet/values/A%3AZ?key=key']);
});

it('asks for a token anew after one that was never answered', async () => {
  await using google = await startFakeSheets([['Company name'], ['Marlowick']]);
  google.silentTokens = 1;
  const file = join(mkdtempSync(join(tmpdir(), 'subject-')), 'token');
  writeFileSync(file, 'a token of the workload');
  const credentials = JSON.stringify({
    type: 'external_account',
    audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `${google.rootUrl}token`,
    credential_source: { file },
  });
  const { id = '', ...settings } = readConfig(google.env).sheets;
  const read = googleSheet({ id, ...settings, apiKey: undefined, credentials });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = expect(read()).rejects.toThrow('no answer within 10 seconds');
  await vi.waitUntil(() => google.tokens === 1);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await late;
  expect((await read()).rows).toEqual(google.rows);
});
