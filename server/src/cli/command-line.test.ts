import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCommand } from '../leads/staff/commands';
import { readCommand as readReleaseCommand } from '../releases/staff/release-command';
import { UsageError } from './command-line';

afterEach(() => void vi.unstubAllEnvs());

describe('the command line of staff', () => {
  it.each([
    ['npm_config_kind', 'kind'],
    ['npm_config_email', 'email'],
    ['npm_config_json', 'json'],
    ['npm_config_message', 'message'],
    ['npm_config_to', 'to'],
    ['npm_config_token_description', 'to'],
  ])('refuses to run when npm consumed an option (%s)', (variable, option) => {
    vi.stubEnv(variable, 'x');
    const read = ['to', 'message', 'json'].includes(option) ? readReleaseCommand : readCommand;
    expect(() => read(['list'])).toThrow(`npm kept --${option} for itself: write -- before the options`);
    vi.unstubAllEnvs();
    expect(() => read(['list'])).not.toThrow();
  });

  it('runs when npm has the setting of an option from its own file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'npmrc-')), 'npmrc');
    writeFileSync(file, 'always-auth = true\nemail = "ada@example.org"\n');
    vi.stubEnv('npm_config_userconfig', file);
    vi.stubEnv('npm_config_email', 'ada@example.org');
    expect(() => readCommand(['list'])).not.toThrow();
    vi.stubEnv('npm_config_email', 'eve@example.org');
    expect(() => readCommand(['list'])).toThrow('npm kept --email for itself');
  });

  it.each([
    ['list --state lost', '--state must be one of received, delivering'],
    ['erase', '--email is needed'],
    ['list --foo', "Unknown option '--foo'"],
    ['erase --email ada', '--email must be one address'],
    ['erase --email <ada@example.org>', '--email must be one address'],
    ['list --state held --email a@b.example --state retrying', '--state is given twice: nothing was done'],
  ])('refuses "%s"', (line, problem) => {
    const read = () => readCommand(line.split(' '));
    expect(read).toThrow(UsageError);
    expect(read).toThrow(problem);
  });
});
