import startSharedSite from '../e2e/site-setup';
import { installMissing } from './find-engines';

/** Installs the missing engines and starts the same built site as for the e2e tests. */
export default function globalSetup(): Promise<() => Promise<void>> {
  installMissing((line) => process.stdout.write(`${line}\n`));
  return startSharedSite();
}
