import prepareSite from '../e2e/global-setup';
import { installMissing } from './find-engines';

/** The same built site as in the browser tests, and every engine that can be had. */
export default function globalSetup(): Promise<() => void> {
  installMissing((line) => process.stdout.write(`${line}\n`));
  return prepareSite();
}
