import { box, circle, path, place, stroke } from '../film/film/markup';
import { maya } from '../film/film/maya';
import { palette } from '../film/film/palette';
import { coin, envelope, lender, mark } from '../film/film/props';
import { tree } from '../film/film/scenery';
import { laptop, mug, plant } from '../film/film/scenes/invitation';
import { disc, door, flowers, ground, hill, jar, letter, moved, site, sun, T } from './parts';
import { colleague } from './people';

/** Maya at her desk in the morning, and the invitation. */
const invitation = [
  disc,
  sun(236, 168, 96),
  maya(T, {
    x: 236,
    y: 376,
    scale: 0.84,
    joy: 1,
    tilt: 4,
    look: { x: 9, y: -4 },
    handRight: { x: 98, y: -244 },
    handLeft: { x: -40, y: -120 },
  }),
  moved(plant(T), [648, 560], 108, 300, 0.56),
  moved(laptop(), [880, 560], 236, 300, 0.56),
  moved(mug(1), [1102, 560], 356, 300, 0.56),
  ground(300, site.bark),
  box(40, 296, 400, 12, 6, palette.leaf),
  place({ x: 388, y: 112, scale: 0.72, rotate: 8 }, envelope(1, letter, palette.paper, palette.mint)),
  coin(76, 118, 20, '', 0),
  coin(428, 232, 14, '', 0),
].join('');

/** The payments: from the lending partner to Maya, from her to the plan, and her fee. */
const payments = [
  disc,
  circle(238, 160, 78, palette.marigold),
  hill(262, 60, palette.mint),
  ground(316, palette.deep),
  place({ x: 72, y: 316, scale: 0.9 }, lender(0, 0, 0.62)),
  path('M9.5 232.5 L72 195.5 L134.5 232.5Z', palette.leafDark) + circle(72, 219, 8.4, palette.marigold),
  maya(T, {
    x: 238,
    y: 320,
    scale: 0.62,
    look: { x: 8, y: -2 },
    handLeft: { x: -72, y: -190 },
    handRight: { x: 78, y: -176 },
  }),
  jar(404, 316, 0.62, 0.66),
  box(4, 314, 472, 6, 3, site.ink),
  stroke('M342 336 Q240 376 140 337', palette.mint, 5, { 'stroke-dasharray': '1 12' }),
  stroke('M150 328 L138 336 L152 342', palette.mint, 5),
  stroke('M96 178Q140 96 190 168M292 184Q336 104 388 158', site.ink, 5, { 'stroke-dasharray': '1 13' }),
  coin(141, 132, 19, '', 0),
  coin(338, 134, 19, '', 0),
  stroke('M192 157V171L179 166M389 147L391 160L377 158', site.ink, 5),
].join('');

const windows = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })));

/** Maya and her colleagues before the place where they work. */
const workplace = [
  disc,
  sun(352, 96, 40),
  box(112, 40, 256, 312, 18, palette.deep),
  ...windows.map(({ row, column }) =>
    box(140 + column * 54, 66 + row * 54, 38, 38, 9, (row + column) % 3 === 1 ? '#ffe6ad' : palette.marigold),
  ),
  moved(plant(T), [648, 560], 66, 352, 0.5),
  colleague('owen', { x: 112, y: 354, scale: 0.56, mood: 0.9 }),
  colleague('amara', { x: 200, y: 354, scale: 0.6, joy: 0.8, look: { x: 10, y: 0 } }),
  maya(T, { x: 290, y: 354, scale: 0.62, joy: 1, look: { x: -4, y: -2 }, handRight: { x: 74, y: -250 } }),
  colleague('callum', { x: 378, y: 354, scale: 0.58, look: { x: -8, y: 0 } }),
  box(30, 350, 420, 6, 3, site.ink),
].join('');

