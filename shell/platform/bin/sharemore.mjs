#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The platform ships its sources: Node itself does not read TypeScript inside node_modules.
register();
await import('../cli/sharemore.ts');
