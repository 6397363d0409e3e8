import { createContext, use } from 'react';

/** Told which area's code is about to render; only the server listens, to name a culprit. */
const RunningContext = createContext<(area: string) => void>(() => {});

export const RunningProvider = RunningContext;

/** Marks in the render order that what follows is `area`'s code. */
export function Running({ area }: { area: string }) {
  use(RunningContext)(area);
  return null;
}
