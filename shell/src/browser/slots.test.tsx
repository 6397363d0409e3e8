// @vitest-environment happy-dom
import type { AreaModule } from '@sharemore/platform/contract';
import { Slot, SlotContext } from '@sharemore/platform/slots';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Boot } from '../boot';
import { createSlots, SlotLoadError } from './slots';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const name = 'employer-finder';
const area = {
  title: 'Employers',
  routes: [],
  slots: { [name]: async () => ({ default: () => 'The finder' }) },
} satisfies AreaModule & { title: string };

for (const [which, shown] of [
  ['first', { [name]: 'mf-companies' }],
  ['later', {}],
] as const) {
  it(`keeps the fallback of a slot that failed on a ${which} page, and loads it for the next page`, async () => {
    let isFirstPage = which === 'first';
    const load = vi.fn(async () => area).mockRejectedValueOnce(new Error('offline'));
    const areas = { load, ownerOf: async () => 'mf-companies' };
    const boot = { slots: shown, lazy: {} } as Partial<Boot> as Boot;
    const slots = await createSlots(boot, areas, () => isFirstPage);
    const page = (path: string) => (
      <SlotContext value={slots}>
        <Slot key={path} name={name} fallback={<input />} />
      </SlotContext>
    );
    const { rerender } = render(page('/'));
    await expect.poll(() => console.error).toHaveBeenCalled();
    const input = screen.getByRole('textbox');
    rerender(page('/'));
    expect(screen.getByRole('textbox')).toBe(input);
    expect(load).toHaveBeenCalledOnce();
    isFirstPage = false;
    rerender(page('/next'));
    expect(await screen.findByText('The finder')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
    // Another component at each render would lose what is typed in the slot.
    expect(slots.find(name)).toBe(slots.find(name));
  });
}

it('keeps the styles of lazy slots when the first page, which has them, is left', async () => {
  const style = 'data:text/css,';
  let isFirstPage = true;
  const boot = {
    slots: { [name]: 'mf-companies' },
    lazy: { [name]: [style] },
  } as Partial<Boot> as Boot;
  const areas = { load: async () => area, ownerOf: async () => 'mf-companies' };
  const slots = await createSlots(boot, areas, () => isFirstPage);
  expect(slots.stylesOf(name)).toEqual([style]);
  slots.loadAll();
  slots.loadAll();
  isFirstPage = false;
  expect(slots.stylesOf(name)).toEqual([]);
  expect(document.head.querySelectorAll(`link[rel=stylesheet][href="${style}"]`)).toHaveLength(1);
});

it('says which slot failed, and shows its fallback, when the area that offers it cannot be found', async () => {
  const areas = {
    load: async () => area,
    ownerOf: () => Promise.reject(new Error('offline')),
    fetchPage: async () => null,
  };
  const boot = { slots: {}, lazy: {} } as Partial<Boot> as Boot;
  const slots = await createSlots(boot, areas, () => false);
  const onCaughtError = vi.fn();
  render(
    <SlotContext value={slots}>
      <Slot name={name} fallback="All employers" />
    </SlotContext>,
    { onCaughtError },
  );
  await expect.poll(() => onCaughtError.mock.calls).toHaveLength(1);
  const [error] = onCaughtError.mock.calls[0] ?? [];
  expect(error).toBeInstanceOf(SlotLoadError);
  expect(error.message).toContain(name);
  expect(screen.getByText('All employers')).toBeTruthy();
});
