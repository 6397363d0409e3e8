// @vitest-environment happy-dom
import { Slot, SlotContext } from '@sharemore/platform/slots';
import { Component, Fragment, type ReactNode, useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrate } from './hydrate';
import { SlotLoadError } from './slots';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.script;
});

const lost = new SlotLoadError('what-if', 'mf-marketing', new Error('offline'));
const thrown = new Error('thrown while it renders');

it.each([
  [lost, 'mf-marketing'],
  [thrown, undefined],
])('names the slot that failed in the console, keeps its fallback and its page: %s', async (error, owner) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = '<div id="app"></div>';
  const Broken = () => {
    throw error;
  };
  const failed = vi.fn();
  hydrate(
    <SlotContext value={{ find: () => Broken }}>
      <Slot name="what-if" fallback="No calculator" />
    </SlotContext>,
    { failed },
    { isShown: true },
  );
  await expect.poll(() => log.mock.calls).toContainEqual(['The slot what-if failed:', error]);
  expect(failed).toHaveBeenCalledWith('browser', error, owner);
  expect(document.body.textContent).toBe('No calculator');
  // Else the server's page takes its place, without script.
  expect(document.documentElement.dataset.script).toBeUndefined();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? 'Failed' : this.props.children);
}

/** Throws when it is shown, and when it is taken away. */
function Broken() {
  useLayoutEffect(() => () => {
    throw new Error('left');
  });
  useLayoutEffect(() => {
    throw new Error('shown');
  });
  return 'The page';
}

it.each([
  ['loads a later page that fails', false, Boundary, 'reload'],
  ['loads a later page whose error nothing catches', false, Fragment, 'reload'],
  ['restores a first page that fails, and never loads it again', true, Boundary, 'open'],
] as const)('%s', async (_, isShown, Around, expected) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('reportError', () => {});
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const open = vi.spyOn(XMLHttpRequest.prototype, 'open').mockReturnValue();
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  document.body.innerHTML = '<div id="app">The page</div>';
  const failed = vi.fn();
  const page = (
    <Around>
      <Broken />
    </Around>
  );
  hydrate(page, { failed }, { isShown });
  await expect.poll(() => ({ open, reload })[expected].mock.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isShown ? reload : open).not.toHaveBeenCalled();
});

it.each([
  ['reports a page that differs from what the server sent', '', 1],
  ['blames no build for an element that the server did not send', '<i></i>', 0],
])('%s, and keeps what was typed', async (_, foreign, reports) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const served = document.implementation.createHTMLDocument();
  const asked = vi.fn();
  class ServedPage {
    responseXML = served;
    onload = () => {};
    open() {}
    send() {
      this.onload();
      asked();
    }
  }
  vi.stubGlobal('XMLHttpRequest', ServedPage);
  served.body.innerHTML = '<div id="app"><form><b>By the server</b><input name="email"></form></div>';
  document.body.innerHTML = served.body.innerHTML.replace('</b>', `</b>${foreign}`);
  const typed = document.querySelector('input') as HTMLInputElement;
  typed.value = 'ada@example.com';
  typed.focus();
  const failed = vi.fn();
  const page = (
    <form>
      <b>{foreign ? 'By the server' : 'By the browser'}</b>
      <input name="email" />
    </form>
  );
  hydrate(page, { failed }, { isShown: true });
  await expect.poll(() => asked).toHaveBeenCalled();
  expect(failed.mock.calls).toHaveLength(reports);
  expect(log.mock.calls).toHaveLength(reports);
  const field = document.querySelector('input');
  expect(field).not.toBe(typed);
  expect(field?.value).toBe('ada@example.com');
  expect(document.activeElement).toBe(field);
});
