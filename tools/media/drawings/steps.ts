import { box, circle, path, place, stroke } from '../film/film/markup';
import { maya } from '../film/film/maya';
import { palette } from '../film/film/palette';
import { coin, lender, tick } from '../film/film/props';
import { disc, ground, hill, jar, site, T } from './parts';
import { colleague } from './people';

const row = (y: number) =>
  tick(-56, y, 17, 1, palette.leaf, palette.paper) + stroke(`M-22 ${y} h88`, palette.mint, 11);

/** Maya fills in what is asked. */
const apply = [
  disc,
  hill(300, 44, palette.mint),
  ground(336, palette.deep),
  place(
    { x: 314, y: 190, rotate: 5 },
    box(-104, -138, 208, 276, 18, palette.paper, { stroke: palette.mint, 'stroke-width': 7 }),
    box(-48, -154, 96, 34, 12, palette.leafDark),
    stroke('M-66 -92 h84', palette.leafDark, 13),
    row(-42),
    row(10),
    stroke('M-66 68 C-52 40 -44 96 -28 66 S-8 62 2 70', palette.ink, 6),
    stroke('M-70 92 h140', palette.mint, 5),
  ),
  maya(T, {
    x: 164,
    y: 352,
    scale: 0.9,
    mood: 0.9,
    tilt: 4,
    look: { x: 12, y: 2 },
    handRight: { x: 124, y: -128 },
    handLeft: { x: -44, y: -118 },
  }),
  place(
    { x: 280, y: 240, rotate: 32 },
    box(-7, -66, 14, 58, 4, palette.marigold),
    path('M-7 -8 L0 10 L7 -8 Z', palette.marigoldSoft),
    path('M-2.4 4 L0 10 L2.4 4 Z', palette.ink),
    box(-7, -74, 14, 12, 5, palette.clay),
  ),
].join('');

const days = [0, 1, 2, 3].flatMap((week) => [0, 1, 2, 3, 4].map((day) => ({ week, day })));

/** A month: the payment goes into the jar, the lending partner's comes back to Maya. */
const month = [
  disc,
  ground(326, palette.deep),
  place(
    { x: 124, y: 106, rotate: -5, scale: 0.84 },
    box(-86, -84, 172, 172, 18, palette.paper, { stroke: palette.mint, 'stroke-width': 7 }),
    path('M-86 -44 V-66 Q-86 -84 -68 -84 H68 Q86 -84 86 -66 V-44 Z', palette.leafDark),
    stroke('M-44 -96 v24 M44 -96 v24', palette.marigold, 9),
    ...days.map(({ week, day }) =>
      week === 3 && day === 1
        ? coin(-58 + day * 29, -18 + week * 29, 14, '', 0)
        : circle(-58 + day * 29, -18 + week * 29, 7, palette.mint),
    ),
  ),
  place({ x: 98, y: 330 }, lender(0, 0, 0.56)),
  path('M34.3 246 L98 208 L161.7 246Z', palette.leafDark) + circle(98, 232, 8.4, palette.marigold),
  maya(T, {
    x: 248,
    y: 334,
    scale: 0.84,
    mood: 0.8,
    tilt: 3,
    look: { x: 12, y: 0 },
    handRight: { x: 84, y: -214 },
    handLeft: { x: -76, y: -132 },
  }),
  jar(380, 332, 0.55, 0.78),
  coin(331, 150, 19, '', 0),
  stroke('M352 136 Q370 120 380 150', site.ink, 5, { 'stroke-dasharray': '1 12' }),
  coin(174, 232, 17, '', 0),
  box(30, 328, 420, 6, 3, site.ink),
].join('');

const stack = (x: number, y: number) => [0, 1, 2, 3].map((i) => coin(x, y - i * 15, 22, '', 0)).join('');

/** What is left is weighed out in two equal parts. */
const halves = [
  disc,
  hill(296, 40, palette.mint),
  ground(334, palette.deep),
  box(234, 128, 12, 206, 6, palette.leafDark),
  box(190, 322, 100, 16, 8, palette.leafDark),
  stroke('M164 140 H316', palette.leafDark, 12),
  circle(240, 134, 17, palette.marigold),
  ...[164, 316].map(
    (x) =>
      stroke(`M${x} 142 L${x - 38} 226 M${x} 142 L${x + 38} 226`, palette.leafDark, 4) +
      stack(x, 210) +
      path(`M${x - 50} 226 H${x + 50} Q${x + 40} 254 ${x} 254 T${x - 50} 226 Z`, palette.leaf),
  ),
  maya(T, { x: 78, y: 354, scale: 0.72, mood: 0.8, look: { x: 11, y: -2 } }),
  colleague('owen', { x: 402, y: 354, scale: 0.72, look: { x: -11, y: -2 } }),
  box(30, 350, 420, 6, 3, site.ink),
].join('');

/** The three steps of how it works. */
export const steps = { apply, month, halves };
