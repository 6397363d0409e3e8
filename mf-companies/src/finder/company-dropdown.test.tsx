// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { box, keyboard, open, options, stateOfBox } from '../testing/finder';

it('counts all matches for screen readers, not only the options that are rendered', async () => {
  await keyboard.click(box());
  const [first] = options();
  expect(options().length).toBeLessThan(60);
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '60']);
});

it('takes the name that nobody has over into the request for it', async () => {
  await keyboard.click(box());
  await keyboard.keyboard('Zed & Co');
  const request = screen.getByRole('link', { name: 'Request your employer' });
  expect(request.getAttribute('href')).toBe('/companies?q=Zed+%26+Co#request-employer');
});

it('obeys the keys after a composition whose text nothing matched', async () => {
  await keyboard.click(box());
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: 'ü' } });
  expect(options()).toHaveLength(0);
  fireEvent.compositionEnd(box());
  await keyboard.clear(box());
  await keyboard.keyboard('{ArrowDown}{ArrowDown}');
  expect(stateOfBox()).toBe('open Company 02 "" |0');
});

it('stays as it is while a match opens in another tab', async () => {
  await keyboard.click(box());
  await keyboard.keyboard('09');
  fireEvent.click(options()[0] as HTMLElement, { ctrlKey: true });
  expect(stateOfBox()).toMatch(/^open .*"09"/);
});

it('says of the bundled sample that its companies are invented', async () => {
  open('sample');
  await keyboard.click(box());
  expect(screen.getByText('For now these are invented companies.')).toBeTruthy();
  await keyboard.keyboard('zzz');
  expect(screen.queryByText('For now these are invented companies.')).toBeNull();
});

it('warns that the companies are invented and links to the directory on the server', async () => {
  open('built-in');
  await keyboard.click(box());
  await keyboard.keyboard('b&q');
  expect(screen.getByText(/^We couldn’t load the full company list/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Request your employer' })).toBeNull();
  // The browser sends the form, to the same place.
  expect(fireEvent.submit(box().closest('form') as HTMLFormElement)).toBe(true);
  await keyboard.keyboard('{Tab}');
  expect(document.activeElement?.getAttribute('href')).toBe('/companies?q=b%26q');
  expect(screen.getByRole('listbox', { hidden: true }).contains(document.activeElement)).toBe(false);
});
