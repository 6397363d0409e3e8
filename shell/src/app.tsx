import { type SiteContextValue, SiteProvider } from '@sharemore/platform/page';
import { SlotProvider, type SlotSource } from '@sharemore/platform/slots';
import { type ReactNode, StrictMode } from 'react';

interface AppProps {
  site: SiteContextValue;
  slots: SlotSource;
  /** The router's provider: static on the server, data-driven in the browser. */
  children: ReactNode;
}

/** The tree above the router; identical on server and browser, as hydration requires. */
export function App({ site, slots, children }: AppProps) {
  return (
    <StrictMode>
      <SiteProvider value={site}>
        <SlotProvider value={slots}>{children}</SlotProvider>
      </SiteProvider>
    </StrictMode>
  );
}
