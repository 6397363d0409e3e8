import { samplePlan } from '../../../mf-account/src/dashboard/sample-plan';
import { place } from '../film/film/markup';
import { maya } from '../film/film/maya';
import { palette } from '../film/film/palette';
import { coin, mark } from '../film/film/props';
import { plant } from '../film/film/scenes/invitation';
import { disc, door, ground, hill, jar, moved, T } from './parts';

/** Maya waves from an open door, for whoever comes back. */
export const welcome = [
  disc,
  hill(300, 44, palette.mint),
  ground(330, palette.deep),
  moved(plant(T), [648, 560], 398, 332, 0.6),
  place(
    { x: 44, y: -70, scale: 1.22 },
    door(86, palette.leaf, palette.leafDark, mark(20, 0, palette.marigold, palette.leaf)),
  ),
  maya(T, {
    x: 274,
    y: 346,
    scale: 0.86,
    joy: 1,
    tilt: 3,
    look: { x: 6, y: -3 },
    handRight: { x: 96, y: -250 },
  }),
  coin(420, 108, 19, '', 0),
  coin(62, 150, 14, '', 0),
].join('');

/** Maya beside her plan: the jar is as full as the demonstration's plan is paid. */
export const savings = [
  disc,
  hill(290, 40, palette.mint),
  ground(330, palette.leaf),
  jar(318, 334, samplePlan.monthsPaid / samplePlan.months, 1.06, palette.leaf),
  maya(T, {
    x: 154,
    y: 346,
    scale: 0.8,
    mood: 0.8,
    look: { x: 12, y: 2 },
    handRight: { x: 86, y: -176 },
    handLeft: { x: -44, y: -118 },
  }),
  coin(246, 196, 19, '', 0),
].join('');
