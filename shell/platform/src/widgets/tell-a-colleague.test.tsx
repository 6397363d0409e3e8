// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TellAColleague } from './tell-a-colleague';

afterEach(cleanup);

it.each([
  ['price=-40', '/company/marlowick?price=-40'],
  [undefined, '/company/marlowick'],
])('copies the page’s path with %s, and nothing else of its address', async (query, path) => {
  // The outcome of a form belongs to its sender alone.
  history.replaceState(null, '', '/company/marlowick?outcome=1b4e28ba-2fa1-41d2-883f-0016d3cca427');
  const writeText = vi.fn(async () => {});
  const visitor = userEvent.setup();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { rerender } = render(<TellAColleague lead="Tell a colleague:" title="Sharesave" query={query} />);
  await visitor.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(writeText).toHaveBeenCalledWith(location.origin + path);
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeDefined();
  rerender(<TellAColleague lead="Tell a colleague:" title="Sharesave" query="price=20" />);
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeDefined();
});

it('offers the browser’s own programs where it has them', async () => {
  const share = vi.fn(async () => {});
  const visitor = userEvent.setup();
  vi.stubGlobal('navigator', { ...navigator, share });
  render(<TellAColleague lead="Tell a colleague:" title="Sharesave" />);
  await visitor.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'Sharesave' }));
});
