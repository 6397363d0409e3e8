import { readFileSync } from 'node:fs';
import { type Plugin, transformWithEsbuild } from 'vite';

/** Emits a file as a classic script under `name`. */
export function emitScript(file: string, name: string): Plugin {
  return {
    name: 'sharemore:emit-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: await classicScript(file) });
    },
  };
}

/** The file as one minified script that is no module. */
export async function classicScript(file: string): Promise<string> {
  const { code } = await transformWithEsbuild(readFileSync(file, 'utf8'), file, {
    loader: 'ts',
    minify: true,
    format: 'iife',
    target: 'es2022',
    sourcemap: false,
  });
  return code.trim();
}
