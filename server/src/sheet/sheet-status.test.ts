import { expect, it } from 'vitest';
import { google, minute, openWith, refreshed, rows } from '../testing/sheets';

it('says when the sheet was read, when it is read next, and why it shows no newer rows', async () => {
  const { sheet, logger } = await openWith();
  const readAt = Date.now();
  expect(sheet.status()).toEqual({ readAt, triedAt: readAt, nextReadAt: readAt + minute });

  google.rows = rows.slice(0, 1);
  // Staff mend it within minutes: a refusal does not delay the next read, however many there are.
  for (const refusals of [1, 2, 3]) {
    expect(await refreshed()).toBe(minute);
    expect(sheet.status()).toEqual({
      readAt,
      triedAt: readAt + refusals * minute,
      nextReadAt: readAt + (refusals + 1) * minute,
      trouble: 'The sheet was refused: no row has a company name. Put the names back.',
    });
  }
  expect(sheet.current()?.values).toEqual(rows);
  expect(logger.warn.mock.lastCall?.[0].err.message).toContain('no row has a company name');

  google.behaviour = { kind: 'status', status: 403 };
  const wait = await refreshed();
  expect(sheet.status()).toMatchObject({
    readAt,
    nextReadAt: Date.now() + wait,
    trouble: expect.stringMatching(/^Google did not answer/),
  });

  Object.assign(google, { rows, behaviour: { kind: 'rows' } });
  await refreshed();
  expect(sheet.status()).toEqual({
    readAt: Date.now(),
    triedAt: Date.now(),
    nextReadAt: Date.now() + minute,
  });
});

it('keeps what was left out over a restart', async () => {
  google.rows = [...rows, ['#REF!', 'Retail', 'REFS1']];
  const first = await openWith();
  expect(first.sheet.current()?.problems).toEqual([{ row: 4, column: 'Company name', fault: 'shows #REF!' }]);
  first.sheet.stop();
  const second = await openWith();
  expect(second.sheet.current()).toEqual(first.sheet.current());
  expect(google.reads).toHaveLength(1);
});
