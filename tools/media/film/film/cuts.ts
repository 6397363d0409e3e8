/** When each scene begins, in seconds of the film; `end` is its length. */
export const cuts = {
  invitation: 0,
  offer: 6.6,
  payday: 14.8,
  journey: 21.4,
  walk: 32.4,
  profit: 40.2,
  noProfit: 50.6,
  ending: 59,
  end: 66,
} as const;

export const width = 1280;
export const height = 720;
export const framesPerSecond = 30;

/** What a scene draws at one moment: SVG below, set type above it. */
export interface Frame {
  art: string;
  text: string;
}
