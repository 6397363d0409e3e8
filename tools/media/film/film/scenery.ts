import { clamp, hash, mix, ramp, spring } from './easing';
import { box, circle, path, place, stroke } from './markup';
import { palette } from './palette';

const seasons = [palette.leaf, '#4fae7f', '#ee9440', '#f1faf5'] as const;

/** The colour of the leaves at a moment of the year; `year` counts years, so 1.25 is the second summer. */
export function foliage(year: number): string {
  const at = clamp(year % 1, 0, 0.9999) * 4;
  const i = Math.floor(at);
  const next = i === 3 ? seasons[0] : seasons[i + 1];
  return mix(seasons[i] ?? palette.leaf, next ?? palette.leaf, clamp((at - i) * 1.6 - 0.3));
}

/** A tree on its own origin: round, tall or pointed by its seed. */
export function tree(x: number, y: number, seed: number, colour: string, t: number): string {
  const kind = Math.floor(hash(seed) * 3);
  const size = 0.8 + hash(seed + 9) * 0.5;
  const sway = Math.sin(t * 1.2 + seed) * 1.6;
  const crown =
    kind === 0
      ? circle(0, -132, 62, colour) + circle(0, -132, 62, 'url(#dots)')
      : kind === 1
        ? box(-40, -214, 80, 150, 40, colour) + box(-40, -214, 80, 150, 40, 'url(#dots)')
        : path('M0 -222 L58 -62 Q0 -44 -58 -62 Z', colour, { 'stroke-linejoin': 'round' });
  return place({ x, y, scale: size }, stroke('M0 4 V-88', palette.deep, 12), place({ rotate: sway }, crown));
}

/** A ridge of hills that repeats every `span` units, shifted by the camera. */
export function hills(offset: number, base: number, rise: number, span: number, colour: string): string {
  const shift = -(offset % span) - span;
  let d = `M${shift} 720 V${base}`;
  for (let i = 0; i < 5; i++) d += ` q${span / 4} ${-rise} ${span / 2} 0 t${span / 2} 0`;
  return path(`${d} V720 Z`, colour);
}

export function cloud(x: number, y: number, scale: number): string {
  return place(
    { x, y, scale },
    box(-80, -22, 160, 44, 22, palette.paper),
    circle(-22, -24, 34, palette.paper),
    circle(26, -18, 24, palette.paper),
  );
}

/** One month's marigold: it comes up and opens once `since` (seconds after it was planted) is positive. */
export function marigold(x: number, y: number, since: number, seed: number, t: number): string {
  if (since <= 0) return circle(x, y, 4, palette.mint);
  const up = spring(since, 0, 9, 6);
  const bloom = spring(since, 0.18, 11, 5.5);
  const tall = (46 + hash(seed) * 34) * up;
  const petals = Array.from({ length: 8 }, (_, i) =>
    place(
      { rotate: i * 45 },
      `<ellipse cx="0" cy="-10" rx="6.5" ry="9.5" fill="${i % 2 ? palette.marigold : palette.marigoldDark}"/>`,
    ),
  ).join('');
  return place(
    { x, y, rotate: Math.sin(t * 2 + seed) * 3 },
    stroke(`M0 2 V${-tall}`, palette.leafDark, 5),
    path(`M0 ${-tall * 0.3} q14 -14 22 -4 q-8 10 -22 4`, palette.leafDark, {
      opacity: ramp(since, 0.1, 0.3),
    }),
    place({ y: -tall, scale: bloom }, petals, circle(0, 0, 7, palette.clay)),
  );
}
