import { it } from 'vitest';
import { withNode } from '../../tools/node-release';
import { startAndEnd } from './start-and-end';

it('npm start brings the site up on the newest Node, and ends it with itself', () => {
  const { node, env } = withNode('latest');
  return startAndEnd(node, ['tools/bootstrap.mjs', 'start.ts'], env);
}, 300_000);
