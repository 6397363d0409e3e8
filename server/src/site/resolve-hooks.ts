import type { ResolveHookContext } from 'node:module';

type Next = (specifier: string, context: ResolveHookContext) => Promise<{ url: string }>;

/** What the render worker hands to its module hooks. */
export interface HookData {
  /** Bare names that stand for files of the live shell build. */
  files: Record<string, string>;
  /** Bare names that are resolved as from here: the server's one copy. */
  packages: string[];
  from: string;
}

let data: HookData = { files: {}, packages: [], from: '' };

/** Called once by Node when the hooks are registered. */
export function initialize(given: HookData): void {
  data = given;
}

/** Points the names that areas leave open to the server's one copy of each. */
export async function resolve(specifier: string, context: ResolveHookContext, next: Next) {
  const file = data.files[specifier];
  if (file) return { url: file, format: 'module', shortCircuit: true };
  if (data.packages.includes(specifier)) return next(specifier, { ...context, parentURL: data.from });
  return next(specifier, context);
}
