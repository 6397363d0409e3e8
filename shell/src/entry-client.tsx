import '@sharemore/platform/tokens.css';
import type { Boot } from './boot';
import { importRemote } from './browser/import-remote';
import { startSite } from './browser/start-site';

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;

startSite(boot, (area, isRetry) => importRemote(area.entry, isRetry)).catch((error: unknown) => {
  console.error('The page stays as the server sent it:', error);
  // Shows the alternatives to parts that need script.
  document.documentElement.dataset.script = 'failed';
});
