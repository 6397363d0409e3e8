// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { OnTheList } from './on-the-list';

it('is announced once, with the thanks, and not again for the text that replaces them', () => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <OnTheList name="Acme" thanks="Thank you!" />
    </MemoryRouter>,
  );
  const liveOf = (text: RegExp) => screen.getByText(text).closest('[aria-live], [role=status]');
  expect(liveOf(/^Thank you!/)).toBe(screen.getByRole('status'));
  act(() => {
    vi.advanceTimersByTime(5000);
  });
  expect(liveOf(/^You are on the list/)?.getAttribute('aria-live')).toBe('off');
  vi.useRealTimers();
});
