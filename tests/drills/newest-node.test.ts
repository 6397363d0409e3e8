import { expect, it } from 'vitest';
import { withNode } from '../../tools/node-release';
import { startAndEnd } from './start-and-end';

it('npm start runs the site on the newest Node and stops it on Ctrl+C', async () => {
  const { node, env } = withNode('latest');
  const exit = await startAndEnd(node, ['tools/bootstrap.mjs', 'start.ts'], env, 'SIGINT');
  expect(exit).toEqual([0, null]);
}, 300_000);
