import { expect, it, onTestFinished, vi } from 'vitest';
import { startFakeSheets } from '../../../tests/fakes/sheets';
import { readConfig } from '../config';
import { googleSheet } from './google-sheet';

const loading = vi.hoisted(() => ({ failures: 1 }));

vi.mock('@googleapis/sheets', async (importOriginal) => {
  const real = await importOriginal<typeof import('@googleapis/sheets')>();
  const sheets: typeof real.sheets = (options) => {
    loading.failures -= 1;
    if (loading.failures >= 0) throw new Error('the client could not be loaded');
    return real.sheets(options as { version: 'v4' });
  };
  return { ...real, sheets };
});

it('reads the sheet once its client can be loaded, after a time when it could not', async () => {
  const google = await startFakeSheets([['Company name'], ['Marlowick']]);
  onTestFinished(google.close);
  const { id = '', ...settings } = readConfig(google.env).sheets;
  const read = googleSheet({ id, ...settings });
  await expect(read()).rejects.toThrow('the client could not be loaded');
  expect((await read()).rows).toEqual(google.rows);
});

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
