import { expect, it } from 'vitest';
import { team, whyItMatters } from '../content/about';

it('draws each person of the team and each reason, and nobody else', () => {
  const wanted = [
    ...team.members.map(({ image }) => `./portraits/${image}.svg`),
    ...whyItMatters.cards.map(({ drawing }) => `./why/${drawing}.svg`),
  ];
  expect(wanted.sort()).toEqual(Object.keys(import.meta.glob('./*/*.svg', { query: '?raw' })).sort());
});
