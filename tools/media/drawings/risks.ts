import { box, circle, path, place, stroke } from '../film/film/markup';
import { palette } from '../film/film/palette';
import { coin } from '../film/film/props';
import { site } from './parts';

const ground = circle(60, 60, 58, site.disc);

/** A curve that turns down. */
const fall = [
  ground,
  box(18, 26, 84, 68, 9, palette.paper, { stroke: palette.mint, 'stroke-width': 4 }),
  stroke('M30 78 h60', palette.mint, 4),
  stroke('M31 46 L47 40 L61 54 L86 70', palette.clay, 7),
  path('M94 77 L78 75.5 L89 61 Z', palette.clay),
].join('');

/** A desk packed into a box. */
const job = [
  ground,
  path('M40 66 Q20 48 27 24 Q44 36 44 66 Z', palette.leaf),
  path('M46 66 Q38 34 54 12 Q66 36 56 66 Z', palette.leafDark),
  box(68, 30, 20, 40, 3, palette.denim),
  stroke('M74 40 h8', palette.paper, 3),
  box(22, 60, 76, 44, 5, palette.marigold),
  path('M22 65 Q22 60 27 60 H93 Q98 60 98 65 V70 H22 Z', palette.marigoldDark),
  box(48, 80, 24, 8, 4, palette.deep),
].join('');

/** The leaf of a month in which one coin is missing. */
const fee = [
  ground,
  box(20, 26, 80, 76, 9, palette.paper, { stroke: palette.mint, 'stroke-width': 4 }),
  path('M20 46 V35 Q20 26 29 26 H91 Q100 26 100 35 V46 Z', palette.leafDark),
  stroke('M40 19 v13 M80 19 v13', palette.marigold, 5),
  coin(40, 73, 12, '', 0),
  circle(77, 73, 12, 'none', { stroke: palette.clay, 'stroke-width': 4, 'stroke-dasharray': '5 5' }),
].join('');

/** A form that comes back with a cross. */
const refusal = [
  ground,
  place(
    { x: 56, y: 60, rotate: -4 },
    box(-32, -40, 64, 82, 8, palette.paper, { stroke: palette.mint, 'stroke-width': 4 }),
    box(-16, -47, 32, 13, 5, palette.leafDark),
    stroke('M-19 -18 h38 M-19 -2 h38 M-19 14 h20', palette.mint, 5),
  ),
  circle(84, 84, 20, palette.clay),
  stroke('M77 77 l14 14 M91 77 l-14 14', palette.paper, 6),
].join('');

/** What can go wrong, 120 by 120. */
export const risks = { fall, job, fee, refusal };
