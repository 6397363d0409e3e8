import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type InputName, type Inputs, readInputs, toQuery } from './inputs';

/** The pause after a change before the address is updated and the result is announced. */
const PAUSE_MS = 600;

/** The state of the calculator. The address holds the inputs, and is updated after each pause in typing. */
export function useWhatIf() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState<Partial<Record<InputName, string>>>({});
  const [settled, setSettled] = useState<Inputs | null>(null);
  const inputs = readInputs((name) => typed[name] ?? params.get(name));
  const isChanged = Object.keys(typed).length > 0;

  // Adopts what a visitor changed before hydration; otherwise the next render would overwrite it.
  const form = useCallback((element: HTMLFormElement | null) => {
    const fields = Array.from(element?.querySelectorAll('input') ?? []);
    const edited = fields.filter(({ value, defaultValue }) => value !== defaultValue);
    const changes = edited.map(({ name, dataset, value }) => [name || dataset.name, value]);
    if (changes.length > 0) setTyped(Object.fromEntries(changes));
  }, []);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      const latest = readInputs((name) => typed[name] ?? params.get(name));
      setSettled(latest);
      const url = new URL(location.href);
      // The next page may have the address already.
      if (url.pathname !== pathname) return;
      url.search = toQuery(latest, url.searchParams).toString();
      // Bypasses the router, which would cancel a navigation and run the loader again.
      history.replaceState(history.state, '', url);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isChanged, params, pathname]);

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
