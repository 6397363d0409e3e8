// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { TextField } from '../forms';
import { Tabs, VideoPlayer } from '../widgets';
import { Button, RichText } from '.';

afterEach(cleanup);

it('disables a busy button and says that it is busy', () => {
  render(<Button busy>Submitting...</Button>);
  const button = screen.getByRole('button', { name: 'Submitting...' });
  expect(button).toHaveProperty('disabled', true);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('ties an error to its field', () => {
  render(<TextField label="Email" name="email" error="Enter an address" />);
  const field = screen.getByLabelText('Email');
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Enter an address');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('makes bold what stands between double asterisks', () => {
  const { container } = render(<RichText text="You pay **£10** a month, **always**." />);
  expect(container.innerHTML).toBe('You pay <strong>£10</strong> a month, <strong>always</strong>.');
});

function TabbedPage() {
  const [search] = useSearchParams();
  return (
    <Tabs
      label="Account"
      selected={search.get('tab') ?? 'plan'}
      tabs={[
        { id: 'plan', label: 'Plan', to: '?tab=plan', panel: 'The plan' },
        { id: 'details', label: 'Details', to: '?tab=details', panel: 'The details' },
      ]}
    />
  );
}

it('moves between tabs with the arrow keys, and keeps the tab in the address', async () => {
  const router = createMemoryRouter([{ path: '/', Component: TabbedPage }]);
  render(<RouterProvider router={router} />);
  screen.getByRole('tab', { name: 'Plan' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  const details = await screen.findByRole('tab', { name: 'Details', selected: true });
  expect(document.activeElement).toBe(details);
  expect(router.state.location.search).toBe('?tab=details');
  expect(screen.getByRole('tabpanel').textContent).toBe('The details');
});

const film = {
  title: 'Sharesave explained',
  sources: [
    { src: '/film.mp4', type: 'video/mp4' },
    { src: '/film.webm', type: 'video/webm' },
  ],
  poster: '/film.jpg',
  captions: { src: '/film.vtt', srcLang: 'en-GB', label: 'English' },
  width: 1280,
  height: 720,
};

it('shows the play button over the video only while it is not playing', () => {
  render(<VideoPlayer {...film} />);
  const video = screen.getByLabelText('Sharesave explained');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  fireEvent.click(screen.getByRole('button', { name: /play video/i }));
  expect(play).toHaveBeenCalledOnce();
  fireEvent.play(video);
  expect(screen.queryByRole('button', { name: /play video/i })).toBeNull();
  fireEvent.pause(video);
  expect(screen.getByRole('button', { name: /play video/i })).toBeTruthy();
});

it('says that the video is unavailable once the last source failed, until a new load starts', () => {
  const { container } = render(<VideoPlayer {...film} />);
  const [first, last] = container.querySelectorAll('source');
  if (!first || !last) throw new Error('Both sources should be rendered.');
  fireEvent.error(first);
  expect(screen.queryByText('Video unavailable')).toBeNull();
  fireEvent.error(last);
  expect(screen.getByRole('alert').textContent).toContain(
    'Video unavailableThe video file could not be loaded',
  );
  fireEvent.loadStart(screen.getByLabelText('Sharesave explained'));
  expect(screen.queryByText('Video unavailable')).toBeNull();
});

it('loads anew and plays when the visitor tries again', () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { container } = render(<VideoPlayer {...film} />);
  const video = screen.getByLabelText('Sharesave explained');
  fireEvent.play(video);
  const last = container.querySelector('source:last-of-type');
  if (!last) throw new Error('There should be a source.');
  fireEvent.error(last);
  play.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledOnce();
  expect(play).toHaveBeenCalledOnce();
  fireEvent(video, new Event('emptied'));
  fireEvent.loadStart(video);
  expect(screen.queryByText('Video unavailable')).toBeNull();
  expect(screen.getByRole('button', { name: /play video/i })).toBeTruthy();
});
