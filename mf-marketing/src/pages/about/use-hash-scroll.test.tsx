// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHashScroll } from './use-hash-scroll';

const scrolled: string[] = [];

function Page() {
  useHashScroll();
  return <section id="contact">Contact</section>;
}

beforeEach(() => {
  vi.useFakeTimers();
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(address: string) {
  const router = createMemoryRouter([{ path: '/about', Component: Page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

it('scrolls to the element after 100 ms, not earlier', () => {
  show('/about#contact');
  vi.advanceTimersByTime(90);
  expect(scrolled).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(scrolled).toEqual(['contact']);
});

it('scrolls again when the visitor follows the same link again', async () => {
  const router = show('/about#contact');
  vi.advanceTimersByTime(110);
  await act(() => router.navigate('/about#contact'));
  vi.advanceTimersByTime(110);
  expect(scrolled).toEqual(['contact', 'contact']);
});

it('does not scroll without a hash or when no element has its id', () => {
  show('/about');
  vi.advanceTimersByTime(200);
  cleanup();
  show('/about#nowhere');
  vi.advanceTimersByTime(200);
  expect(scrolled).toEqual([]);
});
