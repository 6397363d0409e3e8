/** The brand mark: the paths of two leaves that form an S, in a box of 32 by 32, each with the colour token that it has. */
export const mark = [
  { path: 'M29 3H16A13 13 0 0 0 3 16h13A13 13 0 0 0 29 3Z', token: '--color-accent' },
  { path: 'M3 29h13a13 13 0 0 0 13-13H16A13 13 0 0 0 3 29Z', token: '--color-leaf' },
] as const;

/** Tokens of `tokens.css` for what has no stylesheet of the site; a test compares them. */
export const brandColours = {
  light: { page: '#fdfefc', ink: '#10302c', link: '#095648', accent: '#ffb724', leaf: '#1d8a6f' },
  dark: { page: '#0a1d1b', ink: '#eff6f2', link: '#91ddc9', accent: '#ffb724', leaf: '#3fb694' },
} as const;
