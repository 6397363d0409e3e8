import prepareSite from '../e2e/global-setup';
import { installMissing } from './find-engines';

/** Installs the missing engines and prepares the same built site as for the e2e tests. */
export default function globalSetup(): Promise<() => void> {
  installMissing((line) => process.stdout.write(`${line}\n`));
  return prepareSite();
}
