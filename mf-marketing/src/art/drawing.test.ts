import { expect, it } from 'vitest';
import { team, whyItMatters } from '../content/about';

it('has exactly one SVG file for each team member and each reason', () => {
  const wanted = [
    ...Object.values(team.members).map(({ image }) => `./portraits/${image}.svg`),
    ...whyItMatters.cards.map(({ title }) => `./why/${title.toLowerCase()}.svg`),
  ];
  expect(wanted.sort()).toEqual(
    Object.keys(import.meta.glob('./{portraits,why}/*.svg', { query: '?raw' })).sort(),
  );
});
