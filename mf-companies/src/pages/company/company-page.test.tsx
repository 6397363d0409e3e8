// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { area } from '../../area';
import { loadCompany } from '../../companies/company-view';

vi.mock('../../companies/company-view', () => ({
  loadCompany: vi.fn((slug: string) => ({ slug, name: slug, view: null })),
}));

it('is looked up for another company or again on demand, and not for another query', async () => {
  const router = createMemoryRouter(area.routes, { initialEntries: ['/company/acme'] });
  router.initialize();
  await expect.poll(() => router.state.initialized).toBe(true);
  const lookups = async (act: () => Promise<void>) => {
    vi.mocked(loadCompany).mockClear();
    await act();
    return vi.mocked(loadCompany).mock.calls.map(([slug]) => slug);
  };
  expect(await lookups(() => router.navigate('/company/acme?price=-60'))).toEqual([]);
  expect(await lookups(() => router.revalidate())).toEqual(['acme']);
  expect(await lookups(() => router.navigate('/company/apex'))).toEqual(['apex']);
  router.dispose();
});
