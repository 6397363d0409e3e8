type Value = string | number | undefined;

const format = (value: string | number) => (typeof value === 'number' ? +value.toFixed(2) : value);

/** One SVG element as text. Numbers are rounded, undefined attributes are left out. */
export function el(name: string, attributes: Record<string, Value>, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${format(value ?? '')}"`)
    .join('');
  return `<${name}${list}>${children.join('')}</${name}>`;
}

export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  scaleX?: number;
  rotate?: number;
  opacity?: number;
}

/** Moves, turns and scales what it wraps; draws nothing when it cannot be seen. */
export function place(at: Placement, ...children: string[]): string {
  const { x = 0, y = 0, scale = 1, scaleX = 1, rotate = 0, opacity = 1 } = at;
  if (opacity <= 0.004 || Math.abs(scale) < 0.004) return '';
  const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${rotate.toFixed(2)}) scale(${(scale * scaleX).toFixed(4)} ${scale.toFixed(4)})`;
  return el('g', { transform, opacity: opacity < 1 ? opacity : undefined }, ...children);
}

export const circle = (cx: number, cy: number, r: number, fill: string, more: Record<string, Value> = {}) =>
  r <= 0 ? '' : el('circle', { cx, cy, r, fill, ...more });

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Record<string, Value> = {},
) => (width <= 0 || height <= 0 ? '' : el('rect', { x, y, width, height, rx, fill, ...more }));

export const path = (d: string, fill: string, more: Record<string, Value> = {}) =>
  el('path', { d, fill, ...more });

export const stroke = (d: string, colour: string, width: number, more: Record<string, Value> = {}) =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** A short label inside the drawing, centred on its point. */
export const label = (text: string, x: number, y: number, size: number, fill: string, opacity = 1) =>
  opacity <= 0.004
    ? ''
    : el('text', { x, y, fill, opacity, 'font-size': size, 'text-anchor': 'middle', class: 'label' }, text);
