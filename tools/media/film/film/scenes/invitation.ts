import { cuts, type Frame } from '../cuts';
import { inCubic, lerp, ramp, spring } from '../easing';
import { box, circle, label, place, stroke } from '../markup';
import { maya } from '../maya';
import { palette } from '../palette';
import { envelope } from '../props';
import { lines } from '../type';

/** Where the invitation hangs in the air; the next scene grows out of this card. */
export const invitationCard = { x: 1086, y: 236, width: 240, height: 168 };

export function plant(t: number): string {
  const leaf = (angle: number, size: number, i: number) =>
    place(
      { rotate: angle + Math.sin(t * 1.3 + i) * 2.2, scale: size * spring(t, 0.7 + i * 0.08, 8, 5) },
      `<path d="M0 0 C-34 -50 -30 -112 0 -150 C30 -112 34 -50 0 0 Z" fill="${i % 2 ? palette.leaf : palette.leafDark}"/>`,
      stroke('M0 -6 V-120', palette.mint, 3, { opacity: 0.6 }),
    );
  return place(
    { x: 648, y: 560 },
    place({ y: -62 }, leaf(-42, 0.8, 0), leaf(40, 0.86, 1), leaf(-16, 1.1, 2), leaf(16, 1, 3)),
    `<path d="M-42 -70 H42 L32 0 H-32 Z" fill="${palette.deep}"/>`,
    box(-48, -80, 96, 22, 8, palette.ink),
  );
}

export function laptop(): string {
  return place(
    { x: 880, y: 560 },
    box(-116, -132, 232, 130, 16, palette.ink),
    box(-116, -132, 232, 124, 16, palette.deep),
    circle(0, -70, 16, palette.mint),
    box(-150, -12, 300, 14, 7, palette.inkSoft),
  );
}

export function mug(t: number): string {
  const steam = (dx: number, i: number) =>
    stroke(`M${dx} -76 q${9 * Math.sin(t * 2 + i)} -14 0 -28 t0 -26`, palette.white, 5, { opacity: 0.7 });
  return place(
    { x: 1102, y: 560 },
    steam(-10, 0),
    steam(12, 2),
    stroke('M28 -50 q30 2 26 22 q-4 16 -28 12', palette.marigold, 10),
    `<path d="M-34 -64 H34 V-16 Q34 0 18 0 H-18 Q-34 0 -34 -16 Z" fill="${palette.marigold}"/>`,
  );
}

const letter =
  box(-84, -62, 168, 120, 10, palette.marigoldSoft) +
  label('Sharesave', 0, -26, 30, palette.ink) +
  stroke('M-56 -4 h112 M-56 16 h80', palette.marigold, 7);

function card(t: number): string {
  const pop = spring(t, 2.5, 9, 5);
  const open = ramp(t, 3.7, 0.6);
  const float = Math.sin(t * 1.8) * 7;
  const x = lerp(900, invitationCard.x, pop);
  const y = lerp(430, invitationCard.y, pop) + float * Math.min(1, pop);
  return place(
    { x, y, scale: pop, rotate: lerp(-24, -5, pop) + Math.sin(t * 1.3) * 1.4 },
    place({ scale: 1.2 }, envelope(open, letter, palette.paper, palette.mint)),
    place(
      { x: 136, y: -98, scale: spring(t, 3.1, 13, 6) },
      circle(0, 0, 36, palette.clay),
      label('1', 0, 15, 42, palette.paper),
    ),
  );
}

/** Morning at Maya's desk: the sun comes up behind her, and an invitation out of her laptop. */
export function invitation(t: number): Frame {
  const rise = spring(t, 0.1, 4.6, 3.6);
  const delight = ramp(t, 3.4, 0.5);
  const push = ramp(t, cuts.offer - 0.8, 1.1, inCubic);
  const entered = spring(t, 0.5, 6, 5);
  const ray = (i: number) => {
    const top = -336 - 8 * spring(t, 0.5 + (i % 4) * 0.09, 8, 5);
    const length = 34 * ramp(t, 0.4 + (i % 5) * 0.06, 0.6);
    return place({ rotate: i * 15 + t * 3 }, box(-4, top, 8, length, 4, palette.marigold, { opacity: 0.55 }));
  };
  const room = place(
    { x: invitationCard.x * -push * 0.9, y: invitationCard.y * -push * 0.9, scale: 1 + push * 0.9 },
    place(
      { x: 880, y: lerp(760, 330, rise) },
      circle(0, 0, 290, palette.marigoldSoft),
      circle(0, 0, 290, 'url(#dotsWarm)'),
      circle(0, 0, 226, palette.marigold),
      ...Array.from({ length: 24 }, (_, i) => ray(i)),
    ),
    maya(t, {
      x: 880,
      y: lerp(1090, 738, entered),
      scale: 1.52,
      bob: Math.sin(t * 2) * 1.5,
      mood: lerp(0.5, 1, delight),
      joy: ramp(t, 4.2, 0.4),
      tilt: delight * 5,
      look: { x: lerp(0, 9, delight), y: lerp(5, -4, delight) },
      handRight: {
        x: lerp(44, 102, spring(t, 3.5, 8, 5)),
        y: lerp(-118, -240, spring(t, 3.5, 8, 5)) + Math.sin(t * 9) * 5 * delight,
      },
      handLeft: { x: -40, y: -120 },
    }),
    place(
      { y: lerp(260, 0, spring(t, 0.25, 6, 5.4)) },
      plant(t),
      laptop(),
      mug(t),
      box(540, 560, 900, 260, 26, palette.deep),
      box(540, 560, 900, 16, 8, palette.leaf),
    ),
    card(t),
  );
  const until = cuts.offer - 0.1;
  const set = { x: 84, width: 500, until, colour: palette.ink, accent: palette.leaf };
  return {
    art: box(0, 0, 1280, 720, 0, palette.leafSoft) + room,
    text: lines(
      t,
      set,
      { text: 'Meet Maya.', at: 0.7, y: 176, size: 88 },
      { text: 'Her employer has invited her to join *Sharesave.*', at: 2.7, y: 292, size: 56 },
    ),
  };
}
