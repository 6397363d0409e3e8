import { box, el, path, stroke } from '../film/film/markup';
import { maya } from '../film/film/maya';
import { palette } from '../film/film/palette';
import { coin } from '../film/film/props';
import { T } from './parts';
import { colleague } from './people';

const portrait = (name: Parameters<typeof colleague>[0], fill: string, mood: { joy?: number } = {}) =>
  el('rect', { width: 240, height: 240, fill }) +
  colleague(name, { x: 120, y: 436, scale: 1.22, look: { x: 3, y: 0 }, ...mood });

/** The team's, 240 by 240. */
export const portraits = {
  amara: portrait('amara', palette.leafSoft, { joy: 0.6 }),
  callum: portrait('callum', palette.marigoldSoft),
  owen: portrait('owen', palette.mint),
  priya: portrait('priya', palette.marigold, { joy: 0.5 }),
};

const line = box(24, 141, 272, 3, 1.5, palette.leaf);
const equals = stroke('M148 48 h24 M148 66 h24', palette.leaf, 8);

/** Two people who earn differently, with the same plan. */
const equality = [
  colleague('priya', { x: 80, y: 176, scale: 0.52, look: { x: 9, y: 0 } }),
  colleague('callum', { x: 240, y: 176, scale: 0.52, look: { x: -9, y: 0 } }),
  ...[80, 240].map((x) => box(x - 44, 104, 88, 38, 8, palette.deep) + coin(x, 122, 11)),
  equals,
  line,
].join('');

/** Different people, together. */
const inclusion = [
  path('M48 141 a112 112 0 0 1 224 0 z', palette.leafSoft),
  colleague('owen', { x: 96, y: 206, scale: 0.46, look: { x: 8, y: 0 } }),
  colleague('priya', { x: 224, y: 206, scale: 0.46, look: { x: -8, y: 0 }, joy: 0.6 }),
  colleague('amara', { x: 136, y: 210, scale: 0.52, look: { x: 6, y: 0 } }),
  maya(T, { x: 186, y: 210, scale: 0.52, joy: 0.8, look: { x: -6, y: 0 } }),
  line,
].join('');

const face = (pose: Partial<Parameters<typeof maya>[1]>) => maya(T, { x: 60, y: 340, scale: 1, ...pose });

/** How Maya takes each of the three endings, 120 by 120. */
export const moods = {
  well: face({ joy: 1, look: { x: 6, y: -4 }, tilt: 4 }),
  still: face({ mood: 0.25, look: { x: 6, y: 0 } }),
  fall: face({ mood: -1, look: { x: 5, y: 5 }, tilt: -6 }),
};

/** Why it matters, 320 by 144. */
export const reasons = { equality, inclusion };
