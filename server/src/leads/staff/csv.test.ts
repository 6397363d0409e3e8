import { describe, expect, it } from 'vitest';
import type { Lead } from '../lead';
import { csvHeader, csvRow } from './csv';

const lead: Lead = {
  id: 'lead-1',
  kind: 'contact',
  state: 'held',
  attempts: 0,
  createdAt: Date.UTC(2026, 10, 1),
  updatedAt: 0,
  nextAttemptAt: 0,
  deliveredAt: null,
  lastError: null,
  progress: {},
  history: [],
  requestId: null,
  payload: {
    firstName: 'Ada',
    lastName: 'King',
    workEmail: 'ada@example.org',
    companyName: 'Engines',
    message: 'Hi',
  },
};

function withMessage(message: string): string {
  return csvRow({ ...lead, payload: { ...lead.payload, message } } as Lead);
}

describe('the CSV export', () => {
  it('gives every lead as many cells as the header', () => {
    expect(csvRow(lead)).toBe(
      'lead-1,contact,held,0,2026-11-01T00:00:00.000Z,,Ada,King,,ada@example.org,Engines,,,Hi,',
    );
    expect(csvRow(lead).split(',')).toHaveLength(csvHeader().split(',').length);
  });

  it.each(['=', '+', '-', '@', '\t', '\r', '\n'])('makes a cell that starts with %j text', (start) => {
    expect(withMessage(`${start}HYPERLINK(1)`)).toContain(`'${start}HYPERLINK(1)`);
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(withMessage('a, "b"\nc')).toContain('"a, ""b""\nc"');
    expect(withMessage('=1,2')).toContain(`"'=1,2"`);
  });
});
