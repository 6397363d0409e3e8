import type { Company } from './company';

/**
 * The three companies that stand in when no list can be had (spec section 8). Names, tickers and sectors are
 * facts, every other figure is an illustration. They are the same as the server's `sample-companies.csv`.
 */
export const sampleCompanies: readonly Company[] = [
  {
    name: 'AstraZeneca',
    slug: 'astrazeneca',
    savingsAccount: 383,
    withShareSave: 585,
    withShareMore: 1125,
    pipelineId: '1',
    stockSymbol: 'AZN',
    priceChange3Year: 30,
    analystsBuy: 14,
    analystsHold: 6,
    analyststSell: 3,
    sector: 'Pharmaceuticals',
    employeeSize: 10400,
    description: 'Medicines for cancer, heart and rare diseases',
  },
  {
    name: 'Coca-Cola HBC',
    slug: 'coca-cola-hbc',
    savingsAccount: 383,
    withShareSave: 540,
    withShareMore: 900,
    pipelineId: '2',
    stockSymbol: 'CCH',
    priceChange3Year: 20,
    analystsBuy: 9,
    analystsHold: 5,
    analyststSell: 1,
    sector: 'Food & drink',
    employeeSize: 1200,
    description: 'Bottler of soft drinks in 29 countries',
  },
  {
    name: 'M&G',
    slug: 'mg',
    savingsAccount: 383,
    withShareSave: 450,
    withShareMore: 450,
    pipelineId: '3',
    stockSymbol: 'MNG',
    priceChange3Year: 0,
    analystsBuy: 5,
    analystsHold: 8,
    analyststSell: 3,
    sector: 'Financial services',
    employeeSize: 5200,
    description: 'Savings and investments',
  },
];
