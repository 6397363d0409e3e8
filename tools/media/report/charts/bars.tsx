export interface Bar {
  label: string;
  /** Between 0 and `most`. */
  value: number;
  text: string;
  tone: 'Accent' | 'Leaf' | 'Pale';
}

const ROW = 46;
const WIDTH = 480;

export const barsSize = (count: number) => ({ width: WIDTH, height: count * ROW });

/** Horizontal bars, each with its label above and its value at its end. */
export function Bars({ bars, most }: { bars: Bar[]; most: number }) {
  const room = WIDTH - 60;
  return bars.map(({ label, value, text, tone }, index) => {
    const y = index * ROW;
    const length = (value / most) * room;
    return (
      <g key={label}>
        <text className="Label" x={0} y={y + 12}>
          {label}
        </text>
        <rect className="Track" x={0} y={y + 18} width={room} height={18} rx={4} />
        <rect className={tone} x={0} y={y + 18} width={length} height={18} rx={4} />
        <text className="Value" x={length + 8} y={y + 32}>
          {text}
        </text>
      </g>
    );
  });
}
