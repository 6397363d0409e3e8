import { describe, expect, it } from 'vitest';
import { contact, leadOf } from '../../testing/leads';
import { csvHeader, csvRow } from './csv';

const withMessage = (message: string) => csvRow(leadOf({ kind: 'contact', payload: contact(message) }));

describe('the CSV export', () => {
  it('has as many cells in each row as in the header', () => {
    const row = withMessage('Hi');
    expect(row).toBe(
      '"lead-1","contact","delivering","1","2026-11-01T00:00:00.000Z","","Ada","King","","ada@example.org","Engines plc","","","Hi","","0"',
    );
    expect(row.split(',')).toHaveLength(csvHeader().split(',').length);
  });

  it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'])(
    'turns a cell that starts with %j into text',
    (start) => {
      expect(withMessage(`${start}HYPERLINK(1)`)).toContain(`"'${start}HYPERLINK(1)"`);
    },
  );

  it.each([';', '\t', '\r', '\n'])(
    'turns a formula after %j, where another cell may start, into text',
    (end) => {
      expect(withMessage(`Hi${end}=1+1${end}＠SUM(1)`)).toContain(`"Hi${end}'=1+1${end}'＠SUM(1)"`);
    },
  );

  it('quotes separators, quotes and line breaks', () => {
    expect(withMessage('a, "b"\nc;d\te')).toContain('"a, ""b""\nc;d\te"');
    expect(withMessage('=1,2')).toContain(`"'=1,2"`);
  });
});
