import '@sharemore/platform/tokens.css';
import { readBoot } from './boot';
import { importRemote } from './browser/import-remote';
import { startSite } from './browser/start-site';

const start = async () => startSite(readBoot(), (area, isRetry) => importRemote(area.entry, isRetry));

// Not awaited at the top level, which Safari runs incorrectly; so the start script does not hear of a failure.
start().catch((error: unknown) => {
  console.error('The page stays as the server sent it:', error);
  // Shows the alternatives to parts that need script.
  document.documentElement.dataset.script = 'failed';
});
