import { expect, it } from 'vitest';
import { team, whyItMatters } from '../content/about';

it('has exactly one SVG file for each team member and each reason', () => {
  const wanted = [
    ...team.members.map(({ image }) => `./portraits/${image}.svg`),
    ...whyItMatters.cards.map(({ drawing }) => `./why/${drawing}.svg`),
  ];
  expect(wanted.sort()).toEqual(Object.keys(import.meta.glob('./*/*.svg', { query: '?raw' })).sort());
});
