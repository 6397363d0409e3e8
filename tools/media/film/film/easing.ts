/** Timing curves. Every function is pure, so a frame depends on nothing but its time. */

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
export const lerp = (from: number, to: number, p: number): number => from + (to - from) * p;

type Curve = (p: number) => number;
export const inCubic: Curve = (p) => p ** 3;
export const outCubic: Curve = (p) => 1 - (1 - p) ** 3;
export const outQuint: Curve = (p) => 1 - (1 - p) ** 5;
const inOut: Curve = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2);

/** 0 before `start`, 1 after `start + duration` (seconds), eased in between. */
export function ramp(t: number, start: number, duration: number, curve: Curve = inOut): number {
  return curve(clamp((t - start) / duration));
}

/** Rises at `start` and falls again before `end`: for things that come and go. */
export function visit(t: number, start: number, end: number, fade = 0.4): number {
  return ramp(t, start, fade, outCubic) * (1 - ramp(t, end - fade, fade));
}

/** An under-damped step from 0 to 1 that overshoots and settles. `speed` in radians a second. */
export function spring(t: number, start: number, speed = 11, damping = 6.5): number {
  const x = t - start;
  if (x <= 0) return 0;
  return 1 - Math.exp(-damping * x) * (Math.cos(speed * x) + (damping / speed) * Math.sin(speed * x));
}

/** A repeatable value from 0 to 1 for a seed: variety without chance, so that renders agree. */
export function hash(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

/** Blends two `#rrggbb` colours. */
export function mix(from: string, to: string, p: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const blend = (i: number) =>
    Math.round(lerp(channel(from, i), channel(to, i), clamp(p)))
      .toString(16)
      .padStart(2, '0');
  return `#${blend(0)}${blend(1)}${blend(2)}`;
}
