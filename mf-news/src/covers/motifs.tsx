/** The palette of the drawings: tokens, so that they follow light, dark and the deep tone. */
export const paint = {
  ink: 'var(--color-ink)',
  surface: 'var(--color-surface)',
  soft: 'var(--color-soft)',
  deep: 'var(--color-bark)',
  leaf: 'var(--color-leaf)',
  leafSoft: 'var(--color-leaf-soft)',
  mint: 'var(--color-mint)',
  accent: 'var(--color-accent)',
  accentSoft: 'var(--color-accent-soft)',
  onAccent: 'var(--color-on-accent)',
  line: 'var(--color-line)',
} as const;

interface MotifProps {
  x: number;
  y: number;
  size: number;
  fill?: string;
  turn?: number;
}

/** The leaf of the brand mark; its stem is the tip at (`x`, `y`) and it points up and to the left. */
export function Leaf({ x, y, size, fill = paint.leaf, turn = 0 }: MotifProps) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn + 18}) scale(${size / 20})`}
      d="M-26-13h13A13 13 0 0 1 0 0h-13A13 13 0 0 1-26-13Z"
      fill={fill}
    />
  );
}

/** A coin seen from the front, around its centre. */
export function Coin({ x, y, size, fill = paint.accent }: Omit<MotifProps, 'turn'>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={size / 2} fill={fill} />
      <circle
        r={size * 0.36}
        fill="none"
        stroke={paint.onAccent}
        strokeOpacity="0.28"
        strokeWidth={size / 15}
      />
    </g>
  );
}

/** Coins lying on each other; (`x`, `y`) is the middle of the lowest one's foot. */
export function CoinPile({ x, y, count }: { x: number; y: number; count: number }) {
  const tops = Array.from({ length: count }, (_, index) => y - 16 * (index + 1));
  return tops.map((top) => (
    <g key={top}>
      <rect x={x - 34} y={top} width="68" height="14" rx="7" fill={paint.accent} />
      <path d={`M${x - 22} ${top + 7}h44`} stroke={paint.onAccent} strokeOpacity="0.25" strokeWidth="2" />
    </g>
  ));
}
