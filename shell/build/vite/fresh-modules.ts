import { vi } from 'vitest';

/** Test files share a worker and its installed packages; each imports modules of the repository anew. */
vi.resetModules();
// Building an area sets it, and React stays in the mode in which a worker first imports it.
process.env.NODE_ENV = 'test';
