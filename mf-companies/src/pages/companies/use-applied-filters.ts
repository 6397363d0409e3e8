import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { knownCompanies, loadCompanies } from '../../companies/browser-companies';
import { directoryPath, type Filters } from '../../directory/filters';
import { filtersIn, isEdited, showsFilters, writeFilters } from './filter-controls';

/** How long typing must pause before the address and the list are updated. */
const pauseMs = 150;

/** The `state` of the form's own navigations. */
const ofForm = { from: 'filters' };

/**
 * Keeps the controls of `form` and the address in step: a change of a control becomes a navigation, and any other
 * navigation changes the controls. `filters` are those of the address.
 */
export function useAppliedFilters(form: RefObject<HTMLFormElement | null>, filters: Filters) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { location: next } = useNavigation();
  const isOwn = useNavigationType() !== 'POP' && state === ofForm;
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHydrating = useRef(true);
  const [isWaiting, setIsWaiting] = useState(false);

  function endPause() {
    clearTimeout(pause.current);
    pause.current = undefined;
  }

  async function apply({ replace }: { replace: boolean }) {
    endPause();
    if (!form.current) return;
    void navigate(directoryPath(filtersIn(form.current)), {
      replace,
      preventScrollReset: true,
      state: ofForm,
    });
    if (knownCompanies()) return;
    setIsWaiting(true);
    await loadCompanies();
    setIsWaiting(false);
  }

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLSelectElement) return apply({ replace: false });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply({ replace: true }), pauseMs);
  }

  // The end of the pause would cancel another navigation, such as to a link that was just followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a navigation starts or ends
  useEffect(() => {
    if (next && next.state !== ofForm) endPause();
  }, [next]);

  // While the visitor types, the controls are ahead of the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the filters in the address change
  useEffect(() => {
    const controls = form.current;
    const wasHydrating = isHydrating.current;
    isHydrating.current = false;
    if (!controls || pause.current || isOwn || showsFilters(controls, filters)) return;
    // The visitor may have changed the filters before hydration.
    if (wasHydrating && isEdited(controls)) apply({ replace: true });
    else writeFilters(controls, filters);
  }, [filters]);

  return { isWaiting, onChange, apply };
}
