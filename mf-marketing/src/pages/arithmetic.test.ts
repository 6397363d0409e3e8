import { figures } from '@sharemore/platform/figures';
import { inPounds, withPence } from '@sharemore/platform/money';
import { breakEvenPrice, example, outcomesOf } from '@sharemore/platform/outcomes';
import { expect, it } from 'vitest';
import { risk } from '../content/film';
import { paths, renderPage, textOf } from '../testing/render-page';

/** The share prices of the three endings on the home page, the second of which the FAQ works out. */
const prices = [2 * example.optionPrice, example.priceAtInvitation, 0.9 * example.optionPrice];

function amountsOf({ sharesValue, profit, shareMore }: ReturnType<typeof outcomesOf>): number[] {
  return [sharesValue, profit, shareMore.paidIn, shareMore.paidOut, shareMore.gain, -shareMore.gain];
}

/** Every amount that comes from the arithmetic or the dated figures, as pages print it. */
const known = new Set(
  [
    ...Object.values(figures).flatMap(
      ({ text }) => text.match(/£[\d,.]+\d/g) ?? (/^£\d$/.test(text) ? [text] : []),
    ),
    ...prices.flatMap((sharePrice) => amountsOf(outcomesOf(example, { sharePrice })).map(inPounds)),
    ...[example.saved, example.fees].map(inPounds),
    ...[...prices, example.optionPrice, breakEvenPrice(example)].map(withPence),
  ].map((text) => text.replace('−', '')),
);

it.each(paths)('%s shows only amounts from the arithmetic and the figures', async (path) => {
  const shown = textOf(await renderPage(path)).match(/£\d[\d,.]*/g) ?? [];
  const strays = shown.map((text) => text.replace(/[.,]+$/, '')).filter((text) => !known.has(text));
  expect(strays).toEqual([]);
});

it.each([
  [
    '/how-it-works',
    /The fees you pay\s*−£360\s*Left for you, 4 × £360\s*\+£1,440\s*If the shares fall.*?−£360/,
  ],
  ['/faq', /£1,440 after fees: 4 times the £360 you paid/],
])('%s says beside the 5X claim what remains after fees', async (path, remains) => {
  const text = textOf(await renderPage(path));
  const claim = text.lastIndexOf('5X is our claim and not a forecast');
  expect(claim).toBeGreaterThan(0);
  expect(text.slice(claim, claim + 360)).toMatch(remains);
});

it.each(paths)('%s never promises a profit and never says that ShareMore lends', async (path) => {
  const text = textOf(await renderPage(path));
  expect(text).not.toMatch(/\b(guaranteed (profit|return)|risk-free|no risk)\b/i);
  expect(text).not.toMatch(/\bwe (lend|cover your|pay your)\b/i);
});

it('says of the risk what can fail to come, what is then owed, and what is lost', () => {
  expect(risk).toMatch(
    /may make no profit\. .*owe nothing more\. But the fees you paid, £360 at £100 a month, don’t come back\.$/,
  );
});
