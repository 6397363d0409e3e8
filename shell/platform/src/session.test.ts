// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { connectSession, useSession } from './session';

const KEY = 'sharemore-session';
afterEach(() => localStorage.clear());

/** Fires the event that browsers fire in other tabs when one tab changes the storage. */
function changedElsewhere(key: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}

it('follows signing out, signing in and cleared storage in another tab', () => {
  connectSession();
  useSession.getState().signIn();
  localStorage.removeItem(KEY);
  changedElsewhere('another-key');
  expect(useSession.getState().signedIn).toBe(true);
  changedElsewhere(KEY);
  expect(useSession.getState().signedIn).toBe(false);

  localStorage.setItem(KEY, 'true');
  changedElsewhere(KEY);
  expect(useSession.getState().signedIn).toBe(true);

  localStorage.clear();
  changedElsewhere(null);
  expect(useSession.getState().signedIn).toBe(false);
});

it('follows signing out in another tab while the page was in the back/forward cache', () => {
  connectSession();
  useSession.getState().signIn();
  localStorage.removeItem(KEY);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(useSession.getState().signedIn).toBe(false);
});

it('works within the tab when storage is forbidden', () => {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  connectSession();
  expect(useSession.getState()).toMatchObject({ signedIn: false, ready: true });
  useSession.getState().signIn();
  // The first one comes once the page has loaded, which may be after the sign-in.
  dispatchEvent(new Event('pageshow'));
  expect(useSession.getState().signedIn).toBe(true);
  storage.mockRestore();
});
