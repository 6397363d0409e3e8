import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fakeSheet, startFakeSheets } from '../../../tests/fakes/sheets';
import { dataDir, google, minute, openWith, refreshed, rows, waits } from '../testing/sheets';

describe('without a sheet configured', () => {
  it('serves the bundled sample sheet with the source "sample"', async () => {
    const { sheet } = await openWith({ id: undefined });
    expect(sheet.current()).toMatchObject({ source: 'sample', companies: 221, problems: [] });
    expect(sheet.status()).toEqual({});
    expect(google.reads).toEqual([]);
  });

  it('serves the three sample companies when they are forced, even with a sheet configured', async () => {
    const { sheet } = await openWith({ useSampleData: true });
    expect(sheet.current()?.source).toBe('sample');
    expect(sheet.current()?.values).toHaveLength(4);
    expect(google.reads).toEqual([]);
  });
});

describe('with a sheet configured', () => {
  it('empties every column that the site does not read', async () => {
    // Columns without a header may still have a meaning by their position; these five fill those positions.
    const blank = ['', '', '', '', ''];
    const [header = [], marlowick = []] = rows;
    google.rows = [
      [...header, ...blank, 'Salary of the boss', 'Employees'],
      [...marlowick, ...blank, '£9m', '330000'],
    ];
    const { sheet } = await openWith();
    expect(sheet.current()?.values).toEqual([
      [...header, ...blank, '', 'Employees'],
      [...marlowick, ...blank, '', '330000'],
    ]);
    expect(await readFile(join(dataDir, 'company-sheet.json'), 'utf8')).not.toMatch(/£9m|boss/);
  });

  it('authorises with a credentials file, reuses the token, and reads the file again when it is rotated', async () => {
    const subject = join(dataDir, 'subject-token');
    const credentials = join(dataDir, 'credentials.json');
    await writeFile(subject, 'a token of the workload');
    const rotate = (project: number) =>
      writeFile(
        credentials,
        JSON.stringify({
          type: 'external_account',
          audience: `//iam.googleapis.com/projects/${project}/locations/global/workloadIdentityPools/p/providers/q`,
          subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
          token_url: `${google.rootUrl}token`,
          credential_source: { file: subject },
        }),
      );
    await rotate(1);
    const { sheet } = await openWith({ apiKey: undefined, credentials });
    await refreshed();
    expect(sheet.current()?.values).toEqual(rows);
    expect(google.reads).toHaveLength(2);
    expect(google.reads[0]).not.toContain('key=');
    expect(google.tokens).toBe(1);
    await rotate(2);
    await refreshed();
    expect(google.tokens).toBe(2);
  });

  it('serves the rows that Google holds, and reads them once a minute', async () => {
    const { sheet } = await openWith();
    expect(sheet.current()).toMatchObject({ source: 'sheet', values: rows });
    expect(google.reads).toEqual(['/v4/spreadsheets/sheet-for-tests/values/A%3AZ?key=key-for-tests']);
    const before = sheet.current()?.version;
    vi.advanceTimersByTime(minute - 1);
    expect(google.reads).toHaveLength(1);
    google.rows = [...rows, ['Ky', 'Oil & Gas', 'KYXX1']];
    expect(await refreshed(1)).toBe(minute);
    expect(google.reads).toHaveLength(2);
    expect(sheet.current()?.values).toHaveLength(4);
    expect(sheet.current()?.version).not.toBe(before);
  });

  it('serves the last good rows after a restart, and does not read again within the minute', async () => {
    for (const _ of ['start', 'restart']) {
      const { sheet } = await openWith();
      expect(sheet.current()).toMatchObject({ source: 'sheet', values: rows });
      sheet.stop();
    }
    expect(google.reads).toHaveLength(1);
    expect(waits()).toEqual([minute, minute]);
    await google.close();
    vi.advanceTimersByTime(60 * minute);
    const { sheet } = await openWith();
    expect(sheet.current()).toMatchObject({ source: 'sheet', values: rows });
  });

  it('does not serve the kept rows of another sheet', async () => {
    await openWith();
    google.behaviour = { kind: 'status', status: 503 };
    const other = await openWith({ id: 'another-sheet' });
    expect(other.sheet.current()).toBeNull();
  });
});

