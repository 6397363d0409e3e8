import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

if (globalThis.document) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}

/** Errors and warnings on the console fail a test; a test that expects some spies on the console itself. */
const reports: string[] = [];
for (const kind of ['error', 'warn'] as const) {
  console[kind] = (...values: unknown[]) => reports.push(`${kind}: ${format(...values)}`);
}
afterEach(() => {
  expect(reports.splice(0), 'reports on the console').toEqual([]);
});
