import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Basis, type FieldName, type Inputs, readInputs, toQuery } from './inputs';

/** The pause after a change before the address is updated and the result is announced. */
const PAUSE_MS = 600;

/** Whether the visitor changed it before hydration. */
const isEdited = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  type === 'radio' ? checked && !defaultChecked : value !== defaultValue;

/** The state of the calculator. The address holds the inputs, and is updated after each pause in typing. */
export function useWhatIf(openingBasis: Basis, hasSwitch: boolean) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({});
  const [settled, setSettled] = useState<Inputs | null>(null);
  // Without a switch the basis of another page's address does not count.
  const textOf = (name: FieldName) =>
    typed[name] ?? (name === 'basis' && !hasSwitch ? null : params.get(name));
  const inputs = readInputs(textOf, openingBasis);

  // Adopts what a visitor changed before hydration; otherwise the next render would overwrite it.
  const root = useCallback((element: HTMLElement | null) => {
    const edited = Array.from(element?.querySelectorAll('input') ?? []).filter(isEdited);
    const changes = edited.map(({ name, dataset, value }) => [name || dataset.name, value]);
    if (changes.length > 0) setTyped(Object.fromEntries(changes));
  }, []);

  const settle = useEffectEvent(() => {
    setSettled(inputs);
    const url = new URL(location.href);
    // The next page may have the address already.
    if (url.pathname !== pathname) return;
    url.search = toQuery(inputs, url.searchParams, openingBasis).toString();
    // Bypasses the router, which would cancel a navigation and run the loader again.
    history.replaceState(history.state, '', url);
  });
  useEffect(() => {
    if (Object.keys(typed).length === 0) return;
    const timer = setTimeout(settle, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    /** The ref of the element around all fields. */
    root,
    inputs,
    /** The inputs at the last pause, for the live region; null before the first change. */
    settled,
    /** The text of a field, which may be incomplete or out of bounds. */
    text: (name: FieldName) => textOf(name) ?? String(inputs[name]),
    change: (name: FieldName, text: string) => setTyped((before) => ({ ...before, [name]: text })),
  };
}
