import { bootstrap } from './bootstrap.mjs';

bootstrap('test.ts');
