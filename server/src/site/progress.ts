/** Cells that a render worker fills while it works, for the thread that watches it. */
export const PROGRESS = {
  /** Index into the sorted area names of whose code runs now. */
  area: 0,
  /** 1 once the render has begun. */
  started: 1,
} as const;
