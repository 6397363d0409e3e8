import '@sharemore/platform/tokens.css';
import type { Boot } from './boot';
import { importRemote } from './browser/import-remote';
import { startSite } from './browser/start-site';

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;

startSite(boot, (area, isRetry) => importRemote(area.entry, isRetry)).catch((error: unknown) => {
  console.error('The page stays as the server sent it:', error);
  // What needs script says so now.
  document.documentElement.dataset.script = 'failed';
});
