import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type InputName, type Inputs, inputNames, readInputs, toQuery } from './inputs';

/** How long a visitor must pause before the address follows and the result is read out. */
const PAUSE_MS = 600;

/** The calculator's state: the address says what is chosen, and follows a visitor's changes after a pause. */
export function useWhatIf() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<Partial<Record<InputName, string>>>({});
  const [settled, setSettled] = useState<Inputs | null>(null);
  const inputs = readInputs((name) => typed[name] ?? params.get(name));
  const isChanged = inputNames.some((name) => typed[name] !== undefined);

  // What somebody typed before the script was here: the next render would put back what stood there.
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
      const said = readInputs((name) => typed[name] ?? params.get(name));
      setSettled(said);
      const query = toQuery(said, params);
      if (query.toString() === params.toString()) return;
      setParams(query, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isChanged, params, setParams]);

  return {
    /** The ref of the form that holds the fields; a section may hydrate later than what is around it. */
    form,
    inputs,
    /** The inputs since the last pause, for the live region; null until something was changed. */
    settled,
    /** What stands in each field, which may be half typed, or beyond a limit. */
    text: (name: InputName) => typed[name] ?? params.get(name) ?? String(inputs[name]),
    change: (name: InputName, text: string) => setTyped((before) => ({ ...before, [name]: text })),
  };
}
