// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TellAColleague } from './tell-a-colleague';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const said = () => document.querySelector('[aria-live]')?.textContent;

it.each([
  ['?price=-40#what-if-result', '/company/marlowick?price=-40#what-if-result'],
  [undefined, '/company/marlowick'],
])('copies the page’s path with %s, and nothing else of its address', async (suffix, path) => {
  // The outcome of a form belongs to its sender alone.
  history.replaceState(null, '', '/company/marlowick?outcome=1b4e28ba-2fa1-41d2-883f-0016d3cca427');
  const writeText = vi.fn(async () => {});
  const visitor = userEvent.setup();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { rerender } = render(<TellAColleague lead="Tell a colleague:" title="Sharesave" suffix={suffix} />);
  await visitor.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(writeText).toHaveBeenCalledWith(location.origin + path);
  await expect.poll(() => said()).toBe('Link copied');
  rerender(<TellAColleague lead="Tell a colleague:" title="Sharesave" suffix="?price=20" />);
  expect(said()).toBe('');
});

it.each([
  ['has no clipboard', undefined],
  ['forbids it', { writeText: () => Promise.reject(new Error('denied')) }],
])('shows the link where the browser %s', async (_, clipboard) => {
  history.replaceState(null, '', '/how-it-works');
  const visitor = userEvent.setup();
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  render(<TellAColleague lead="Tell a colleague:" title="Sharesave" />);
  await visitor.click(screen.getByRole('button', { name: 'Copy the link' }));
  await expect.poll(() => said()).toBe(`${location.origin}/how-it-works`);
});

it('offers the browser’s own programs where it has them', async () => {
  const share = vi.fn(async () => {});
  const visitor = userEvent.setup();
  vi.stubGlobal('navigator', { ...navigator, share });
  render(<TellAColleague lead="Tell a colleague:" title="Sharesave" />);
  await visitor.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'Sharesave' }));
});
