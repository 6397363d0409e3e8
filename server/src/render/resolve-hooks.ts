import * as nodeModule from 'node:module';

/** Maps the bare specifiers in areas' server builds to files of the live shell's build. */
type SharedFiles = Record<string, string>;

let files: SharedFiles = {};

/** Exists since Node 22.15; the type definitions are of an older version. */
const { registerHooks } = nodeModule as {
  registerHooks?: (hooks: { resolve: typeof resolve }) => void;
};

/** Resolves the shared bare specifiers to the one copy of each, in this thread. */
export function shareFiles(given: SharedFiles): void {
  initialize(given);
  if (registerHooks) registerHooks({ resolve });
  else nodeModule.register('./resolve-hooks.js', { parentURL: import.meta.url, data: given });
}

/** Called by older versions of Node, which run hooks in their own thread. */
export function initialize(given: SharedFiles): void {
  files = given;
}

export function resolve<Resolved>(
  specifier: string,
  context: object,
  next: (specifier: string, context: object) => Resolved,
) {
  const url = Object.hasOwn(files, specifier) ? files[specifier] : undefined;
  return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
}
