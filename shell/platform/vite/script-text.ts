import { readFileSync } from 'node:fs';
import { type Plugin, transformWithEsbuild } from 'vite';

const SUFFIX = '?script';

/** `import text from './file?script'` gives a file's code as one minified classic script, to put into a document. */
export const scriptText: Plugin = {
  name: 'sharemore:script-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return null;
    const file = id.slice(0, -SUFFIX.length);
    this.addWatchFile(file);
    const options = {
      loader: 'ts',
      minify: true,
      format: 'iife',
      target: 'es2022',
      sourcemap: false,
    } as const;
    const { code } = await transformWithEsbuild(readFileSync(file, 'utf8'), file, options);
    return `export default ${JSON.stringify(code.trim())};`;
  },
};
