// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { VideoPlayer } from './video-player';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows an error once the last source fails', () => {
  const { container } = render(<VideoPlayer />);
  const [first, last] = container.querySelectorAll('source');
  if (!first || !last) throw new Error('Both sources should be rendered.');
  fireEvent.error(first);
  expect(screen.queryByText('Video unavailable')).toBeNull();
  fireEvent.error(last);
  expect(screen.getByRole('alert').textContent).toContain(
    'Video unavailableThe video file could not be loaded',
  );
});

it('tries again from where it failed', () => {
  // As a browser does it: a load goes back to the beginning.
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    this.currentTime = 0;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(<VideoPlayer />);
  const video = screen.getByLabelText<HTMLVideoElement>('Maya’s three years');
  video.currentTime = 21;
  fireEvent.error(video);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(video.currentTime).toBe(21);
});

it('reloads and plays when the visitor tries again', () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { container } = render(<VideoPlayer />);
  const video = screen.getByLabelText('Maya’s three years');
  fireEvent.play(video);
  const last = container.querySelector('source:last-of-type');
  if (!last) throw new Error('There should be a source.');
  fireEvent.error(last);
  play.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledOnce();
  expect(play).toHaveBeenCalledOnce();
  fireEvent(video, new Event('emptied'));
  expect(screen.queryByText('Video unavailable')).toBeNull();
  expect(screen.getByRole('button', { name: /play video/i })).toBeTruthy();
});
