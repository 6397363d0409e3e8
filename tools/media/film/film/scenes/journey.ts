import { cuts, type Frame } from '../cuts';
import { clamp, inCubic, lerp, mix, outCubic, ramp, visit } from '../easing';
import { box, circle, label, place } from '../markup';
import { maya, type Point, stride } from '../maya';
import { palette } from '../palette';
import { jar, lender } from '../props';
import { cloud, foliage, hills, marigold, tree } from '../scenery';
import { lines } from '../type';
import { cycle, feeAt, payments, ring, sharemore } from './payments';

const ground = 620;
const start = cuts.journey;
const months = 36;
const spacing = 40;
const firstMonth = 1200;
const travel = 2080;

/** Distance the camera has tracked: it gathers speed, holds it, and comes to rest. Also its speed, 0 to 1. */
function camera(t: number): { x: number; speed: number } {
  const begin = cuts.walk - 0.2;
  const lasts = cuts.profit - 0.5 - begin;
  const ease = 0.16;
  const p = clamp((t - begin) / lasts);
  const top = 1 / (1 - ease);
  if (p < ease) return { x: ((travel * top) / ease) * (p ** 2 / 2), speed: p / ease };
  if (p > 1 - ease) {
    const left = 1 - p;
    return { x: travel * (1 - (top / ease) * (left ** 2 / 2)), speed: left / ease };
  }
  return { x: travel * top * (p - ease / 2), speed: 1 };
}

function sky(t: number, years: number): string {
  const evening = (0.5 - Math.cos(years * Math.PI * 2) / 2) ** 3;
  const walking = ramp(t, cuts.walk, 0.6);
  const day = mix('#c3e6d8', palette.marigoldSoft, evening * 0.75 * walking);
  return box(0, 0, 1280, 720, 0, day);
}

/** Where the sun stands: it crosses the sky twice, then climbs to the middle, where it opens the next scene. */
export function sun(t: number): Point {
  const angle = Math.PI * (((camera(t).x / travel) * 2.5) % 1);
  return { x: 700 - Math.cos(angle) * 790, y: 560 - Math.sin(angle) * 320 };
}

function counter(t: number, count: number): string {
  const opacity = visit(t, cuts.walk + 0.7, cuts.profit - 0.1);
  const figures = (text: string, top: number, size: number) =>
    `<p class="line figures" style="left:760px;top:${top}px;width:436px;font-size:${size}px;text-align:right;color:${palette.deep};opacity:${opacity.toFixed(3)}">${text}</p>`;
  const amount = (count * 100).toLocaleString('en-GB');
  return figures(`£${amount}`, 64, 92) + figures(`month ${Math.max(1, count)} of ${months}`, 168, 42);
}

/** How ShareMore works, then three years of it: one long tracking shot. */
export function journey(t: number): Frame {
  const { x: cam, speed } = camera(t);
  const years = (cam / travel) * 3;
  const here = lerp(640, 520, ramp(t, cuts.walk, 1.6));
  const position = cam + here;
  const passed = clamp(Math.floor((position - firstMonth) / spacing) + 1, 0, months);
  const colour = foliage(years);
  const s = sun(t);
  const level = 0.12 + 0.16 * ramp(t, start + 2.3, 8.2, outCubic);
  const throwing = visit(t, start + 1.2, cuts.walk - 0.4, 0.5);
  const swing = Math.sin(((t - start - 1.5) / cycle) * Math.PI * 2);
  const walkPose = stride((position / 176) * Math.PI * 2, speed);
  const speedAtPeg = travel / (cuts.profit - cuts.walk - 1.3);
  const flowers = Array.from({ length: months }, (_, i) => {
    const world = firstMonth + i * spacing;
    const screen = world - cam;
    if (screen < -60 || screen > 1340) return '';
    const y = ground + 6 + (i % 2) * 10;
    return marigold(
      screen,
      y,
      (position - 14 - world) / speedAtPeg + Math.max(0, t - cuts.profit + 0.8),
      i + 3,
      t,
    );
  }).join('');
  const back = Array.from({ length: 10 }, (_, i) =>
    tree(1230 + i * 232 - cam * 0.62, ground - 6, i + 5, colour, t),
  ).join('');
  const nodes = place(
    { x: -cam },
    lender(205, ground, 1),
    jar(1040, ground, level, t, 1.02),
    sharemore(t),
    payments(t),
  );
  const names = place(
    { x: -cam },
    label('Lending partners', 205, 684, 34, palette.paper),
    label('ShareMore', ring.x, 520, 34, palette.deep, ramp(t, start + 0.6, 0.4)),
    label('Maya', 640, 684, 34, palette.paper, 1 - ramp(t, cuts.walk - 0.2, 0.3)),
    label('Sharesave savings', 1040, 684, 34, palette.paper),
  );
  const set = { y: 56, size: 46, until: cuts.walk - 0.1, colour: palette.ink, accent: palette.leafDark };
  return {
    art:
      sky(t, years) +
      circle(s.x, s.y, 70, palette.marigold) +
      cloud(1180 - cam * 0.12, 330, 0.9) +
      cloud(1560 - cam * 0.16, 250, 0.7) +
      cloud(880 - cam * 0.1, 372, 0.6) +
      hills(cam * 0.2, 560, 120, 900, '#94cfb8') +
      hills(cam * 0.36 + 300, 600, 90, 620, '#74bea2') +
      back +
      box(0, ground, 1280, 110, 0, palette.deep) +
      box(0, ground, 1280, 10, 0, palette.leaf) +
      nodes +
      names +
      flowers +
      maya(t, {
        x: here,
        y: ground + 6,
        scale: 0.96,
        mood: lerp(-0.2, 1, ramp(t, start + 0.9, 0.6)),
        joy: visit(t, start + 2.9, start + 4.2) + visit(t, cuts.profit - 2, cuts.profit + 1),
        look: { x: 4, y: -2 },
        ...(throwing > 0.02
          ? {
              handRight: { x: lerp(50, 92, throwing), y: lerp(-114, -206 - swing * 24, throwing) },
              handLeft: { x: lerp(-50, -92, throwing), y: lerp(-114, -186 + swing * 24, throwing) },
              bob: swing * 1.5,
            }
          : walkPose),
      }),
    text:
      lines(
        t,
        set,
        {
          text: 'With ShareMore, lending partners reimburse *up* *to* *£100* *a* *month.*',
          at: start + 0.7,
          x: 72,
          width: 600,
        },
        { text: 'Maya pays a platform fee of *£10* *a* *month.*', at: feeAt, x: 740, width: 480 },
        {
          text: 'Loans are subject to status and availability.',
          at: start + 6.8,
          x: 72,
          y: 232,
          width: 1136,
          size: 44,
        },
        {
          text: 'Month by month, for three years, her savings build up.',
          at: cuts.walk + 0.4,
          until: cuts.profit - 0.2,
          x: 72,
          y: 64,
          width: 620,
          size: 54,
        },
      ) + counter(t, passed),
  };
}

/** The sun fills the picture: marigold first, the next scene's evergreen close behind. Radii of the two. */
export function sunrise(t: number): { outer: number; inner: number } {
  return {
    outer: 1500 * ramp(t, cuts.profit - 0.55, 0.75, inCubic),
    inner: 1500 * ramp(t, cuts.profit - 0.2, 0.75, inCubic),
  };
}
