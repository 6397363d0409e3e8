import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';

/** The page that the server sent, while it is the one that is open. */
export interface FirstPage {
  /** Settles at the visitor's first sign of life on the page. */
  touched: Promise<void>;
  touch(): void;
  /** False from the first navigation on. */
  isOpen: boolean;
}

export function openFirstPage(): FirstPage {
  let touch = () => {};
  const touched = new Promise<void>((resolve) => {
    touch = resolve;
  });
  return { touched, touch, isOpen: true };
}

const signsOfLife = ['pointerover', 'touchstart', 'focusin', 'keydown'];

/**
 * A page that works without script: it stays as the server sent it until a pointer, a finger or the focus comes to
 * it, or a key is pressed. Then its script is loaded and it hydrates; at once where the address says more than which
 * page it is (a place on it, numbers for its calculator). Opened later, it is there as any other.
 */
export function WaitingPage({ firstPage, children }: { firstPage?: FirstPage; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The server's markup has a boundary around the page, which only hydrates where there is one too.
  const [isHydrated] = useState(firstPage?.isOpen ?? true);

  useEffect(() => {
    const page = place.current;
    if (!page || !firstPage?.isOpen) return;
    const { touch } = firstPage;
    if (page.matches(':hover, :focus-within') || location.search || location.hash) touch();
    const look = ({ type, target }: Event) => {
      if (type === 'keydown' || page.contains(target as Node)) touch();
    };
    // Before React, which keeps such events to itself for a page that is not hydrated.
    for (const type of signsOfLife) window.addEventListener(type, look, { capture: true, passive: true });
    void firstPage.touched.then(() => {
      for (const type of signsOfLife) window.removeEventListener(type, look, { capture: true });
    });
  }, [firstPage]);

  // Made once, for both stay the same: React would show nothing in the place of a boundary that changes before it is hydrated.
  const page = useMemo(
    () => (
      <Suspense>
        <Touched firstPage={firstPage} whenHydrated={() => place.current?.removeAttribute('data-waits')}>
          {children}
        </Touched>
      </Suspense>
    ),
    [firstPage, children],
  );
  return (
    <div ref={place} data-waits={isHydrated ? '' : undefined}>
      {isHydrated ? page : children}
    </div>
  );
}

interface TouchedProps {
  firstPage: FirstPage | undefined;
  whenHydrated: () => void;
  children: ReactNode;
}

function Touched({ firstPage, whenHydrated, children }: TouchedProps) {
  if (firstPage?.isOpen) use(firstPage.touched);
  return (
    <>
      {children}
      <Suspense>
        <Hydrated tell={whenHydrated} />
      </Suspense>
    </>
  );
}

/** Stands in the last part to hydrate. */
function Hydrated({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
