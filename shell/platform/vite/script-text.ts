import { readFileSync } from 'node:fs';
import { type Plugin, transformWithEsbuild } from 'vite';

const SUFFIX = '?script';

/** Makes `import text from './file?script'` give the file as one minified classic script. */
export const scriptText: Plugin = {
  name: 'sharemore:script-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return null;
    const file = id.slice(0, -SUFFIX.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(await classicScript(file))};`;
  },
};

/** Emits a file as the same kind of script, under `name`. */
export function emitScript(file: string, name: string): Plugin {
  return {
    name: 'sharemore:emit-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: await classicScript(file) });
    },
  };
}

async function classicScript(file: string): Promise<string> {
  const { code } = await transformWithEsbuild(readFileSync(file, 'utf8'), file, {
    loader: 'ts',
    minify: true,
    format: 'iife',
    target: 'es2022',
    sourcemap: false,
  });
  return code.trim();
}
