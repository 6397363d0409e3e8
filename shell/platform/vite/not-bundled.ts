/** Stands in an area's build for everything that the shell provides at runtime, so that none of it is built twice. */
export {};
