// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TellAColleague } from './tell-a-colleague';

afterEach(cleanup);

it.each([
  [true, '/how-it-works?price=-40'],
  [false, '/how-it-works'],
])('copies the page’s address, with what the visitor put into it if asked: %s', async (withQuery, path) => {
  history.replaceState(null, '', '/how-it-works?price=-40#result');
  const writeText = vi.fn(async () => {});
  const visitor = userEvent.setup();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  render(<TellAColleague lead="Tell a colleague:" title="Sharesave" withQuery={withQuery} />);
  await visitor.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(writeText).toHaveBeenCalledWith(location.origin + path);
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeDefined();
});

it('offers the browser’s own programs where it has them', async () => {
  const share = vi.fn(async () => {});
  const visitor = userEvent.setup();
  vi.stubGlobal('navigator', { ...navigator, share });
  render(<TellAColleague lead="Tell a colleague:" title="Sharesave" />);
  await visitor.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'Sharesave' }));
});
