import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writeDurably } from './write-durably';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'durably-'));
});

it('leaves no draft when the text cannot be written', async () => {
  const unwritable = Symbol('text') as unknown as string;
  await expect(writeDurably(join(folder, 'a.eml'), unwritable)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves no draft when the file cannot be replaced', async () => {
  mkdirSync(join(folder, 'a.eml'));
  await expect(writeDurably(join(folder, 'a.eml'), 'text')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['a.eml']);
});
