import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompanyList } from './company';
import { findAnalystCounts, findChartData, findCompany, findPipelineId } from './lookups';
import { parseCompanies } from './parse-companies';

const list: CompanyList = {
  origin: 'sheet',
  companies: parseCompanies([
    ['Company', 'Savings account', 'With Sharesave', 'With ShareMore', 'Pipeline ID', 'Buy', 'Hold', 'Sell'],
    ['Tesco', '383', '585', '1,125', '7', '5', '-2', '1'],
    ['Aviva', 'N/A', '', '-', '', '', '', ''],
  ]),
};
const source = () => list;

it('finds chart data, each 0 if missing', async () => {
  expect(await findChartData('tesco', source)).toEqual({
    savingsAccount: 383,
    withShareSave: 585,
    withShareMore: 1125,
  });
  expect(await findChartData('aviva', source)).toEqual({
    savingsAccount: 0,
    withShareSave: 0,
    withShareMore: 0,
  });
});

it('finds the pipeline, which may be blank', async () => {
  expect(await findPipelineId('tesco', source)).toBe('7');
  expect(await findPipelineId('aviva', source)).toBe('');
});

it('finds analyst counts, floored at 0', async () => {
  expect(await findAnalystCounts('tesco', source)).toEqual({ buy: 5, hold: 0, sell: 1 });
  expect(await findAnalystCounts('aviva', source)).toEqual({ buy: 0, hold: 0, sell: 0 });
});

describe('null comes back', () => {
  const lookups = [findChartData, findPipelineId, findAnalystCounts, findCompany];
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it('for a company that is not in the list', async () => {
    for (const lookUp of lookups) expect(await lookUp('nobody', source)).toBeNull();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('when the list cannot be had, and the error is logged', async () => {
    for (const lookUp of lookups) {
      expect(await lookUp('tesco', () => Promise.reject(new Error('no list')))).toBeNull();
    }
    expect(console.error).toHaveBeenCalledTimes(lookups.length);
  });
});
