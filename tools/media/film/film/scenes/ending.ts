import { cuts, type Frame } from '../cuts';
import { inCubic, lerp, ramp, spring } from '../easing';
import { box, circle, place } from '../markup';
import { maya } from '../maya';
import { palette } from '../palette';
import { mark } from '../props';
import { marigold } from '../scenery';
import { lines } from '../type';
import { loss } from './no-profit';

const start = cuts.ending;
const garden = { x: 1010, y: 380, r: 262, ground: 566 };

/** The two shares come together as the mark. */
function shares(t: number): string {
  const apart = 1 - spring(t, start + 0.35, 7, 5);
  const shown = ramp(t, start + 0.3, 0.2);
  return place(
    { x: 126, y: 118, opacity: shown, rotate: apart * -60 },
    mark(42, apart * 14, palette.deep, palette.paper),
  );
}

function meadow(t: number): string {
  const grow = spring(t, start + 0.5, 7, 5);
  const wave = spring(t, start + 1.4, 8, 6);
  const flowers = Array.from({ length: 9 }, (_, i) =>
    marigold(garden.x - 208 + i * 52, garden.ground + 10 + (i % 2) * 12, t - start - 1 - i * 0.09, i + 20, t),
  ).join('');
  return place(
    { x: garden.x, y: garden.y, scale: grow },
    place(
      { x: -garden.x, y: -garden.y },
      '<clipPath id="garden"><circle cx="1010" cy="380" r="262"/></clipPath>',
      circle(garden.x, garden.y, garden.r, '#c3e6d8'),
      `<g clip-path="url(#garden)">${
        circle(garden.x - 150, 640, 210, '#94cfb8') +
        circle(garden.x + 170, 660, 200, '#74bea2') +
        box(700, garden.ground, 600, 200, 0, palette.deep) +
        box(700, garden.ground, 600, 10, 0, palette.leaf) +
        maya(t, {
          x: garden.x,
          y: lerp(900, garden.ground + 8, spring(t, start + 0.8, 6, 5)),
          scale: 1.12,
          joy: ramp(t, start + 1.3, 0.4),
          look: { x: -9, y: -1 },
          tilt: -3 + Math.sin(t * 2.4) * 1.5,
          handLeft: { x: lerp(-52, -98, wave), y: lerp(-112, -250, wave) },
          handRight: { x: 52, y: -112 },
          bob: Math.sin(t * 2) * 1.2,
        })
      }</g>`,
      flowers,
    ),
  );
}

/** What ShareMore is, and what it risks, with Maya in the garden that she has grown. */
export function ending(t: number): Frame {
  const fill = 1500 * ramp(t, start - 0.5, 0.9, inCubic);
  const set = { x: 84, width: 620, until: cuts.end + 1, colour: palette.ink, size: 44 };
  return {
    art: circle(loss.x, loss.y, fill, palette.marigold) + shares(t) + meadow(t),
    text: lines(
      t,
      set,
      { text: 'ShareMore', at: start + 0.5, x: 186, y: 74, size: 80 },
      { text: 'Join Sharesave without locking away your savings.', at: start + 0.9, y: 196, size: 48 },
      { text: 'Investing carries risk, and profit is not guaranteed.', at: start + 1.8, y: 342 },
      {
        text: 'Loans come from regulated lending partners, subject to status and availability.',
        at: start + 2.6,
        y: 470,
      },
    ),
  };
}
