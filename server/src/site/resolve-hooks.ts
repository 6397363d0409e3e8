import type { ResolveHookContext } from 'node:module';

type Next = (specifier: string, context: ResolveHookContext) => Promise<{ url: string }>;

/** Names that areas leave open, and the files of the live shell's build that stand for them. */
export type SharedFiles = Record<string, string>;

let files: SharedFiles = {};

/** Called once by Node when the hooks are registered. */
export function initialize(given: SharedFiles): void {
  files = given;
}

/** Points the names that areas leave open to the one copy of each. */
export async function resolve(specifier: string, context: ResolveHookContext, next: Next) {
  const url = files[specifier];
  return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
}
