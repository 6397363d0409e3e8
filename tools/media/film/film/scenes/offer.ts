import { cuts, type Frame } from '../cuts';
import { hash, inCubic, lerp, mix, outCubic, ramp, spring, visit } from '../easing';
import { box, circle, label, place, stroke } from '../markup';
import { palette } from '../palette';
import { coin } from '../props';
import { lines } from '../type';

const base = 596;
const full = 400;
/** The column that becomes Maya's pay in the next scene. */
export const priceColumn = { x: 978, width: 216, height: full * 0.8, base };

const start = cuts.offer;
const discount = start + 3.1;
const choice = start + 5.3;

/** 36 coins, one a month, drop into three rows of a year each. */
function months(t: number): string {
  return Array.from({ length: 36 }, (_, i) => {
    const row = Math.floor(i / 12);
    const at = start + 0.55 + i * 0.035;
    const p = spring(t, at, 10, 6.5);
    const away = ramp(t, discount - 0.55 + (i % 12) * 0.02, 0.55, inCubic);
    const x = lerp(652 + (i % 12) * 47, 890, away * 0.5);
    const y = lerp(lerp(-80, 250 + row * 92, p), base + 60, away);
    return p > 0 ? coin(x, y, 19, '', (1 - p) * 4 + hash(i) * 0.4, 1 - away ** 3) : '';
  }).join('');
}

function yearLabels(t: number): string {
  return [1, 2, 3]
    .map((year) =>
      label(
        `Year ${year}`,
        690,
        204 + (year - 1) * 92,
        34,
        palette.inkSoft,
        visit(t, start + 0.6 + year * 0.3, discount - 0.2),
      ),
    )
    .join('');
}

function prices(t: number, leaving: number): string {
  const grow = spring(t, discount - 0.1, 7, 5.5);
  const cut = ramp(t, discount + 1, 0.35, outCubic);
  const fly = ramp(t, discount + 1.15, 0.9, outCubic);
  const x = priceColumn.x;
  const shown = Math.min(1, grow);
  const dim = ramp(t, choice, 0.6);
  const top = base - full * grow;
  const today = place(
    { y: leaving * 500, opacity: 1 - dim },
    box(714, top, 216, full * grow, 20, palette.mint),
    box(714, top, 216, full * grow, 20, 'url(#dots)'),
    label('Today’s', 822, base - 62, 34, palette.ink, shown),
    label('price', 822, base - 24, 34, palette.ink, shown),
  );
  const yours =
    leaving > 0
      ? ''
      : box(x, base - full * 0.8 * grow, priceColumn.width, full * 0.8 * grow, 20, palette.leaf) +
        label('Option', x + 108, base - 62, 34, palette.paper, shown) +
        label('price', x + 108, base - 24, 34, palette.paper, shown);
  const slice = place(
    {
      x: x + 108 + fly * 10,
      y: base - full * 0.9 * grow - fly * 34,
      rotate: fly * 9,
      opacity: (1 - dim) * (grow > 0.3 ? 1 : 0),
    },
    box(
      -108,
      -full * 0.1 * grow,
      216,
      full * 0.2 * grow + (1 - cut) * 20,
      20,
      cut > 0 ? palette.marigold : palette.leaf,
    ),
    label('up to 20% off', 0, 11, 31, palette.ink, cut),
  );
  const score = stroke(`M${x - 16} ${base - full * 0.8} h248`, palette.ink, 4, {
    'stroke-dasharray': '10 12',
    opacity: visit(t, discount + 0.6, choice + 0.4),
  });
  return today + slice + yours + score;
}

/** The other choice at maturity: the savings themselves, with whatever interest there is. */
function savings(t: number, leaving: number): string {
  const stack = Array.from({ length: 8 }, (_, i) => {
    const drop = spring(t, choice + 0.25 + i * 0.09, 10, 6.5);
    const y = lerp(-120, base - 22 - i * 34, drop);
    const extra = i === 7;
    return drop > 0
      ? box(724, y, 196, 32, 16, extra ? palette.mint : palette.marigold) +
          box(724, y + 22, 196, 10, 5, extra ? palette.leaf : palette.marigoldDark, { opacity: 0.6 })
      : '';
  }).join('');
  const interest = label('+ any interest', 822, base - 306, 34, palette.ink, ramp(t, choice + 1.4, 0.4));
  const or = place(
    { x: 949, y: base - 150, scale: spring(t, choice + 0.9, 10, 6) },
    circle(0, 0, 36, palette.ink),
    label('or', 0, 11, 34, palette.paper),
  );
  return place({ y: leaving * 560 }, stack, interest, or);
}

/** What Sharesave is, drawn on the invitation itself. */
export function offer(t: number): Frame {
  const leaving = ramp(t, cuts.payday - 0.35, 0.7, inCubic);
  const until = cuts.payday - 0.1;
  const set = { x: 84, width: 540, size: 46, until, colour: palette.ink, accent: palette.leaf };
  return {
    art:
      box(0, 0, 1280, 720, 0, mix(palette.paper, palette.deep, ramp(t, cuts.payday - 0.3, 0.8))) +
      circle(950, 380, 420 * spring(t, start - 0.2, 7, 6), palette.soft, { opacity: (1 - leaving) ** 2 }) +
      place({ opacity: 1 - leaving }, stroke(`M690 ${base + 3} h520`, palette.ink, 6)) +
      yearLabels(t) +
      prices(t, leaving) +
      savings(t, leaving) +
      months(t),
    text: lines(
      t,
      set,
      {
        text: 'With Sharesave, she saves from her pay for *three* *years.*',
        at: start + 0.45,
        y: 92,
        size: 52,
      },
      { text: 'Then she can buy shares at *up* *to* *20%* *off* today’s price,', at: discount, y: 292 },
      { text: 'or take her savings back, with any interest.', at: choice, y: 470 },
    ),
  };
}
