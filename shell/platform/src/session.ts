import { create } from 'zustand';

const STORAGE_KEY = 'sharemore-session';

export interface SessionState {
  /** Whether the visitor passed the sample login on this device (spec section 6: a local flag, no server role). */
  signedIn: boolean;
  /** False on the server and until the stored flag is read after hydration, so that both render the same. */
  ready: boolean;
  signIn(): void;
  signOut(): void;
}

/** The session store, one copy for the shell and all areas. */
export const useSession = create<SessionState>()((set) => {
  const become = (signedIn: boolean) => () => {
    try {
      if (signedIn) localStorage.setItem(STORAGE_KEY, 'true');
      else localStorage.removeItem(STORAGE_KEY);
    } catch {
      // Storage is forbidden or full: the session lasts until the tab is closed.
    }
    set({ signedIn, ready: true });
  };
  return { signedIn: false, ready: false, signIn: become(true), signOut: become(false) };
});

/**
 * Reads the stored flag and follows changes from other tabs, also those from while the page was in the back/forward cache,
 * where no event reaches it. The shell calls this once at start.
 * If the browser forbids storage, the visitor stays signed out until `signIn`.
 */
export function connectSession(): void {
  const follow = () => useSession.setState({ signedIn: readFlag(), ready: true });
  follow();
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) follow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

function readFlag(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}
