import { expect, it } from 'vitest';
import { team, whyItMatters } from '../content/about';

it('has exactly one SVG file for each team member and each reason', () => {
  const wanted = [
    ...Object.keys(team.members).map((file) => `./portraits/${file}.svg`),
    ...whyItMatters.cards.map(({ title }) => `./why/${title.toLowerCase()}.svg`),
  ];
  expect(wanted.sort()).toEqual(
    Object.keys(import.meta.glob('./{portraits,why}/*.svg', { query: '?raw' })).sort(),
  );
});
