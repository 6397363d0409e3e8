import '@sharemore/platform/tokens.css';
import { readBoot } from './boot';
import { importRemote } from './browser/import-remote';
import { startSite } from './browser/start-site';

// Awaited, so that the start script hears of a failure.
await startSite(readBoot(), (area, isRetry) => importRemote(area.entry, isRetry));
