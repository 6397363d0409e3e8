#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The platform ships TypeScript sources, which Node does not load from node_modules.
register();
await import('../cli/sharemore.ts');
