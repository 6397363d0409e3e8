#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// Vite's files, which tsx needs not change, load 0.4 s later through it.
if (['build', 'dev'].includes(process.argv[2])) await import('vite');
// The platform ships TypeScript sources, which Node does not load from node_modules.
register();
await import('../cli/sharemore.ts');
