import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type InputName, type Inputs, inputNames, readInputs, toQuery } from './inputs';

/** How long a visitor must pause before the address follows and the result is read out. */
const PAUSE_MS = 600;

export interface WhatIf {
  /** For the form that holds the fields. */
  form: RefObject<HTMLFormElement | null>;
  inputs: Inputs;
  /** The inputs since the last pause, for the live region; null until something was changed. */
  settled: Inputs | null;
  /** What stands in each field, which may be half typed. */
  text(name: InputName): string;
  change(name: InputName, text: string): void;
  /** Puts what counts into a field that was left half typed. */
  settleText(): void;
}

/** The calculator's state: the address says what is chosen, and follows a visitor's changes after a pause. */
export function useWhatIf(): WhatIf {
  const form = useRef<HTMLFormElement>(null);
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<Partial<Record<InputName, string>>>({});
  const [settled, setSettled] = useState<Inputs | null>(null);
  const inputs = readInputs((name) => typed[name] ?? params.get(name));
  const isChanged = inputNames.some((name) => typed[name] !== undefined);

  // Somebody may have typed before the script was here; the next render would put back what stood there.
  useEffect(() => {
    const fields = inputNames.map((name) => [name, form.current?.elements.namedItem(name)] as const);
    for (const [name, field] of fields) {
      if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) continue;
      setTyped((before) => ({ ...before, [name]: field.value }));
    }
  }, []);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      const said = readInputs((name) => typed[name] ?? params.get(name));
      setSettled(said);
      const query = toQuery(said, params);
      if (query.toString() === params.toString()) return;
      setParams(query, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isChanged, params, setParams]);

  return {
    form,
    inputs,
    settled,
    text: (name) => typed[name] ?? String(inputs[name]),
    change: (name, text) => setTyped((before) => ({ ...before, [name]: text })),
    settleText: () => setTyped(Object.fromEntries(inputNames.map((name) => [name, String(inputs[name])]))),
  };
}
