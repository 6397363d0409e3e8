import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../../cli/command-line';
import { readArguments as readReleaseArguments } from '../../releases/staff/arguments';
import { readArguments } from './arguments';

afterEach(() => void vi.unstubAllEnvs());

describe('the command line of staff', () => {
  it.each(['2026-11-01T09:00', '2026-11-01 09:00'])('reads %s as UTC in every time zone', (since) => {
    vi.stubEnv('TZ', 'America/New_York');
    const { filter } = readArguments(['list', '--since', since]);
    expect(filter.since).toBe(Date.UTC(2026, 10, 1, 9));
  });

  it.each([
    ['npm_config_kind', 'kind'],
    ['npm_config_email', 'email'],
    ['npm_config_json', 'json'],
    ['npm_config_message', 'message'],
    ['npm_config_to', 'to'],
    ['npm_config_token_description', 'to'],
  ])('refuses to run when npm consumed an option (%s)', (variable, option) => {
    vi.stubEnv(variable, 'x');
    const read = ['to', 'message'].includes(option) ? readReleaseArguments : readArguments;
    expect(() => read(['list'])).toThrow(`npm kept --${option} for itself: write -- before the options`);
    vi.unstubAllEnvs();
    expect(() => read(['list'])).not.toThrow();
  });

  it('runs when npm has the setting of an option from its own file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'npmrc-')), 'npmrc');
    writeFileSync(file, 'always-auth = true\nemail = "ada@example.org"\n');
    vi.stubEnv('npm_config_userconfig', file);
    vi.stubEnv('npm_config_email', 'ada@example.org');
    expect(() => readArguments(['list'])).not.toThrow();
    vi.stubEnv('npm_config_email', 'eve@example.org');
    expect(() => readArguments(['list'])).toThrow('npm kept --email for itself');
  });

  it.each([
    ['list --state lost', '--state must be one of received, delivering'],
    ['list --since soon', '--since must be a date, like 2026-11-01'],
    ['list --since 2026-02-31', '--since must be a date, like 2026-11-01'],
    ['list --until 2026-02-31T09:00Z', '--until must be a date'],
    ['list --since 2026-11-02 --until 2026-11-01', '--since must be before --until'],
    ['erase --email ada', '--email must be one address'],
    ['erase --email <ada@example.org>', '--email must be one address'],
    ['list --state held --email a@b.example --state retrying', '--state is given twice: nothing was done'],
  ])('refuses "%s"', (line, problem) => {
    const read = () => readArguments(line.split(' '));
    expect(read).toThrow(UsageError);
    expect(read).toThrow(problem);
  });

  it('takes a time with its zone beside a day', () => {
    const { filter } = readArguments(['list', '--since', '2026-02-28T09:00Z', '--until', '2026-11-01']);
    expect(filter).toMatchObject({ since: Date.UTC(2026, 1, 28, 9), until: Date.UTC(2026, 10, 2) });
  });
});
