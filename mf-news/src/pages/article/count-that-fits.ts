interface Stack {
  heights: number[];
  gap: number;
  /** The available height for the items and, while some are hidden, the button. */
  room: number;
  /** The height of the button, including the space above it. */
  button: number;
}

/** How many items fit, at least one. The button needs room only when not all items fit. All sizes in pixels. */
export function countThatFits({ heights, gap, room, button }: Stack): number {
  const bottoms: number[] = [];
  for (const height of heights) bottoms.push((bottoms.at(-1) ?? -gap) + gap + height);
  if ((bottoms.at(-1) ?? 0) <= room) return heights.length;
  return Math.max(1, bottoms.filter((bottom) => bottom + button <= room).length);
}
