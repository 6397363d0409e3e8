import { cuts, type Frame } from '../cuts';
import { inCubic, lerp, mix, ramp, spring } from '../easing';
import { box, circle, label, place, stroke } from '../markup';
import { maya } from '../maya';
import { palette } from '../palette';
import { jar, lender } from '../props';
import { lines } from '../type';
import { chartLine } from './outcome';
import { flight } from './payments';
import { whole } from './profit';

const start = cuts.noProfit;
const lossAt = start + 1.6;
const repayAt = start + 2.9;
const doneAt = start + 4.7;
const floor = 640;

function repayment(t: number): string {
  const from = { x: 760, y: 440 };
  const to = { x: 1130, y: 440 };
  return Array.from({ length: 12 }, (_, i) =>
    flight(t, repayAt + 0.5 + i * 0.13, 0.8, from, to, 100, 25, '', t * 5 + i),
  ).join('');
}

/** What Maya has lost: as large as her profit was. The last scene opens from here. */
export const loss = { x: 925, y: 162, r: whole.r };

/** The outcome without a profit: the savings repay the contributions, nothing more is owed, and the fees are lost. */
export function noProfit(t: number): Frame {
  const shift = ramp(t, start - 0.2, 0.8);
  const draw = ramp(t, start + 0.2, 1.5);
  const chartAway = ramp(t, repayAt - 0.3, 0.5, inCubic);
  const enter = spring(t, repayAt, 7, 6);
  const level = lerp(0.92, 0, ramp(t, repayAt + 0.6, 1.9));
  const until = cuts.ending - 0.1;
  const set = { x: 84, width: 560, size: 50, until, colour: palette.paper, accent: palette.marigold };
  const clear = spring(t, doneAt + 0.2, 9, 5);
  const lost = spring(t, lossAt, 8, 6);
  const named = 1 - ramp(t, cuts.ending - 0.35, 0.2);
  return {
    art:
      circle(950, 360, 430, mix(palette.dusk, '#12423d', shift)) +
      place({ y: -chartAway * 780 }, chartLine(t, draw, -1, palette.clay, ramp(t, start + 0.1, 0.3))) +
      place(
        { y: lerp(520, 0, enter) },
        stroke(`M660 ${floor + 3} H1240`, palette.mint, 6, { opacity: 0.6 }),
        jar(752, floor, level, t, 1.12),
        lender(1134, floor, 0.98),
        label('Savings + any interest', 752, floor + 52, 34, palette.paper),
        label('Lending partners', 1122, floor + 52, 34, palette.paper),
      ) +
      repayment(t) +
      maya(t, {
        x: 938,
        y: lerp(1040, floor + 4, spring(t, repayAt + 0.25, 7, 6)),
        scale: 0.84,
        mood: lerp(0, -1, ramp(t, repayAt + 0.8, 0.8)),
        look: { x: -7, y: lerp(0, 6, ramp(t, repayAt + 1.4, 0.6)) },
        tilt: lerp(-3, -8, ramp(t, repayAt + 1.4, 0.6)),
      }) +
      place(
        { x: 1134, y: 336, scale: clear },
        box(-108, -56, 216, 112, 28, palette.paper),
        label('£0 more', 0, -8, 40, palette.ink),
        label('to repay', 0, 36, 40, palette.ink),
      ) +
      place(
        { x: loss.x, y: loss.y, scale: lost },
        circle(0, 0, loss.r, palette.clay),
        label('−£360', 0, 14, 84, palette.ink, named),
        label('in fees', 0, 66, 48, palette.ink, named),
      ),
    text: lines(
      t,
      set,
      { text: 'And if there is *no* *profit?*', at: start + 0.4, until: repayAt - 0.1, y: 240, size: 72 },
      { text: 'Maya repays from her savings plus any interest,', at: repayAt + 0.1, y: 112 },
      { text: 'and owes *nothing* *more.*', at: doneAt, y: 300 },
      {
        text: 'Her result: *−£360* *in* *fees.* They do not come back.',
        at: start + 5.2,
        y: 430,
        accent: palette.clay,
      },
    ),
  };
}
