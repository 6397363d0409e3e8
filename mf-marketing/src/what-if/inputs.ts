import { figures } from '@sharemore/platform/figures';
import { terms } from '@sharemore/platform/outcomes';

/** What a visitor chooses: pounds a month, the share price's change in percent, interest a year in percent. */
export interface Inputs {
  monthly: number;
  price: number;
  rate: number;
}

export type InputName = keyof Inputs;

export interface Limits {
  min: number;
  max: number;
  /** Of the slider. */
  step: number;
  /** What a number may be a multiple of, which is finer than a hand on a slider. */
  grain: number;
  opening: number;
}

/** The bounds of each input and what it opens on: a share price that has not moved. */
export const limits: Record<InputName, Limits> = {
  monthly: {
    min: terms.smallestPayment,
    max: terms.largestPayment,
    step: 5,
    grain: 1,
    opening: terms.largestPayment,
  },
  price: { min: -60, max: 100, step: 1, grain: 0.1, opening: 0 },
  rate: { min: 0, max: 15, step: 0.1, grain: 0.01, opening: Number.parseFloat(figures.savingsRate.text) },
};

export const inputNames: InputName[] = ['monthly', 'price', 'rate'];

/** The inputs of an address: what is missing or no number opens as if nothing were said, the rest is bounded. */
export function readInputs(text: (name: InputName) => string | null): Inputs {
  const [monthly, price, rate] = inputNames.map((name) => bounded(text(name), limits[name]));
  return { monthly, price, rate } as Inputs;
}

/** The address's query for these texts; nothing is said of an input that stands where it opened. */
export function toQuery(inputs: Inputs, kept: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(kept);
  for (const name of inputNames) {
    if (inputs[name] === limits[name].opening) query.delete(name);
    else query.set(name, String(inputs[name]));
  }
  return query;
}

/** What is typed as a number: with commas between thousands or for its point, or a minus as it is printed, as well. */
export function numberOf(text: string | null): number {
  const plain = text
    ?.replace(/,(?=\d{3}\b)/g, '')
    .replace(',', '.')
    .replace('−', '-');
  return plain?.trim() ? Number(plain) : Number.NaN;
}

function bounded(text: string | null, { min, max, grain, opening }: Limits): number {
  const value = numberOf(text);
  if (!Number.isFinite(value)) return opening;
  return Math.min(max, Math.max(min, Number((Math.round(value / grain) * grain).toFixed(2))));
}
