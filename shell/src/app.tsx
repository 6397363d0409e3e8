import { type SiteContextValue, SiteProvider } from '@sharemore/platform/page';
import { SlotProvider, type SlotSource } from '@sharemore/platform/slots';
import { type ReactNode, StrictMode } from 'react';
import { RunningProvider } from './running';

export interface AppProps {
  site: SiteContextValue;
  slots: SlotSource;
  running?: (area: string) => void;
  /** The router's provider: static on the server, data-driven in the browser. */
  children: ReactNode;
}

const nobodyListens = () => {};

/** The tree above the router, equal on both sides so that the browser can hydrate what the server rendered. */
export function App({ site, slots, running = nobodyListens, children }: AppProps) {
  return (
    <StrictMode>
      <RunningProvider value={running}>
        <SiteProvider value={site}>
          <SlotProvider value={slots}>{children}</SlotProvider>
        </SiteProvider>
      </RunningProvider>
    </StrictMode>
  );
}
