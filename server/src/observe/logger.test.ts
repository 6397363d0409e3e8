import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config';
import { serve } from '../testing/app-test';
import { createLogger, requestLogger } from './logger';

const config = readConfig({
  PIPEDRIVE_API_TOKEN: 'token-1234567890',
  DATABASE_URL: 'postgres://leads:pass%20word@db/leads',
  SMTP_URL: 'smtp://user:mail-secret@mail.example:587',
  CONTACT_TO: 'team@example.org',
});

function logged(fields: object): string {
  let line = '';
  createLogger(config, { write: (text) => (line += text) }).error(fields, 'It failed');
  return line;
}

describe('the log of an error', () => {
  it('contains its type, code and cause', () => {
    const error = new TypeError('Outer', {
      cause: Object.assign(new Error('Inner'), { code: 'ECONNRESET' }),
    });
    const { err } = JSON.parse(logged({ err: error }));
    expect(err).toMatchObject({
      type: 'TypeError',
      message: 'Outer',
      cause: { message: 'Inner', code: 'ECONNRESET' },
    });
    expect(err).not.toHaveProperty('code');
    expect(JSON.parse(logged({ err: new ConfigError('PORT must be') })).err.type).toBe('ConfigError');
  });

  it('masks email addresses in every field', () => {
    const error = Object.assign(new Error('Duplicate: Key (email)=(ada.king@example.org) exists'), {
      detail: 'ada.king@example.org',
    });
    const line = logged({ err: error });
    expect(line).not.toContain('ada.king');
    expect(line).toContain('[email]');
  });

  it('masks the configured secrets', () => {
    const line = logged({ err: new Error('token-1234567890 pass word mail-secret') });
    expect(line).toContain('[secret] [secret] [secret]');
    expect(line).not.toMatch(/token-1234567890|pass word|mail-secret/);
  });

  it('masks the text of an area’s error', () => {
    const line = logged({ area: 'mf-news', error: 'token-1234567890 of ada@example.org' });
    expect(JSON.parse(line).error).toBe('[secret] of [email]');
  });

  it('is masked in linear time, and then cut', () => {
    const text = 'a'.repeat(200_000);
    const cut = `${text.slice(0, 8_000)}…`;
    const line = JSON.parse(logged({ err: new Error(text), error: text, output: text }));
    expect(line).toMatchObject({ err: { message: cut }, error: cut, output: cut });
  });

  it('accepts a thrown value that is not an Error', () => {
    expect(JSON.parse(logged({ err: 'ada@example.org said no' })).err).toEqual({
      message: '[email] said no',
    });
  });
});

describe('a path in the log', () => {
  it.each(['ada@example.org', 'ada%40example.org', 'ada%2540example.org', 'ada%252540example.org'])(
    'does not contain the address %s',
    (address) => {
      expect(JSON.parse(logged({ path: `/api/${address}/x` })).path).toBe('/api/[email]/x');
    },
  );

  it('is masked in linear time', () => {
    const path = `/${'a'.repeat(200_000)}`;
    expect(JSON.parse(logged({ path })).path).toBe(path);
  });
});

describe('the log of a request', () => {
  it.each([
    [200, 'info'],
    [422, 'warn'],
    [502, 'warn'],
    [500, 'error'],
    [503, 'error'],
    [503, 'warn', '/readyz'],
  ])('is a line for status %i at level %s, without an invented stack', async (status, level, path = '') => {
    const lines: string[] = [];
    const log = requestLogger(createLogger(config, { write: (text) => lines.push(text) }));
    const url = await serve((request, response) => {
      log(request, response);
      response.writeHead(status).end();
    });
    await fetch(url + (path || '/of/ada%2540example.org?q=ada'));
    await expect.poll(() => lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({ level, req: { path: path || '/of/[email]' }, res: { status } });
    expect(line).not.toHaveProperty('err');
  });
});
