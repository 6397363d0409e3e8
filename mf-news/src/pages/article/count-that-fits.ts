interface Stack {
  /** The height of each item, in order. */
  heights: number[];
  gap: number;
  /** The height that the items and, while some wait, the button may take. */
  room: number;
  /** The height of the button with the space above it. */
  button: number;
}

/** How many items fit, at least one: all of them if they fit without the button, else as many as leave it room. */
export function countThatFits({ heights, gap, room, button }: Stack): number {
  const bottoms: number[] = [];
  for (const height of heights) bottoms.push((bottoms.at(-1) ?? -gap) + gap + height);
  if ((bottoms.at(-1) ?? 0) <= room) return heights.length;
  const fitting = bottoms.filter((bottom) => bottom + button <= room).length;
  return Math.max(1, fitting);
}
