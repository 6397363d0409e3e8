import 'virtual:share-scope';
import type { AreaManifest, ScriptFault } from '@sharemore/platform/contract';

/** Modules that use the DOM while they load cannot be tried here. */
const NEEDS_DOM =
  /^(window|self|document|location|history|navigator|(local|session)Storage|matchMedia|customElements|\w+Observer|(HTML|SVG)\w*Element|on\w+) is not defined$/;

/** Loads each script of an area's browser build and returns those that throw. Calls none of their exports. */
export async function tryScripts(
  { integrity }: AreaManifest,
  load: (file: string) => Promise<unknown>,
): Promise<ScriptFault[]> {
  const faults: ScriptFault[] = [];
  for (const path of Object.keys(integrity)) {
    const [, file] = /^client\/(.*\.js)$/.exec(path) ?? [];
    if (!file) continue;
    try {
      await load(file);
    } catch (error) {
      if (error instanceof ReferenceError && NEEDS_DOM.test(error.message)) continue;
      faults.push({ file, error: String(error) });
    }
  }
  return faults;
}
