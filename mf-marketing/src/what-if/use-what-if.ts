import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type InputName, type Inputs, inputNames, readInputs, toQuery } from './inputs';

/** The pause after a change before the address is updated and the result is announced. */
const PAUSE_MS = 600;

/** The state of the calculator. The address holds the inputs, and is updated after each pause in typing. */
export function useWhatIf() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<Partial<Record<InputName, string>>>({});
  const [settled, setSettled] = useState<Inputs | null>(null);
  const inputs = readInputs((name) => typed[name] ?? params.get(name));
  const isChanged = Object.keys(typed).length > 0;

  // Adopts what a visitor typed before hydration; otherwise the next render would overwrite it.
  const form = useCallback((element: HTMLFormElement | null) => {
    const edited = inputNames.flatMap((name) => {
      const field = element?.elements.namedItem(name);
      const isEdited = field instanceof HTMLInputElement && field.value !== field.defaultValue;
      return isEdited ? [[name, field.value]] : [];
    });
    if (edited.length > 0) setTyped(Object.fromEntries(edited));
  }, []);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      const latest = readInputs((name) => typed[name] ?? params.get(name));
      setSettled(latest);
      const query = toQuery(latest, params);
      if (query.toString() === params.toString()) return;
      setParams(query, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isChanged, params, setParams]);

  return {
    /** The ref of the form. */
    form,
    inputs,
    /** The inputs at the last pause, for the live region; null before the first change. */
    settled,
    /** The text of a field, which may be incomplete or out of bounds. */
    text: (name: InputName) => typed[name] ?? params.get(name) ?? String(inputs[name]),
    change: (name: InputName, text: string) => setTyped((before) => ({ ...before, [name]: text })),
  };
}
