/** A measured quantity with its values, and the baseline and goal that it is compared with. */
export interface Figure {
  name: string;
  unit: string;
  values: number[];
  /** A baseline, measured in turn with the values: each value is compared with the one of its own round. */
  floor?: { name: string; values: number[] };
  /** The limit of the median, or of its ratio to the floor: a minimum with `isLeast`, otherwise a maximum. */
  goal?: number;
  goalIsRatio?: boolean;
  isLeast?: boolean;
}

/** The median; of an even number of values the upper of the two in the middle. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median of the rounds' ratios, because the machine's speed differs more between rounds than within one. */
function ratioOf({ values, floor }: Figure): number | null {
  return floor ? median(values.map((value, round) => value / (floor.values[round] ?? Number.NaN))) : null;
}

/** @returns null without a goal */
export function meets(figure: Figure): boolean | null {
  if (figure.goal === undefined) return null;
  const value = figure.goalIsRatio ? (ratioOf(figure) ?? Number.NaN) : median(figure.values);
  return figure.isLeast ? value >= figure.goal : value <= figure.goal;
}

export function lineOf(figure: Figure): string {
  const { values, unit, goal } = figure;
  const say = (value: number) => {
    const digits = Math.abs(value) < 10 ? 2 : 0;
    return value.toFixed(value !== 0 && Math.abs(value) < 0.01 ? 4 : digits);
  };
  const bound = figure.isLeast ? 'at least' : 'at most';
  const cells = [
    figure.name.padEnd(58),
    `${say(median(values))} ${unit}`.padStart(12),
    `${say(Math.min(...values))}–${say(Math.max(...values))}`.padStart(15),
    ratioText(ratioOf(figure), figure.floor?.name).padStart(24),
    goal === undefined
      ? ''
      : `${bound} ${say(goal)}${figure.goalIsRatio ? ' times' : ''}: ${meets(figure) ? 'met' : 'MISSED'}`,
  ];
  return cells.join('  ').trimEnd();
}

function ratioText(ratio: number | null, floor = ''): string {
  if (ratio === null) return '';
  // The blocking time of both may be none.
  return Number.isFinite(ratio) ? `${ratio.toFixed(2)} of ${floor}` : `no ratio to ${floor}`;
}
