import { figures } from '@sharemore/platform/figures';
import { terms } from '@sharemore/platform/outcomes';

const { smallestPayment, largestPayment } = terms;

/**
 * Pounds a month, the change of the share price in per cent, and yearly interest in per cent. `step` is the slider's; typed
 * numbers are rounded to a multiple of `grain`, which is finer. `opening` is the initial value.
 */
export const limits = {
  monthly: { min: smallestPayment, max: largestPayment, step: 5, grain: 1, opening: largestPayment },
  price: { min: -60, max: 100, step: 1, grain: 0.1, opening: 0 },
  rate: { min: 0, max: 15, step: 0.1, grain: 0.01, opening: Number.parseFloat(figures.savingsRate.text) },
};
const inputNames = ['monthly', 'price', 'rate'] as const;
export type InputName = keyof typeof limits;
export type Limits = (typeof limits)['price'];

/** What the three ways have in common: the money from the saver's own pocket, or the amount in the plan. */
export const bases = ['pocket', 'plan'] as const;
export type Basis = (typeof bases)[number];

export type Inputs = Record<InputName, number> & { basis: Basis };
export type FieldName = keyof Inputs;

/** Parses the inputs. A missing or invalid one becomes its `opening` value; the others are rounded and bounded. */
export function readInputs(text: (name: FieldName) => string | null, openingBasis: Basis): Inputs {
  const [monthly, price, rate] = inputNames.map((name) => bounded(text(name), limits[name]));
  const basis = bases.find((name) => name === text('basis')) ?? openingBasis;
  return { monthly, price, rate, basis } as Inputs;
}

/** A copy of the query with these inputs. It leaves out opening values and keeps other parameters. */
export function toQuery(inputs: Inputs, current: URLSearchParams, openingBasis: Basis): URLSearchParams {
  const query = new URLSearchParams(current);
  const opening = readInputs(() => null, openingBasis);
  for (const name of [...inputNames, 'basis'] as const) {
    if (inputs[name] === opening[name]) query.delete(name);
    else query.set(name, String(inputs[name]));
  }
  return query;
}

/** Parses a typed number, also with £ or %, a comma for thousands or decimals or a typographic minus; else NaN. */
export function numberOf(text: string | null): number {
  const plain = text
    ?.replace(/[£%]/g, '')
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(',', '.')
    .replace('−', '-');
  return plain?.trim() ? Number(plain) : Number.NaN;
}

function bounded(text: string | null, { min, max, grain, opening }: Limits): number {
  const value = numberOf(text);
  if (Number.isNaN(value)) return opening;
  return Math.min(max, Math.max(min, roundTo(grain, value)));
}

/** The nearest multiple of `unit`, to two decimals; between two of them the higher, as a slider does it. */
export function roundTo(unit: number, value: number): number {
  return Number((Math.round(value / unit) * unit).toFixed(2));
}