describe('while Google fails', () => {
  it('serves nothing before the first good read, and the rows once Google is back', async () => {
    google.behaviour = { kind: 'status', status: 500 };
    const { sheet } = await openWith();
    expect(sheet.current()).toBeNull();
    google.behaviour = { kind: 'rows' };
    await refreshed();
    expect(sheet.current()?.values).toEqual(rows);
  });

  it('keeps the last good rows, backs off exponentially and honours Retry-After', async () => {
    const { sheet, logger } = await openWith();
    google.behaviour = { kind: 'status', status: 503 };
    for (const least of [1, 2, 4, 8, 15, 15, 15, 15]) {
      const wait = (await refreshed()) / minute;
      expect(wait).toBeGreaterThanOrEqual(least);
      expect(wait).toBeLessThanOrEqual(least * 2);
    }
    expect(sheet.current()?.values).toEqual(rows);
    expect(logger.warn).toHaveBeenCalledTimes(8);

    // The time that Google asks for, but a day at most.
    for (const hours of [2, 720]) {
      google.behaviour = { kind: 'status', status: 429, retryAfter: hours * 3600 };
      expect(await refreshed()).toBe(Math.min(hours, 24) * 60 * minute);
    }
    google.behaviour = { kind: 'rows' };
    expect(await refreshed()).toBe(minute);
    // A good read ends the back-off.
    google.behaviour = { kind: 'status', status: 503 };
    expect(await refreshed()).toBeLessThanOrEqual(2 * minute);
  });

  it.each([
    ['most companies gone', { rows: [['Company name']] }, 'no row has a company name'],
    [
      'a response that is not a sheet',
      { behaviour: { kind: 'body', body: '<html>' } as const },
      'not a sheet',
    ],
  ])('refuses %s and logs why', async (_, change, reason) => {
    const { sheet, logger } = await openWith();
    Object.assign(google, change);
    await refreshed();
    expect(sheet.current()?.values).toEqual(rows);
    expect(logger.warn.mock.lastCall?.[0].err.message).toContain(reason);
    expect(JSON.parse(await readFile(join(dataDir, 'company-sheet.json'), 'utf8')).values).toHaveLength(3);
  });

  it('stops reading at the size limit', async () => {
    google.behaviour = { kind: 'flood' };
    const { sheet, logger } = await openWith();
    expect(logger.warn.mock.lastCall?.[0].err.message).toContain('larger than 16,777,216 bytes');
    expect(sheet.current()).toBeNull();
  });

  it('follows no redirect', async () => {
    await using elsewhere = await startFakeSheets(rows);
    google.behaviour = {
      kind: 'redirect',
      to: `${elsewhere.rootUrl}v4/spreadsheets/${fakeSheet.id}/values/A%3AZ`,
    };
    const { sheet } = await openWith();
    expect(sheet.current()).toBeNull();
    expect(elsewhere.reads).toEqual([]);
  });

  it('never logs the key', async () => {
    google.behaviour = { kind: 'status', status: 403 };
    const { logger } = await openWith();
    await google.close();
    expect(JSON.stringify(logger.error.mock.calls)).not.toContain(fakeSheet.apiKey);
    const { message } = logger.error.mock.lastCall?.[0].err ?? {};
    expect(message).not.toContain(fakeSheet.apiKey);
    expect(message).toMatch(/: staff must mend GOOGLE_API_KEY, or what its user may do; until then all is/);
  });

  it('ignores a damaged file', async () => {
    const damaged = '{"origin": "sheet-for-tests!A:Z", "values": [[';
    await writeFile(join(dataDir, 'company-sheet.json'), damaged);
    const { sheet } = await openWith();
    expect(sheet.current()?.values).toEqual(rows);
  });

  it('serves new rows that cannot be written to disk', async () => {
    await writeFile(join(dataDir, 'occupied'), '');
    const { sheet, logger } = await openWith({}, join(dataDir, 'occupied'));
    expect(sheet.current()?.values).toHaveLength(3);
    expect(logger.error).toHaveBeenCalledOnce();
  });
});
