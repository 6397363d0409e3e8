import { cuts, type Frame } from '../cuts';
import { inCubic, lerp, mix, ramp, spring } from '../easing';
import { box, circle, label, place, stroke } from '../markup';
import { maya } from '../maya';
import { palette } from '../palette';
import { coin } from '../props';
import { lines } from '../type';
import { priceColumn } from './offer';

const start = cuts.payday;
const pay = { x: 700, width: 250, top: 212, base: 640 };
const bills = [
  { name: 'Rent', share: 0.42, colour: palette.mint, ink: palette.ink },
  { name: 'Bills', share: 0.22, colour: palette.leaf, ink: palette.paper },
  { name: 'Food', share: 0.2, colour: palette.clay, ink: palette.paper },
  { name: 'Travel', share: 0.16, colour: palette.paper, ink: palette.ink },
];

/** The price column of the scene before turns into a month's pay. */
function column(t: number): string {
  const p = ramp(t, start - 0.25, 0.9);
  const top = lerp(priceColumn.base - priceColumn.height, pay.top, p);
  const base = lerp(priceColumn.base, pay.base, p);
  const x = lerp(priceColumn.x, pay.x, p);
  const width = lerp(priceColumn.width, pay.width, p);
  return box(x, top, width, base - top, lerp(20, 26, p), mix(palette.leaf, palette.deep, p), {
    stroke: palette.mint,
    'stroke-width': 5 * p,
  });
}

function outgoings(t: number): string {
  let used = 0;
  const inner = pay.base - pay.top - 20;
  return bills
    .map((bill, i) => {
      const p = spring(t, start + 1.25 + i * 0.42, 9, 6.5);
      const height = bill.share * inner - 6;
      const y = pay.base - 10 - (used + bill.share) * inner + 3;
      used += bill.share;
      return place(
        { y: lerp(-720, 0, p), opacity: p > 0 ? 1 : 0 },
        box(pay.x + 10, y, pay.width - 20, height, 16, bill.colour),
        label(bill.name, pay.x + pay.width / 2, y + height / 2 + 13, 36, bill.ink),
      );
    })
    .join('');
}

/** Payday: everything is spoken for before the £100 arrives. */
export function payday(t: number): Frame {
  const enter = spring(t, start + 0.3, 6, 5.5);
  const worry = ramp(t, start + 3.9, 0.7);
  const shake = Math.sin(t * 7) * 4 * Math.max(0, ramp(t, start + 4.8, 0.3) - ramp(t, start + 5.8, 0.3));
  const until = start + 5.6;
  const set = { x: 84, width: 520, size: 58, until, colour: palette.paper, accent: palette.marigold };
  return {
    art:
      // Until then the ground is still that of the scene before, darkening.
      box(0, 0, t > start + 0.5 ? 1280 : 0, 720, 0, palette.deep) +
      circle(1090, 470, 330 * Math.min(1, enter), palette.dusk, { opacity: 0.9 }) +
      circle(1090, 470, 330 * Math.min(1, enter), 'url(#dotsLight)') +
      place(
        { opacity: ramp(t, start + 0.2, 0.5) },
        stroke('M640 650 h620', palette.mint, 6, { opacity: 0.55 }),
      ) +
      maya(t, {
        x: lerp(1440, 1096, enter),
        y: 650,
        scale: 1.42,
        bob: Math.sin(t * 1.9) * 1.2,
        mood: lerp(0.6, -0.9, worry),
        look: { x: -11, y: lerp(-2, -7, worry) },
        tilt: lerp(0, -6, worry) + shake,
        handLeft: { x: lerp(-52, -26, worry), y: lerp(-112, -226, spring(t, start + 3.9, 8, 6)) },
      }) +
      column(t) +
      label('Maya’s pay', pay.x + pay.width / 2, 692, 34, palette.mint, ramp(t, start + 0.7, 0.4)) +
      outgoings(t),
    text: lines(
      t,
      set,
      { text: 'But after rent, bills, food and travel,', at: start + 0.9, y: 196 },
      { text: 'Maya has no *£100* *a* *month* to lock away.', at: start + 2.8, y: 356 },
    ),
  };
}

/**
 * The £100 coin: it finds no room on the column, rolls off and falls out of the picture. Drawn over both scenes
 * while the camera follows it down.
 */
export function fallingCoin(t: number): string {
  const arrive = spring(t, start + 3.3, 8, 4.2);
  const tip = ramp(t, start + 4.9, 0.8, inCubic);
  const fall = ramp(t, start + 5.5, 1.1);
  const wobble = Math.sin(t * 9) * 5 * (1 - tip) * ramp(t, start + 3.9, 0.3);
  const x = lerp(pay.x + pay.width / 2, pay.x - 70, tip) + wobble + lerp(0, -210, fall);
  const y = lerp(-90, pay.top - 60, arrive) + lerp(0, 40, tip ** 2) + lerp(0, 188, fall);
  return coin(x, y, 62, '£100', 0, arrive > 0 ? 1 : 0);
}
