import prepareBuilds from './global-setup';
import { startSite } from './site';

/** Prepares the builds, and starts one site for all browser tests that need no site of their own. @returns the teardown */
export default async function siteSetup(): Promise<() => Promise<void>> {
  const remove = await prepareBuilds();
  const { url, dataDir, releasesDir, kill } = await startSite();
  process.env.TEST_SITE = JSON.stringify({ url, dataDir, releasesDir });
  return async () => {
    await kill();
    remove();
  };
}
