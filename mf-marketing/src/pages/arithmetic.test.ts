import { figures } from '@sharemore/platform/figures';
import { inPence, inPounds } from '@sharemore/platform/money';
import { breakEvenPrice, example, type Outcomes, outcomesOf } from '@sharemore/platform/outcomes';
import { expect, it } from 'vitest';
import { paths, renderPage, textOf } from '../testing/render-page';

/** The share prices of the worked example and of home's three endings. */
const prices = [2 * example.optionPrice, example.priceAtInvitation, 0.9 * example.optionPrice];

function amountsOf({ sharesValue, profit, shareMore }: Outcomes): number[] {
  return [sharesValue, profit, shareMore.paidIn, shareMore.paidOut, shareMore.gain, -shareMore.gain];
}

/** Every amount that the arithmetic or the dated figures stand behind, as it is written. */
const backed = new Set(
  [
    ...Object.values(figures).flatMap(
      ({ text }) => text.match(/£[\d,.]+\d/g) ?? (/^£\d$/.test(text) ? [text] : []),
    ),
    ...prices.flatMap((sharePrice) => amountsOf(outcomesOf(example, { sharePrice })).map(inPounds)),
    ...[example.saved, example.fees].map(inPounds),
    ...[...prices, example.optionPrice, breakEvenPrice(example)].map(inPence),
  ].map((text) => text.replace('−', '')),
);

it.each(paths)('%s says no amount that is not in the arithmetic or the figures', async (path) => {
  const said = textOf(await renderPage(path)).match(/£\d[\d,.]*/g) ?? [];
  const strays = said.map((text) => text.replace(/[.,]+$/, '')).filter((text) => !backed.has(text));
  expect(strays).toEqual([]);
});

it.each(['/how-it-works', '/faq'])(
  '%s says what is left of 5X after fees, beside the claim',
  async (path) => {
    const text = textOf(await renderPage(path));
    const claim = text.lastIndexOf('5X is our claim and not a forecast');
    expect(claim).toBeGreaterThan(0);
    expect(text.slice(claim, claim + 300)).toContain('£1,440 after fees: 4 times the £360 you paid');
  },
);

it.each(paths)('%s never says that past performance promises anything, nor that we lend', async (path) => {
  const text = textOf(await renderPage(path));
  expect(text).not.toMatch(/\b(guaranteed (profit|return)|risk-free|no risk)\b/i);
  expect(text).not.toMatch(/\bwe (lend|cover your|pay your)\b/i);
});
