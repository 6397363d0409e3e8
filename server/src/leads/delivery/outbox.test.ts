import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../async/day';
import { readConfig } from '../../config';
import { contact, leadOf } from '../../testing/leads';
import { logger } from '../../testing/silent-logger';
import type { Lead } from '../lead';
import { createOutbox, type Outbox } from './outbox';

let folder: string;
let outbox: Outbox;

beforeEach(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  folder = join(dataDir, 'outbox');
  mkdirSync(folder);
  outbox = createOutbox(readConfig({ DATA_DIR: dataDir }), logger);
});

const stored = Date.UTC(2026, 10, 1, 23);
const message = (number: number, more: Partial<Lead>): Lead => ({
  ...leadOf({ kind: 'contact', payload: contact('Hello') }),
  id: `lead-${number}`,
  createdAt: stored,
  ...(more as object),
});
const fileOf = (number: number) => `2026-11-01T23-00-00.000Z-lead-${number}.eml`;
/** Follows a store with these leads and a retention of 30 days. */
const follow = (leads: Lead[], afterDays = 0) =>
  outbox.follow(
    {
      async *list() {
        yield* leads;
      },
      now: async () => stored + afterDays * DAY_MS,
    },
    30,
  );

it('removes the drafts of a killed server, but not a draft that another server is writing', async () => {
  for (const name of ['a.eml', 'b.eml.arriving-1', 'c.eml.arriving-2']) writeFileSync(join(folder, name), '');
  const longAgo = Date.now() / 1000 - 2 * 60 * 60;
  for (const name of ['a.eml', 'b.eml.arriving-1']) utimesSync(join(folder, name), longAgo, longAgo);
  await follow([]);
  expect(readdirSync(folder)).toEqual(['a.eml', 'c.eml.arriving-2']);
});

it('removes the messages that were delivered, and keeps those that still wait', async () => {
  for (const number of [1, 2, 3]) writeFileSync(join(folder, fileOf(number)), '');
  await follow([
    message(1, { state: 'delivered' }),
    message(2, { state: 'held' }),
    message(3, { state: 'retrying' }),
  ]);
  expect(readdirSync(folder)).toEqual([fileOf(2), fileOf(3)]);
});

it('removes a message whose lead is gone once its retention is over, and not before', async () => {
  for (const name of [fileOf(1), fileOf(2), '2020-01-01', 'notes.eml']) writeFileSync(join(folder, name), '');
  await follow([], 30);
  expect(readdirSync(folder)).toHaveLength(4);
  await follow([message(2, { state: 'retrying' })], 30.001);
  expect(readdirSync(folder)).toEqual(['2020-01-01', fileOf(2), 'notes.eml']);
});

it('writes the messages that have no file, also after one that cannot be written', async () => {
  const broken = message(1, { state: 'held', payload: undefined });
  await follow([broken, message(2, { state: 'held' }), message(3, { state: 'received' })]);
  expect(readdirSync(folder)).toEqual([fileOf(2)]);
});
