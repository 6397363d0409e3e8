import { clamp } from './easing';
import { box, circle, el, label, path, place, stroke } from './markup';
import { palette } from './palette';

/** A coin with its worth on it. `turn` in radians spins it on its upright axis. */
export function coin(x: number, y: number, r: number, text = '', turn = 0, opacity = 1): string {
  const width = Math.cos(turn);
  return place(
    { x, y, scaleX: Math.max(0.08, Math.abs(width)), opacity },
    circle(0, r * 0.07, r, palette.marigoldDark),
    circle(0, 0, r, palette.marigold),
    circle(0, 0, r * 0.8, 'none', { stroke: palette.marigoldDark, 'stroke-width': r * 0.06, opacity: 0.75 }),
    width > 0 && text ? label(text, 0, r * 0.23, r * 0.64, palette.ink) : '',
    path(`M${-r * 0.62} ${-r * 0.5} A${r * 0.8} ${r * 0.8} 0 0 1 ${-r * 0.1} ${-r * 0.79}`, 'none', {
      stroke: palette.marigoldSoft,
      'stroke-width': r * 0.09,
      'stroke-linecap': 'round',
    }),
  );
}

/** Where the coins of a jar lie. */
export const jarCoins = [
  [-42, -34],
  [2, -28],
  [44, -36],
  [-22, -72],
  [26, -74],
  [-46, -110],
  [4, -116],
  [46, -112],
] as const;

/** The Sharesave pot: a glass jar that fills with savings. `level` from 0 to 1. Stands on its own origin. */
export function jar(x: number, y: number, level: number, t: number, scale: number): string {
  const height = 150 * clamp(level);
  // The last of the savings goes too: an empty jar shows no gold.
  const filled = clamp(level * 25);
  const surface = -12 * filled - height;
  const swell = (Math.sin(t * 3) * 4 - 8) * filled;
  const savings = `M-72 0 V${surface} q36 ${swell} 72 0 t72 0 V0 z`;
  return place(
    { x, y, scale },
    box(-78, -196, 156, 196, 40, palette.white, { opacity: 0.28 }),
    el(
      'g',
      { 'clip-path': 'url(#jar)' },
      path(savings, palette.marigold, { opacity: 0.95 }),
      ...jarCoins.map(([cx, cy]) =>
        circle(cx, cy, 20, 'none', {
          stroke: palette.marigoldDark,
          'stroke-width': 3,
          opacity: -cy < height - 8 ? 0.8 : 0,
        }),
      ),
    ),
    box(-78, -196, 156, 196, 40, 'none', { stroke: palette.paper, 'stroke-width': 7 }),
    box(-62, -214, 124, 22, 11, palette.paper),
    box(-40, -207, 80, 8, 4, palette.inkSoft),
    stroke('M-54 -158 v62', palette.white, 9, { opacity: 0.6 }),
  );
}

/** The lending partners' house: a pediment on columns. Stands on its own origin. */
export function lender(x: number, y: number, scale: number): string {
  const column = (cx: number) => box(cx - 11, -128, 22, 104, 5, palette.paper);
  return place(
    { x, y, scale },
    box(-104, -26, 208, 26, 6, palette.mint),
    box(-92, -140, 184, 116, 4, palette.leafDark),
    ...[-68, -23, 23, 68].map(column),
    box(-104, -150, 208, 24, 6, palette.mint),
    path('M-112 -150 L0 -216 L112 -150 Z', palette.paper),
    path('M0 -216 L112 -150 H0 Z', palette.soft),
    circle(0, -174, 15, palette.marigold),
  );
}

/** An envelope, 200 by 140 about its origin; `open` from 0 to 1 lifts its flap, and then its letter. */
export function envelope(open: number, letter: string, fill: string, flap: string): string {
  const tip = 14 - open * 150;
  const raised = clamp(open * 2 - 1);
  const lid = path(
    `M-97 -58 Q-92 -70 -80 -70 H80 Q92 -70 97 -58 L9 ${tip} q-9 ${7 - 14 * open} -18 0 Z`,
    flap,
  );
  return [
    box(-100, -70, 200, 140, 16, flap),
    open > 0.5 ? lid : '',
    place({ y: -56 * raised, opacity: open > 0.5 ? 1 : 0 }, letter),
    path('M-100 -56 L-8 12 Q0 18 8 12 L100 -56 V54 Q100 70 84 70 H-84 Q-100 70 -100 54 Z', fill),
    stroke('M-92 62 L-26 4 M92 62 L26 4', flap, 5),
    open <= 0.5 ? lid : '',
  ].join('');
}

/** A tick in a circle that draws itself as `p` goes from 0 to 1. */
export function tick(x: number, y: number, r: number, p: number, ground: string, mark: string): string {
  const length = 2.2 * r;
  return place(
    { x, y },
    circle(0, 0, r, ground),
    stroke(`M${-r * 0.42} ${r * 0.04} L${-r * 0.1} ${r * 0.36} L${r * 0.46} ${-r * 0.3}`, mark, r * 0.17, {
      'stroke-dasharray': `${length} ${length}`,
      'stroke-dashoffset': length * (1 - clamp(p)),
      opacity: p > 0.02 ? 1 : 0,
    }),
  );
}

/** The brand's mark, as the site's header draws it: two equal shares that make an S. `gap` sets them apart. */
export function mark(r: number, gap: number, upper: string, lower: string): string {
  return place(
    { scale: r / 13 },
    place({ x: -16, y: -16 - gap }, path('M29 3H16A13 13 0 0 0 3 16h13A13 13 0 0 0 29 3Z', upper)),
    place({ x: -16, y: -16 + gap }, path('M3 29h13a13 13 0 0 0 13-13H16A13 13 0 0 0 3 29Z', lower)),
  );
}
