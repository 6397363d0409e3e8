import { figures } from '@sharemore/platform/figures';
import { inPounds, withPence } from '@sharemore/platform/money';
import { breakEvenPrice, example, outcomesOf } from '@sharemore/platform/outcomes';
import { expect, it } from 'vitest';
import { articles as listed } from './catalogue';

const texts = import.meta.glob<object>('./articles/*.ts', { eager: true });
/** All words of each article, by its slug. */
const articles = listed.map(
  ({ slug, ...summary }) => [slug, { ...summary, ...texts[`./articles/${slug}.ts`] }] as const,
);

/** Assumptions of the articles: plans with their final share prices, and possible payments and option prices. */
const endings = [
  ...[4, 3, 2.2, 1.8, 1.6, example.priceAtInvitation, example.optionPrice, breakEvenPrice(example)].map(
    (sharePrice) => ({ plan: example, sharePrice }),
  ),
  { plan: { monthly: 50, optionPrice: 3 }, sharePrice: 4 },
];
const assumed = ['£5.00', '£30', '£50', '£150'];

const known = new Set([
  ...assumed,
  ...Object.values(figures).map(({ text }) => text.replace('B', ' billion')),
  ...endings.flatMap(({ plan, sharePrice }) => {
    const { sharesValue, profit, shareMore, sharesave } = outcomesOf(plan, { sharePrice });
    const amounts = [shareMore, sharesave].flatMap(({ paidIn, paidOut, gain }) => [
      paidIn,
      paidOut,
      Math.abs(gain),
    ]);
    return [withPence(sharePrice), ...[sharesValue, profit, ...amounts].map(inPounds)];
  }),
]);

it('states the platform fee of the figures in every article', () => {
  const fee = /£\d+(?= monthly (?:platform )?fee)|(?<=fee (?:of|is) |you pay )£\d+(?= a month| for each)/g;
  const stated = articles.flatMap(([file, article]) =>
    Array.from(JSON.stringify(article).matchAll(fee), ([amount]) => `${file}: ${amount}`),
  );
  expect(stated.length).toBeGreaterThan(6);
  expect(stated.filter((each) => !each.endsWith(`: ${figures.platformFee.text}`))).toEqual([]);
});

it.each(articles)(
  '%s shows only amounts from the arithmetic, the figures and the assumptions',
  (_, article) => {
    const shown = JSON.stringify(article).match(/£\d[\d,.]*\d( billion)?|£\d/g) ?? [];
    expect([...new Set<string>(shown)].filter((amount) => !known.has(amount))).toEqual([]);
  },
);
