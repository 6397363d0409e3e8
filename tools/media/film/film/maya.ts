import { circle, el, path, place, stroke } from './markup';
import { palette } from './palette';

export interface Point {
  x: number;
  y: number;
}

export interface Pose {
  /** Where her feet stand, and how large she is: 1 is 300 units tall. */
  x: number;
  y: number;
  scale?: number;
  lean?: number;
  bob?: number;
  /** Targets in her own units, measured from the point between her feet. */
  handLeft?: Point;
  handRight?: Point;
  footLeft?: Point;
  footRight?: Point;
  /** Where her face is turned, in units from straight ahead. */
  look?: Point;
  tilt?: number;
  /** -1 worried, 0 level, 1 smiling. */
  mood?: number;
  /** 1 for an open smile. */
  joy?: number;
}

/** How a person looks. The film has only Maya; the drawings of the site have others, made in the same way. */
export interface Looks {
  skin: string;
  skinShade: string;
  /** Also the colour of the brows. */
  hair: string;
  top: string;
  topDark: string;
  legs: [left: string, right: string];
  earrings?: string;
  /** What is drawn before and after the face, for a face turned to `look`. */
  hairdo: (look: Point) => { behind: string; front: string };
}

const MAYA: Looks = {
  skin: palette.skin,
  skinShade: palette.skinShade,
  hair: palette.hair,
  top: palette.clay,
  topDark: palette.clayDark,
  legs: [palette.denim, '#276170'],
  earrings: palette.marigold,
  hairdo: (look) => ({
    behind: circle(-look.x * 0.5, -50, 25, palette.hair) + circle(-look.x * 0.3, -6, 45, palette.hair),
    front:
      path(
        'M-40 -6 C-40 -36 -22 -47 2 -47 C26 -47 41 -34 40 -6 C34 -22 24 -27 10 -29 C-10 -28 -32 -24 -40 -6 Z',
        palette.hair,
      ) + stroke('M-22 -58 q22 13 44 0', palette.marigold, 6),
  }),
};

/** The default direction of a face. */
const AHEAD: Point = { x: 4, y: 0 };

/** Solves a limb of two bones from `a` towards `b`. @returns the elbow or knee, and the hand or foot. */
function joint(a: Point, b: Point, upper: number, lower: number, bend: 1 | -1): [Point, Point] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = Math.hypot(dx, dy) || 1;
  const d = Math.min(reach, upper + lower - 0.5);
  const end = { x: a.x + (dx / reach) * d, y: a.y + (dy / reach) * d };
  const along = (upper ** 2 - lower ** 2 + d ** 2) / (2 * d);
  const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * bend;
  const ux = dx / reach;
  const uy = dy / reach;
  return [{ x: a.x + ux * along - uy * out, y: a.y + uy * along + ux * out }, end];
}

const limb = (a: Point, [mid, end]: [Point, Point], colour: string, width: number) =>
  stroke(
    `M${a.x} ${a.y} L${mid.x.toFixed(1)} ${mid.y.toFixed(1)} L${end.x.toFixed(1)} ${end.y.toFixed(1)}`,
    colour,
    width,
  );

function arm(shoulder: Point, hand: Point, side: 1 | -1, sleeve: string, skin: string): string {
  // Of the two possible elbows, take the one that is lower and farther from the body.
  const hangs = ([elbow]: [Point, Point]) => elbow.y + elbow.x * side;
  const ways = [joint(shoulder, hand, 48, 46, 1), joint(shoulder, hand, 48, 46, -1)] as const;
  const bent = hangs(ways[0]) > hangs(ways[1]) ? ways[0] : ways[1];
  return limb(shoulder, bent, sleeve, 23) + circle(bent[1].x, bent[1].y, 13, skin);
}

function leg(hip: Point, foot: Point, colour: string): string {
  const [knee, end] = joint(hip, { x: foot.x, y: foot.y - 12 }, 52.5, 50, -1);
  const shoe = path('M-13 -11 h16 q20 2 23 15 q0 6 -6 6 h-29 q-7 0 -7 -8 z', palette.ink);
  return limb(hip, [knee, { ...end, y: end.y - 5 }], colour, 31) + place({ x: end.x, y: end.y + 2 }, shoe);
}

