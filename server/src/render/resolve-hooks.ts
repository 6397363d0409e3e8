import * as nodeModule from 'node:module';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

interface Resolved {
  url: string;
  format?: string | null;
}
type Answer = Resolved | Promise<Resolved>;
type Next = (specifier: string, context: object) => Answer;

/** Maps the bare specifiers in areas' server builds to files of the live shell's build. */
export type SharedFiles = Record<string, string>;

let files: SharedFiles = {};
/** Gets the address of each module that was not found. */
let onLost: (url: string) => void = () => {};

/** Exists since Node 22.15; the type definitions are of an older version. */
const { registerHooks } = nodeModule as {
  registerHooks?: (hooks: { resolve: typeof resolve }) => void;
};

/** Resolves the shared bare specifiers to the one copy of each, in this thread, and reports modules that are not found. */
export function shareFiles(given: SharedFiles, whenLost: (url: string) => void): void {
  if (registerHooks) {
    files = given;
    onLost = whenLost;
    registerHooks({ resolve });
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.on('message', whenLost).unref();
  const data: HookData = { files: given, port: port2 };
  nodeModule.register('./resolve-hooks.js', { parentURL: import.meta.url, data, transferList: [port2] });
}

interface HookData {
  files: SharedFiles;
  port: MessagePort;
}

/** Called by older versions of Node, which run hooks in their own thread. */
export function initialize({ files: given, port }: HookData): void {
  files = given;
  onLost = (url) => port.postMessage(url);
}

export function resolve(specifier: string, context: { parentURL?: string }, next: Next): Answer {
  const shared = Object.hasOwn(files, specifier) ? files[specifier] : undefined;
  const wanted = shared ?? specifier;
  const accept = (found: Resolved) => (shared ? { ...found, format: 'module' } : found);
  const refuse = (error: unknown): never => {
    if (URL.canParse(wanted, context.parentURL)) onLost(new URL(wanted, context.parentURL).href);
    throw error;
  };
  try {
    const found = next(wanted, context);
    // In the hooks' own thread it takes a promise.
    return found instanceof Promise ? found.then(accept, refuse) : accept(found);
  } catch (error) {
    return refuse(error);
  }
}
