import type { Plugin } from 'vite';

interface Edits {
  package: string;
  /** The package's modules, by their ids. */
  module: RegExp;
  edits: [pattern: RegExp, replacement: string][];
}

/** Changes the text of a package. A build in which a pattern is nowhere fails: the package is written in another way now. */
export function editPackage({ package: name, module, edits }: Edits): Plugin {
  const unmatched = new Set(edits.map(([pattern]) => pattern));
  return {
    name: `sharemore:edit-${name}`,
    transform(code, id) {
      if (!module.test(id)) return null;
      return edits.reduce((text, [pattern, replacement]) => {
        if (text.search(pattern) >= 0) unmatched.delete(pattern);
        return text.replace(pattern, replacement);
      }, code);
    },
    buildEnd(error) {
      if (!error && unmatched.size > 0)
        this.error(`${name} has no text any more that matches ${[...unmatched].join(' or ')}`);
    },
  };
}
