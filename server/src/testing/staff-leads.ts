import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toSlug } from '@sharemore/platform/companies';
import { afterEach, beforeEach, vi } from 'vitest';
import { readConfig } from '../config';
import { createOutbox } from '../leads/delivery/outbox';
import { readCommand } from '../leads/staff/commands';
import { type LeadStore, openLeadStore } from '../leads/store';
import { logger } from './silent-logger';

/** The folder and the lead store of the current test. */
export let dataDir: string;
export let store: LeadStore;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  store = await openLeadStore({ dataDir }, { logger });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await store.close();
});

/** Runs a staff command in this process. */
export async function leads(...args: string[]) {
  const lines: string[] = [];
  const notes: string[] = [];
  const [write, note] = [(line: string) => lines.push(line), (line: string) => notes.push(line)];
  const outbox = createOutbox(readConfig({ DATA_DIR: dataDir }));
  const openFile = () => Promise.reject(new Error('No test opens a second store'));
  const code = await readCommand(args)?.run({ store, outbox, openFile, write, note });
  const text = (said: string[]) => said.map((line) => `${line}\n`).join('');
  return { code, stdout: text(lines), stderr: text(notes) };
}

/** Stores a registration that is held. */
export async function submit(email: string, companyName = 'Engines plc', firstName = 'Ada') {
  const payload = {
    firstName,
    lastName: 'King',
    email,
    companyName,
    companySlug: toSlug(companyName),
    pipelineId: '7',
  };
  const stored = await store.submit({ kind: 'registration', payload }, 'held');
  if (!stored) throw new Error('No key was sent');
  return stored.lead;
}
