import { vi } from 'vitest';

/** Test files share a worker and its installed packages; each imports modules of the repository anew. */
vi.resetModules();
// A build sets it, and React is of the mode in which a worker first imports it.
process.env.NODE_ENV = 'test';