function face(t: number, { look = AHEAD, mood = 1, joy = 0 }: Pose, looks: Looks): string {
  // A blink about every three seconds.
  const open = t % 2.9 > 2.76 ? 0 : 1;
  const eye = (x: number) =>
    el('ellipse', {
      cx: x,
      cy: -2,
      rx: 4,
      ry: Math.max(0.9, 5 * open * (1 - joy * 0.4)),
      fill: palette.hair,
    });
  const lift = Math.abs(mood) * 1.4;
  const brow = (x: number, side: 1 | -1) =>
    stroke(`M${x - 7} ${-17 - side * lift - mood} q7 -4 14 ${side * lift}`, looks.hair, 3);
  const curve = 9 * mood;
  const mouth =
    joy > 0.05
      ? path(
          `M-12 14 q12 ${3 + joy * 2} 24 0 q-2 ${16 * joy} -12 ${16 * joy} q-10 0 -12 ${-16 * joy} z`,
          palette.paper,
        )
      : stroke(`M-10 ${18 - curve / 3} q10 ${curve} 20 0`, palette.hair, 3.4);
  return place(
    { x: look.x, y: look.y },
    circle(-21, 10, 7.5, palette.clay, { opacity: 0.5 }),
    circle(21, 10, 7.5, palette.clay, { opacity: 0.5 }),
    eye(-13),
    eye(13),
    brow(-13, -1),
    brow(13, 1),
    stroke('M1 0 q5 6 -1 8', looks.skinShade, 3),
    mouth,
  );
}

function head(t: number, pose: Pose, looks: Looks): string {
  const { look = AHEAD, tilt } = pose;
  const { behind, front } = looks.hairdo(look);
  const ears = (y: number, r: number, colour = '') =>
    colour && circle(-38 - look.x * 0.2, y, r, colour) + circle(38 - look.x * 0.2, y, r, colour);
  return place(
    { y: -254, rotate: tilt },
    behind,
    ears(8, 8.5, looks.skin),
    ears(19, 4.5, looks.earrings),
    el('ellipse', { cx: 0, cy: 2, rx: 37, ry: 38, fill: looks.skin }),
    face(t, pose, looks),
    front,
  );
}

/** A person, by default Maya: one drawing for every scene, posed by where hands, feet and eyes are. */
export function maya(t: number, pose: Pose, looks = MAYA): string {
  const { x, y, scale, lean, bob = 0 } = pose;
  const { handLeft = { x: -52, y: -112 }, handRight = { x: 52, y: -112 } } = pose;
  const { footLeft = { x: -17, y: 0 }, footRight = { x: 15, y: 0 } } = pose;
  const torso = path(
    'M-30 -204 Q-44 -202 -46 -184 L-38 -104 Q-38 -94 -28 -94 H28 Q38 -94 38 -104 L46 -184 Q44 -202 30 -204 Q0 -196 -30 -204 Z',
    looks.top,
  );
  const knit = [-170, -152, -134]
    .map((y) => stroke(`M-22 ${y} h44`, looks.topDark, 3, { opacity: 0.35 }))
    .join('');
  return place(
    { x, y, scale },
    leg({ x: -15, y: -112 + bob }, footLeft, looks.legs[0]),
    leg({ x: 15, y: -112 + bob }, footRight, looks.legs[1]),
    place(
      { y: bob, rotate: lean },
      arm({ x: -36, y: -186 }, handLeft, -1, looks.topDark, looks.skin),
      stroke('M0 -196 v-26', looks.skinShade, 25),
      torso,
      knit,
      path('M-17 -203 q17 16 34 0 l-2 -5 h-30 z', palette.paper),
      head(t, pose, looks),
      arm({ x: 36, y: -186 }, handRight, 1, looks.top, looks.skin),
    ),
  );
}

/** A walk: pass the result to `maya`. `phase` in radians, `strength` 0 stands still. */
export function stride(phase: number, strength: number): Partial<Pose> {
  const foot = (p: number, rest: number): Point => ({
    x: rest * (1 - strength) - Math.cos(p) * 38 * strength,
    y: -Math.max(0, -Math.sin(p)) * 30 * strength,
  });
  const swing = Math.cos(phase) * 46 * strength;
  return {
    footLeft: foot(phase, -17),
    footRight: foot(phase + Math.PI, 15),
    handLeft: { x: -50 + 26 * strength + swing, y: -114 - Math.abs(swing) * 0.22 },
    handRight: { x: 50 - 26 * strength - swing, y: -114 - Math.abs(swing) * 0.22 },
    bob: Math.abs(Math.sin(phase)) * -6 * strength + 5 * strength,
    lean: 4 * strength,
    look: { x: 4 + 9 * strength, y: 0 },
  };
}
