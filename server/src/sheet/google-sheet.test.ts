import { expect, it } from 'vitest';
import { startFakeSheets } from '../../../tests/fakes/sheets';
import { readConfig } from '../config';
import { googleSheet } from './google-sheet';

it('tries a connection that broke once more, and no more', async () => {
  const google = await startFakeSheets([['Company name'], ['Marlowick']]);
  const { id = '', ...settings } = readConfig(google.env).sheets;
  const read = googleSheet({ id, ...settings });
  google.behaviour = { kind: 'break', times: 1 };
  expect((await read()).rows).toEqual(google.rows);
  google.behaviour = { kind: 'break', times: 2 };
  await expect(read()).rejects.toThrow('could not be read');
  expect(google.reads).toHaveLength(4);
  await google.close();
  await expect(read()).rejects.toThrow('ECONNREFUSED');
});
