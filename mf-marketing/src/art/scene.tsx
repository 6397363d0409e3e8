import type { ReactNode } from 'react';
import { paint } from './palette';

/** The canvas of all larger drawings; decorative, so hidden from assistive technology. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true">
      {children}
    </svg>
  );
}

interface MarkProps {
  x: number;
  y: number;
  size: number;
}

interface LeafProps extends MarkProps {
  fill: string;
  turn?: number;
}

/** The leaf of the brand mark: its tip is at (`x`, `y`), and it points up and to the left. */
export function Leaf({ x, y, size, fill, turn = 0 }: LeafProps) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn + 18}) scale(${size / 18})`}
      d="M-26-13h13A13 13 0 0 1 0 0h-13A13 13 0 0 1-26-13Z"
      fill={fill}
    />
  );
}

/** A coin; (`x`, `y`) is its centre. */
export function Coin({ x, y, size }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={size / 2} fill={paint.accent} />
      <circle
        r={size / 2 - size / 8}
        fill="none"
        stroke={paint.deep}
        strokeOpacity="0.25"
        strokeWidth={size / 16}
      />
    </g>
  );
}

interface PersonProps {
  x: number;
  y: number;
  face: string;
  crown: string;
  coat: string;
  scale?: number;
}

/** A person from the shoulders up; (`x`, `y`) is the middle of the lower edge. */
export function Person({ x, y, face, crown, coat, scale = 1 }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-44 0c0-34 18-48 44-48s44 14 44 48Z" fill={coat} />
      <rect x="-9" y="-62" width="18" height="24" rx="9" fill={face} />
      <rect x="-22" y="-104" width="44" height="52" rx="22" fill={face} />
      <path d="M-24-78c-2-24 10-34 24-34s26 10 24 34c-4-12-10-17-24-17s-20 5-24 17Z" fill={crown} />
    </g>
  );
}
