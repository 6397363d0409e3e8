import { describe, expect, it } from 'vitest';
import { contact, leadOf } from '../../testing/leads';
import { csvLines } from './csv';

/** The lines of an export of one message. */
async function exported(message: string): Promise<string[]> {
  async function* leads() {
    yield leadOf({ kind: 'contact', payload: contact(message) });
  }
  const lines: string[] = [];
  for await (const line of csvLines(leads())) lines.push(line);
  return lines;
}

const rowOf = async (message: string) => (await exported(message))[1];

describe('the CSV export', () => {
  it('has as many cells in each line as in the header', async () => {
    const [header = '', row = '', end = ''] = await exported('Hi');
    expect(row).toBe(
      '"lead-1","contact","delivering","1","2026-11-01T00:00:00.000Z","","Ada","King","","ada@example.org","Engines plc","","","Hi","","0"',
    );
    expect(end).toMatch(/^"end of export: 1 lead",/);
    for (const line of [row, end]) expect(line.split(',')).toHaveLength(header.split(',').length);
  });

  it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'])(
    'turns a cell that starts with %j into text',
    async (start) => {
      expect(await rowOf(`${start}HYPERLINK(1)`)).toContain(`"'${start}HYPERLINK(1)"`);
    },
  );

  it.each([';', '\t', '\r', '\n'])(
    'turns a formula after %j, where another cell may start, into text',
    async (end) => {
      expect(await rowOf(`Hi${end}=1+1${end}＠SUM(1)`)).toContain(`"Hi${end}'=1+1${end}'＠SUM(1)"`);
    },
  );

  it('quotes separators, quotes and line breaks', async () => {
    expect(await rowOf('a, "b"\nc;d\te')).toContain('"a, ""b""\nc;d\te"');
    expect(await rowOf('=1,2')).toContain(`"'=1,2"`);
  });
});
