import type { RenderRequest, SlotName } from '@sharemore/platform/contract';
import type { SlotComponent } from '@sharemore/platform/slots';
import { lazy } from 'react';
import { expect, it } from 'vitest';
import { trySlots } from './try-slots';

const request = {
  url: 'http://site.example/no-such-page',
  site: { siteUrl: 'http://site.example' },
  formOutcome: null,
} as RenderRequest;

it('reports the slots that throw, and those that set the title of the pages around them', async () => {
  const contents: Record<string, SlotComponent> = {
    'employer-finder': () => <p>A finder</p>,
    'company-selector': () => {
      throw new Error('boom');
    },
    calculator: () => (
      <p>
        <title>Mine</title>A calculator
      </p>
    ),
  };
  const offered = new Map(
    Object.entries(contents).map(([name, Content]) => {
      const slot = { owner: 'mf-companies', Content: lazy(async () => ({ default: Content })) };
      return [name as SlotName, slot] as const;
    }),
  );
  expect(await trySlots(offered, request)).toEqual([
    { name: 'company-selector', area: 'mf-companies', error: expect.stringContaining('boom') },
    { name: 'calculator', area: 'mf-companies', error: expect.stringContaining('into the head of pages') },
  ]);
});
