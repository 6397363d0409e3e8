import { inPounds } from '@sharemore/platform/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ChartData, CompanyView } from '../../companies/company-view';
import { Outlook } from './outlook';

const acme = (chart: ChartData, more: Partial<CompanyView> = {}) =>
  ({
    name: 'Acme',
    chart,
    hasOutcomes: true,
    analysts: { buy: 9, hold: 2, sell: 5 },
    pipelineId: '7',
    priceChange3Year: 0,
    origin: 'sheet',
    ...more,
  }) as CompanyView;

function textOf(view: CompanyView): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Outlook view={view} />
    </MemoryRouter>,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:])/g, '$1');
}

describe('an outlook with ShareMore ahead', () => {
  const text = textOf(acme({ savingsAccount: 383, withShareSave: 585, withShareMore: 1125 }));

  it('claims gains, not total outcomes', () => {
    expect(text).toContain(
      'Investing £10 a month over three years would have earned Acme employees £765 with ShareMore. With Sharesave alone that’s £225, and £23 in a savings account.',
    );
  });

  it('puts the caveat between the claim and the chart', () => {
    expect(text).toMatch(
      /would have earned Acme.*the £360 is all fees.*a loan of £3,600.*worked out over three years/,
    );
  });

  it('names beside each bar what goes in', () => {
    expect(text).toMatch(
      /With ShareMore £360 in fees, £3,600 lent .*Sharesave alone £360 saved .*Savings account £360 saved /,
    );
  });

  it('shows the bad ending as a row of the same chart', () => {
    expect(text).toMatch(
      /The line marks the £360 paid in\..*If the shares fall £360 in fees can be lost Came out: £0 loss £360 $/,
    );
  });
});

describe('an outlook with ShareMore ahead and a loss', () => {
  it('calls a loss a loss, beside a gain', () => {
    expect(textOf(acme({ savingsAccount: 377, withShareSave: 300, withShareMore: 450 }))).toContain(
      'would have earned Acme employees £90 with ShareMore. With Sharesave alone that’s a loss of £60, and £17 in a savings account.',
    );
  });

  it('calls no gain a loss', () => {
    const text = textOf(acme({ savingsAccount: 100, withShareSave: 200, withShareMore: 360 }));
    expect(text).toContain(
      'would have earned Acme employees £0 with ShareMore. With Sharesave alone that’s a loss of £160',
    );
  });

  it('promises nothing when ShareMore loses too', () => {
    const text = textOf(acme({ savingsAccount: 100, withShareSave: 200, withShareMore: 300 }));
    expect(text).toContain('£10 a month would have lost less with ShareMore');
    expect(text).toContain(
      'would have brought Acme employees a loss of £60 with ShareMore. With Sharesave alone that’s a loss of £160, and a loss of £260 in a savings account.',
    );
    expect(text).not.toContain('earned');
  });
});

describe('an outlook with ShareMore not ahead', () => {
  it.each<[ChartData, string]>([
    [{ savingsAccount: 383, withShareSave: 393, withShareMore: 164 }, '£164: a loss of £196.'],
    [{ savingsAccount: 383, withShareSave: 450, withShareMore: 450 }, '£450: a gain of £90.'],
    [{ savingsAccount: 383, withShareSave: 450, withShareMore: 360 }, '£360: a gain of £0.'],
    [{ savingsAccount: 383, withShareSave: 360, withShareMore: 0 }, '£0: a loss of £360.'],
  ])('states the figures of %j before the analysts', (chart, words) => {
    const text = textOf(acme(chart));
    expect(text).toContain('ShareMore would not have come out ahead here');
    expect(text).toContain(words);
    expect(text).toContain(`Sharesave alone, it would have come to ${inPounds(chart.withShareSave)}`);
    expect(text.indexOf(words)).toBeLessThan(text.indexOf('Analysts are bullish'));
    expect(text).not.toMatch(/earned/);
  });

  it('counts the analysts of each kind', () => {
    const text = textOf(acme({ savingsAccount: 383, withShareSave: 393, withShareMore: 164 }));
    expect(text).toContain('9 buy 2 hold 5 sell');
  });

  it('names the interest in what Sharesave alone comes to, and only there', () => {
    const text = (withShareSave: number) =>
      textOf(acme({ savingsAccount: 377, withShareSave, withShareMore: 0 }));
    expect(text(371)).toContain(
      'it would have come to £371: a gain of £11 (including interest of £11, which can be nil).',
    );
    expect(text(372)).toContain('it would have come to £372: a gain of £12. In');
  });

  it('shows no amounts when the sheet lacks an outcome', () => {
    for (const withShareMore of [0, 900]) {
      const gaps = { savingsAccount: 0, withShareSave: 0, withShareMore };
      expect(textOf(acme(gaps, { hasOutcomes: false }))).not.toMatch(/£/);
    }
  });
});
