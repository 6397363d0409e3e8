import { it } from 'vitest';
import { startAndEnd } from './start-and-end';

it(
  'npm start ends the site when it is told to end',
  () => startAndEnd('npm', ['start'], { ...process.env, RELEASES_DIR: process.env.TEST_RELEASES_DIR }),
  300_000,
);
