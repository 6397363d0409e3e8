import * as nodeModule from 'node:module';

type Next<T> = (specifier: string, context: object) => T;

/** Names that areas leave open, and the files of the live shell's build that stand for them. */
export type SharedFiles = Record<string, string>;

let files: SharedFiles = {};

/** Node since 22.15, which the types of the oldest release do not know. */
const { registerHooks } = nodeModule as { registerHooks?: (hooks: { resolve: typeof resolve }) => void };

/** Points the names that areas leave open to the one copy of each, in this thread. */
export function shareFiles(given: SharedFiles): void {
  if (registerHooks) {
    initialize(given);
    registerHooks({ resolve });
  } else nodeModule.register('./resolve-hooks.js', { parentURL: import.meta.url, data: given });
}

/** Called once: by Node 20, which runs hooks in a thread of their own, or here. */
export function initialize(given: SharedFiles): void {
  files = given;
}

export function resolve<T>(specifier: string, context: object, next: Next<T>) {
  const url = files[specifier];
  return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
}
