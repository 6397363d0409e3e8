import { figures } from '@sharemore/platform/figures';
import { box, el, place, stroke } from '../film/film/markup';
import { palette } from '../film/film/palette';
import { coin, envelope } from '../film/film/props';
import { disc, flowers, ground, letter, sun } from './parts';

/** A letter among flowers, for the newsletter. */
export const letterAmongFlowers = [
  disc,
  sun(240, 190, 92),
  ground(330, palette.deep),
  place({ x: 240, y: 254, scale: 1.15, rotate: -1 }, envelope(1, letter, palette.paper, palette.mint)),
  flowers([122, 148, 334, 360], 338),
  coin(82, 128, 21, '', 0),
  coin(412, 156, 15, '', 0),
].join('');

const ROWS = 5;
const missing = Number.parseInt(figures.eligibleMissingOut.text, 10);

/** Dots column by column, as path data: zero-length lines whose round caps draw dots. */
function dots(from: number, to: number): string {
  const points = Array.from({ length: to - from }, (_, offset) => {
    const index = from + offset;
    return `M${(25 + Math.floor(index / ROWS) * 8.4).toFixed(1)} ${48 + (index % ROWS) * 9}h0`;
  });
  return points.join('');
}

/** The report's cover: a hundred dots, of which the percentage of people who miss out has the accent. */
export const reportCover = [
  el('rect', {
    x: 1,
    y: 1,
    width: 208,
    height: 278,
    rx: 12,
    fill: 'var(--color-soft)',
    stroke: 'var(--color-line)',
    'stroke-width': 1.5,
  }),
  stroke(dots(0, missing), 'var(--color-accent)', 6.4),
  stroke(dots(missing, 100), 'var(--color-line)', 6.4),
  box(22, 124, 86, 14, 4, 'var(--color-ink)'),
  box(22, 146, 124, 14, 4, 'var(--color-ink)'),
  box(22, 176, 150, 6, 3, 'var(--color-line-strong)'),
  box(22, 188, 110, 6, 3, 'var(--color-line-strong)'),
  box(22, 220, 166, 3, 1.5, 'var(--color-accent)'),
  ...[22, 84, 146].map((x, i) => box(x, 234, i === 1 ? 46 : 38, 14, 4, 'var(--color-accent)')),
].join('');
