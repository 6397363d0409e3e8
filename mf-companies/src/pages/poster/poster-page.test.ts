// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { loader } from './poster-page';

vi.mock('../../companies/company-view', () => ({
  loadCompany: () => ({ view: { name: 'Acme', pipelineId: '' } }),
}));

it('comes from the server when the browser’s list, which may be old, has no waitlist to join', async () => {
  const redirect = await loader({ params: { slug: 'acme' } }).catch((answer: Response) => answer);
  expect(redirect).toBeInstanceOf(Response);
  expect((redirect as Response).headers.get('Location')).toBe('/company/acme/poster');
});
