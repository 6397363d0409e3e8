import { it } from 'vitest';
import { withNode } from '../../tools/node-release';
import { startAndEnd } from './start-and-end';

it('npm start runs the site on the newest Node and stops it on SIGTERM', () => {
  const { node, env } = withNode('latest');
  return startAndEnd(node, ['tools/bootstrap.mjs', 'start.ts'], env);
}, 300_000);
