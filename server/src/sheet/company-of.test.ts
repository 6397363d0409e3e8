import { expect, it } from 'vitest';
import { companiesOf } from './company-of';

const sheet = { values: [['Company'], ['Ottoline’s Crédit']], source: 'sheet' as const, version: '1' };
const companyOf = companiesOf({ current: () => sheet });

it.each(['ottolines-crdit', "ottoline's credit", 'OTTOLINE’S\u00a0 Crédit\u200b'])(
  'finds a company by %j',
  (asked) => {
    expect(companyOf(asked)).toMatchObject({ name: 'Ottoline’s Crédit' });
  },
);

it('finds none by other words', () => expect(companyOf('ottoline')).toBeNull());
