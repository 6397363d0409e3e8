import { vi } from 'vitest';

/** Test files share a worker and its installed packages; each imports modules of the repository anew. */
vi.resetModules();
