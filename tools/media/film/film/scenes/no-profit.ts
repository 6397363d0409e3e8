import { cuts, type Frame } from '../cuts';
import { inCubic, lerp, mix, ramp, spring } from '../easing';
import { box, circle, label, place, stroke } from '../markup';
import { maya } from '../maya';
import { palette } from '../palette';
import { coin, jar, lender } from '../props';
import { lines } from '../type';
import { chartLine } from './outcome';
import { flight } from './payments';

const start = cuts.noProfit;
const repayAt = start + 2.9;
const doneAt = start + 4.7;
const floor = 640;

function repayment(t: number): string {
  const from = { x: 760, y: 420 };
  const to = { x: 1130, y: 430 };
  return Array.from({ length: 12 }, (_, i) =>
    flight(t, repayAt + 0.5 + i * 0.13, 0.8, from, to, 190, 25, '', t * 5 + i),
  ).join('');
}

/** The position from which the last scene opens. */
export const clearMark = { x: 945, y: 176 };

/** The outcome without a profit: the savings repay the contributions, and nothing more is owed. */
export function noProfit(t: number): Frame {
  const shift = ramp(t, start - 0.2, 0.8);
  const draw = ramp(t, start + 0.3, 1.9);
  const chartAway = ramp(t, repayAt - 0.3, 0.5, inCubic);
  const enter = spring(t, repayAt, 7, 6);
  const level = lerp(0.92, 0.04, ramp(t, repayAt + 0.6, 1.9));
  const fee = spring(t, start + 6.3, 9, 5);
  const until = cuts.ending - 0.1;
  const set = { x: 84, width: 560, size: 50, until, colour: palette.paper, accent: palette.marigold };
  const clear = spring(t, doneAt + 0.2, 9, 5);
  return {
    art:
      circle(950, 360, 430, mix(palette.dusk, '#12423d', shift)) +
      place({ y: -chartAway * 780 }, chartLine(t, draw, -1, palette.clay, ramp(t, start + 0.1, 0.3))) +
      place(
        { y: lerp(520, 0, enter) },
        stroke(`M660 ${floor + 3} H1240`, palette.mint, 6, { opacity: 0.6 }),
        jar(752, floor, level, t, 1.12),
        lender(1134, floor, 0.98),
        label('Savings + interest', 752, floor + 52, 34, palette.paper),
        label('Lending partners', 1122, floor + 52, 34, palette.paper),
      ) +
      repayment(t) +
      maya(t, {
        x: 938,
        y: lerp(1040, floor + 4, spring(t, repayAt + 0.25, 7, 6)),
        scale: 0.84,
        mood: lerp(0, 1, ramp(t, doneAt, 0.6)),
        look: { x: lerp(-8, 5, ramp(t, repayAt + 1.4, 0.6)), y: 0 },
        tilt: lerp(-3, 0, ramp(t, doneAt, 0.5)),
      }) +
      place(
        { x: clearMark.x, y: clearMark.y, scale: clear },
        box(-190, -52, 380, 104, 52, palette.marigold),
        label('£0 more to repay', 0, 13, 40, palette.ink),
      ) +
      place(
        { x: clearMark.x, y: 302, scale: fee },
        coin(-190, 0, 46, '£10'),
        label('a month already paid', 48, 12, 38, palette.paper),
      ),
    text: lines(
      t,
      set,
      { text: 'And if there is *no* *profit?*', at: start + 0.4, until: repayAt - 0.1, y: 240, size: 72 },
      { text: 'Maya repays from her savings plus interest,', at: repayAt + 0.1, y: 112 },
      { text: 'and owes *nothing* *more.*', at: doneAt, y: 270 },
      { text: 'She will still have paid £10 a month in fees.', at: start + 6.1, y: 372 },
    ),
  };
}
