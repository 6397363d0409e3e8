import { describe, expect, it } from 'vitest';
import { contact, leadOf } from '../../testing/leads';
import { csvHeader, csvRow } from './csv';

const withMessage = (message: string) => csvRow(leadOf({ kind: 'contact', payload: contact(message) }));

describe('the CSV export', () => {
  it('has as many cells in each row as in the header', () => {
    const row = withMessage('Hi');
    expect(row).toBe(
      'lead-1,contact,delivering,1,2026-11-01T00:00:00.000Z,,Ada,King,,ada@example.org,Engines plc,,,Hi,',
    );
    expect(row.split(',')).toHaveLength(csvHeader().split(',').length);
  });

  it.each(['=', '+', '-', '@', '\t', '\r', '\n'])('turns a cell that starts with %j into text', (start) => {
    expect(withMessage(`${start}HYPERLINK(1)`)).toContain(`'${start}HYPERLINK(1)`);
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(withMessage('a, "b"\nc')).toContain('"a, ""b""\nc"');
    expect(withMessage('=1,2')).toContain(`"'=1,2"`);
  });
});
