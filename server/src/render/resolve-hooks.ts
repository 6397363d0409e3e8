import * as nodeModule from 'node:module';

type Next<T> = (specifier: string, context: object) => T;

/** Maps the bare specifiers in areas' server builds to files of the live shell's build. */
export type SharedFiles = Record<string, string>;

let files: SharedFiles = {};

/** Exists since Node 22.15; the type definitions are of an older version. */
const { registerHooks } = nodeModule as { registerHooks?: (hooks: { resolve: typeof resolve }) => void };

/** Resolves the shared bare specifiers to the one copy of each, in this thread. */
export function shareFiles(given: SharedFiles): void {
  if (registerHooks) {
    initialize(given);
    registerHooks({ resolve });
  } else nodeModule.register('./resolve-hooks.js', { parentURL: import.meta.url, data: given });
}

/** Called once: by older versions of Node, which run hooks in their own thread, or above. */
export function initialize(given: SharedFiles): void {
  files = given;
}

export function resolve<T>(specifier: string, context: object, next: Next<T>) {
  const url = files[specifier];
  return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
}
