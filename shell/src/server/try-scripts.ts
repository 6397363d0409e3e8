import 'virtual:share-scope';
import type { AreaManifest, ScriptFault } from '@sharemore/platform/contract';

/** A module that asks for the page as it is loaded cannot be tried without one. */
const NEEDS_A_PAGE =
  /^(window|self|document|location|history|navigator|(local|session)Storage|matchMedia|customElements|\w+Observer|(HTML|SVG)\w*Element|on\w+) is not defined$/;

/** Loads each script of an area's browser half as a page would, and answers with those that throw. Calls nothing in them. */
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
      if (error instanceof ReferenceError && NEEDS_A_PAGE.test(error.message)) continue;
      faults.push({ file, error: String(error) });
    }
  }
  return faults;
}
