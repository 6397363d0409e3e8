import { box, circle, path } from '../film/film/markup';
import { type Looks, maya, type Point, type Pose } from '../film/film/maya';
import { palette } from '../film/film/palette';

const denim: Looks['legs'] = [palette.denim, '#276170'];

/** Short hair whose line lies above the forehead. */
const cropped = (hair: string, more = '') => ({
  behind: circle(0, -8, 42, hair),
  front:
    path(
      'M-41 2 C-42 -34 -22 -50 2 -50 C28 -50 42 -34 41 2 C37 -14 32 -22 22 -28 C4 -22 -26 -22 -34 -14 Z',
      hair,
    ) + more,
});

/** Maya's colleagues. All are invented. */
export const colleagues = {
  amara: {
    skin: '#7a4a2e',
    skinShade: '#5f3721',
    hair: '#1d1716',
    top: palette.marigold,
    topDark: palette.marigoldDark,
    legs: denim,
    earrings: palette.mint,
    hairdo: () => ({
      behind: circle(0, -18, 55, '#1d1716'),
      front: path(
        'M-39 -4 C-38 -34 -20 -42 0 -42 C22 -42 38 -34 39 -4 C30 -24 16 -28 0 -28 C-16 -28 -30 -22 -39 -4 Z',
        '#1d1716',
      ),
    }),
  },
  callum: {
    skin: '#efbf9f',
    skinShade: '#d99f7c',
    hair: '#b9562a',
    top: palette.leaf,
    topDark: palette.leafDark,
    legs: ['#3a504c', '#4a615d'],
    hairdo: ({ x }: Point) =>
      cropped(
        '#b9562a',
        path(
          `M-37 4 C-36 34 -18 48 0 48 C18 48 36 34 37 4 C33 13 ${x + 22} 14 ${x + 14} 12 C${x + 13} 33 ${x - 13} 33 ${x - 14} 12 C${x - 22} 14 -33 13 -37 4 Z`,
          '#b9562a',
        ),
      ),
  },
  owen: {
    skin: '#e3ad86',
    skinShade: '#c98f66',
    hair: '#c9cfcc',
    top: palette.denim,
    topDark: '#173d47',
    legs: ['#3a504c', '#4a615d'],
    hairdo: (look: Point) =>
      cropped(
        '#c9cfcc',
        [-13, 13]
          .map((x) =>
            circle(look.x + x, look.y - 2, 12.5, 'none', { stroke: palette.ink, 'stroke-width': 3 }),
          )
          .join(''),
      ),
  },
  priya: {
    skin: '#b97d52',
    skinShade: '#9a6440',
    hair: '#2c1c17',
    top: palette.mint,
    topDark: '#86c3ab',
    legs: denim,
    earrings: palette.marigold,
    hairdo: () => ({
      behind: box(-46, -48, 92, 80, 42, '#2c1c17'),
      front: path(
        'M-42 18 C-46 -34 -24 -50 0 -50 C26 -50 46 -34 42 18 C38 -8 32 -20 8 -34 C-10 -22 -36 -14 -42 18 Z',
        '#2c1c17',
      ),
    }),
  },
} satisfies Record<string, Looks>;

/** A colleague; a still picture needs no time. */
export const colleague = (name: keyof typeof colleagues, pose: Pose): string =>
  maya(0.5, pose, colleagues[name]);
