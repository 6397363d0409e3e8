import { box, circle, path, place, stroke } from '../film/film/markup';
import { maya } from '../film/film/maya';
import { palette } from '../film/film/palette';
import { disc, flowers, ground, hill, site, T } from './parts';

/** Maya thinks a question over. */
const question = [
  disc,
  ground(330, palette.deep),
  maya(T, {
    x: 158,
    y: 352,
    scale: 0.9,
    mood: 0.35,
    look: { x: 12, y: -8 },
    tilt: 5,
    handRight: { x: 22, y: -216 },
    handLeft: { x: -44, y: -118 },
  }),
  box(262, 28, 164, 138, 34, palette.leafDark) + path('M272 148 256 202 312 164Z', palette.leafDark),
  stroke('M318 82c3-15 13-22 26-22 16 0 27 10 27 24 0 19-25 20-25 38', palette.marigold, 13),
  circle(346, 142, 8, palette.marigold),
  box(292, 206, 160, 94, 26, palette.marigold) + path('M392 298 452 334 442 284Z', palette.marigold),
  stroke('M322 236 h96 M322 256 h96 M322 276 h56', palette.deep, 9),
].join('');

/** A board of the signpost, 150 long, which points to the right; `turn` 180 to the left. */
const board = (y: number, turn: number, colour: string, width: number) =>
  place(
    { x: 316, y, rotate: turn },
    path('M-58 -24 H70 L98 0 L70 24 H-58 Q-66 24 -66 16 V-16 Q-66 -24 -58 -24 Z', colour),
    stroke(`M-34 0 h${width}`, palette.paper, 9),
  );

/** Maya chooses a way. */
const signpost = [
  disc,
  hill(286, 56, palette.mint),
  ground(334, palette.deep),
  box(309, 62, 14, 292, 7, site.bark),
  circle(316, 60, 13, palette.marigold),
  board(112, -4, palette.leafDark, 78),
  board(176, 184, palette.leaf, 62),
  board(240, 3, palette.denim, 70),
  flowers([356, 384, 402], 344),
  maya(T, {
    x: 150,
    y: 354,
    scale: 0.9,
    mood: 0.5,
    look: { x: 12, y: -8 },
    tilt: 5,
    handRight: { x: 24, y: -214 },
    handLeft: { x: -44, y: -118 },
  }),
].join('');

/** For pages that ask. */
export const questions = { question, signpost };
