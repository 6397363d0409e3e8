// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { memo, Profiler } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { type Destination, TextLink } from './text-link';

afterEach(cleanup);

function open(link: Partial<Extract<Destination, { to: string }>>, from = '/news') {
  history.replaceState(null, '', from);
  const element = <TextLink to="/faq" {...link} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/', from] });
  render(<RouterProvider router={router} flushSync={(update) => void update()} />);
  const press = (how: MouseEventInit = {}) => {
    let isLeftToBrowser = true;
    // Prevents the default afterwards, because happy-dom cannot navigate.
    const take = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', take, { once: true });
    fireEvent.click(screen.getByRole('link'), { button: 0, ...how });
    return { isLeftToBrowser };
  };
  return { router, press };
}

it('navigates to another page without a page load', async () => {
  const { router, press } = open({ children: 'FAQ' });
  expect(screen.getByRole('link', { name: 'FAQ' }).getAttribute('href')).toBe('/faq');
  expect(press()).toEqual({ isLeftToBrowser: false });
  await expect.poll(() => router.state.location.pathname).toBe('/faq');
  expect(router.state.historyAction).toBe('PUSH');
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (how) => {
    const { router, press } = open({});
    expect(press(how)).toEqual({ isLeftToBrowser: true });
    expect(router.state.location.pathname).toBe('/news');
  },
);

it('leaves a link with a target to the browser', () => {
  const { press } = open({ target: '_blank' });
  expect(press()).toEqual({ isLeftToBrowser: true });
});

it('does not navigate when its own handler prevents the default', () => {
  const { router, press } = open({ onClick: (event) => event.preventDefault() });
  press();
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.pathname).toBe('/news');
});

it.each([
  ['told to', { replace: true }, '/news'],
  ['it leads to the open page', {}, '/faq'],
])('replaces the history entry when %s', async (_when, link, from) => {
  const { router, press } = open(link, from);
  press();
  await expect.poll(() => router.state.historyAction).toBe('REPLACE');
});

it('leaves a hash on the open page to the browser', () => {
  const { press } = open({ to: '/news#film' });
  expect(press()).toEqual({ isLeftToBrowser: true });
});

it('tells the router to keep the scroll position', async () => {
  const { router, press } = open({ preventScrollReset: true });
  press();
  await expect.poll(() => router.state.location.pathname).toBe('/faq');
  expect(router.state.preventScrollReset).toBe(true);
});

it('does not render again when the address changes', async () => {
  const rendered = vi.fn();
  const Footer = memo(() => (
    <Profiler id="link" onRender={rendered}>
      <TextLink to="/faq">FAQ</TextLink>
    </Profiler>
  ));
  const router = createMemoryRouter([{ path: '*', element: <Footer /> }]);
  const shown = vi.fn();
  router.subscribe(shown);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/news?page=2'));
  expect(shown).toHaveBeenCalled();
  expect(rendered).toHaveBeenCalledTimes(1);
});
