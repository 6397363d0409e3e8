import { box, circle, path, place, stroke } from '../film/film/markup';
import { palette } from '../film/film/palette';
import { jarCoins } from '../film/film/props';
import { marigold } from '../film/film/scenery';

/** Seconds at which all that moves in the film has come to rest. */
export const T = 100.5;
/** The disc behind each scene. */
const CENTRE = { x: 240, y: 200, r: 186 };

/** Colours of the site, which follow the scheme and the tone of the section that shows the drawing. */
export const site = { disc: 'var(--color-leaf-soft)', ink: 'var(--color-ink)', bark: 'var(--color-bark)' };

export const disc = circle(CENTRE.x, CENTRE.y, CENTRE.r, site.disc);

/** The part of the disc below `y`. */
export function ground(y: number, fill: string): string {
  const half = Math.sqrt(CENTRE.r ** 2 - (y - CENTRE.y) ** 2);
  const isLarge = y < CENTRE.y ? 1 : 0;
  return path(
    `M${CENTRE.x - half} ${y} A${CENTRE.r} ${CENTRE.r} 0 ${isLarge} 0 ${CENTRE.x + half} ${y} Z`,
    fill,
  );
}

/** A hill inside the disc: from its edge at `y` on the left over `rise` to its edge on the right. */
export function hill(y: number, rise: number, fill: string): string {
  const half = Math.sqrt(CENTRE.r ** 2 - (y - CENTRE.y) ** 2);
  const [left, right] = [CENTRE.x - half, CENTRE.x + half];
  return path(
    `M${left} ${y} Q${left + half * 0.5} ${y - rise} ${CENTRE.x} ${y} T${right} ${y} A${CENTRE.r} ${CENTRE.r} 0 0 1 ${left} ${y} Z`,
    fill,
  );
}

/** Draws at (`x`, `y`) what stands elsewhere in the film. */
export const moved = (part: string, from: [number, number], x: number, y: number, scale: number) =>
  place({ x: x - from[0] * scale, y: y - from[1] * scale, scale }, part);

export function sun(x: number, y: number, r: number): string {
  const rays = Array.from({ length: 20 }, (_, i) =>
    place(
      { rotate: i * 18 },
      box(-2.5, -r * 1.62, 5, i % 2 ? r * 0.14 : r * 0.22, 2.5, palette.marigold, { opacity: 0.75 }),
    ),
  );
  return place(
    { x, y },
    circle(0, 0, r * 1.28, palette.marigold, { opacity: 0.28 }),
    circle(0, 0, r, palette.marigold),
    ...rays,
  );
}

export const letter =
  box(-84, -62, 168, 120, 10, palette.marigoldSoft) +
  stroke('M-56 -36 h64', palette.leafDark, 10) +
  stroke('M-56 -12 h112 M-56 8 h112 M-56 28 h80', palette.marigold, 7);

/** The Sharesave jar of the film, filled to `level` (0 to 1). */
export function jar(
  x: number,
  y: number,
  level: number,
  scale: number,
  lid: string = palette.leafDark,
): string {
  const height = 180 * level;
  return place(
    { x, y, scale },
    box(-78, -196, 156, 196, 40, palette.white, { opacity: 0.4 }),
    box(-74, -height - 4, 148, height, 34, palette.marigold),
    ...jarCoins
      .filter(([, cy]) => -cy < height - 16)
      .map(([cx, cy]) => circle(cx, cy, 20, 'none', { stroke: palette.marigoldDark, 'stroke-width': 3 })),
    box(-78, -196, 156, 196, 40, 'none', { stroke: palette.paper, 'stroke-width': 8 }),
    box(-62, -216, 124, 24, 12, lid),
    stroke('M-54 -158 v62', palette.white, 9, { opacity: 0.7 }),
  );
}

export const flowers = (xs: number[], y: number) =>
  xs.map((x, i) => place({ x, y, scale: 0.62 }, marigold(0, 0, 9, i * 3 + 1, 0))).join('');

export function door(x: number, colour: string, dark: string, sign: string): string {
  return place(
    { x, y: 330 },
    box(-47, -196, 94, 196, 14, dark),
    box(-38, -186, 76, 186, 8, '#ffe6ad'),
    path('M-38 -186 L4 -172 V-10 L-38 0 Z', colour, { 'stroke-linejoin': 'round' }),
    circle(-4, -88, 4.5, palette.deep),
    place(
      { y: -232 },
      circle(0, 0, 30, palette.paper),
      circle(0, 0, 30, 'none', { stroke: dark, 'stroke-width': 4 }),
      sign,
    ),
  );
}
