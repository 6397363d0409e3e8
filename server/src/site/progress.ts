/** Cells that a render worker fills while it works, for the thread that watches it. */
export const PROGRESS = {
  /** Index into the sorted area names of whose code runs now. */
  area: 0,
  /** When the render began, in milliseconds since 1970; 0 before it did. */
  startedAt: 1,
} as const;
