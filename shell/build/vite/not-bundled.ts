/** Replaces, in an area's build, every module that the shell provides at runtime, so that none is bundled twice. */
export {};