/** Maya before the place where she works, whose sign is left free for the icon of its sector. */
export const employer = [
  disc,
  hill(300, 50, palette.mint),
  box(118, 30, 214, 322, 18, palette.leafDark),
  circle(225, 102, 54, palette.paper),
  circle(225, 102, 54, 'none', { stroke: palette.marigold, 'stroke-width': 6 }),
  ...[0, 1, 2].flatMap((column) =>
    [0, 1].map((row) =>
      box(146 + column * 60, 184 + row * 56, 38, 38, 9, column === row ? palette.marigold : '#ffe6ad'),
    ),
  ),
  box(150, 296, 46, 56, 10, palette.deep),
  moved(plant(T), [648, 560], 92, 352, 0.5),
  maya(T, { x: 322, y: 354, scale: 0.72, joy: 1, look: { x: 8, y: -4 }, handRight: { x: 84, y: -238 } }),
  place({ x: 402, y: 176, scale: 0.42, rotate: 8 }, envelope(0, '', palette.paper, palette.mint)),
  box(44, 350, 400, 6, 3, site.ink),
].join('');

/** People under a tree whose crown is the brand's mark. */
const leaves = [
  disc,
  hill(300, 40, palette.mint),
  path('M230 352c4-48 3-90 3-160h14c0 70-1 112 3 160Z', palette.deep),
  place({ x: 240, y: 114 }, mark(92, 0, palette.marigold, palette.leaf)),
  ground(346, palette.deep),
  colleague('priya', { x: 104, y: 352, scale: 0.54, look: { x: 8, y: -4 } }),
  maya(T, { x: 178, y: 354, scale: 0.58, joy: 1, look: { x: 8, y: -4 } }),
  colleague('callum', { x: 308, y: 354, scale: 0.56, look: { x: -8, y: -2 } }),
  colleague('owen', {
    x: 384,
    y: 352,
    scale: 0.53,
    joy: 0.7,
    look: { x: -9, y: 0 },
    handRight: { x: 78, y: -244 },
  }),
  box(44, 350, 392, 6, 3, site.ink),
  coin(70, 110, 19, '', 0),
  coin(414, 150, 15, '', 0),
].join('');

/** One jar, two doors: shares or savings. */
const doors = [
  disc,
  ground(326, palette.mint),
  jar(130, 328, 0.72, 0.72),
  maya(T, {
    x: 222,
    y: 331,
    scale: 0.6,
    mood: 0.8,
    look: { x: 11, y: -5 },
    tilt: 4,
    handLeft: { x: -66, y: -150 },
    handRight: { x: 26, y: -226 },
  }),
  door(312, palette.leaf, palette.leafDark, stroke('M-17 3 L-9 -8 L1 9 L9 -5 L17 2', palette.leafDark, 5)),
  door(
    414,
    palette.marigold,
    palette.marigoldDark,
    circle(-6, 4, 10, palette.marigold) +
      circle(6, -4, 10, palette.marigold, { stroke: palette.paper, 'stroke-width': 3 }),
  ),
  box(44, 326, 420, 6, 3, site.ink),
].join('');

/** Maya with her letter, on her way. */
const way = [
  disc,
  sun(126, 126, 44),
  hill(250, 60, palette.mint),
  place({ x: 122, y: 322, scale: 0.62 }, tree(0, 0, 4, palette.leaf, 0)),
  place({ x: 374, y: 320, scale: 0.5 }, tree(0, 0, 7, palette.leafDark, 0)),
  ground(316, palette.deep),
  flowers([148, 174, 312, 340], 322),
  maya(T, {
    x: 228,
    y: 344,
    scale: 0.86,
    joy: 1,
    look: { x: 10, y: -4 },
    lean: 3,
    footLeft: { x: -34, y: 0 },
    footRight: { x: 30, y: -4 },
    handRight: { x: 100, y: -228 },
    handLeft: { x: -62, y: -126 },
  }),
  place({ x: 340, y: 136, scale: 0.5, rotate: 10 }, envelope(0, '', palette.paper, palette.mint)),
].join('');

/** For the tops of pages, 480 by 400. */
export const scenes = { invitation, payments, workplace, leaves, doors, way };
