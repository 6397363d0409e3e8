import type { Plugin } from 'vite';

/** Changes the text of a package's modules. A build in which a pattern is nowhere fails: the package reads differently now. */
export function editPackage(name: string, module: RegExp, edits: [pattern: RegExp, text: string][]): Plugin {
  const unmatched = new Set(edits.map(([pattern]) => pattern));
  return {
    name: `sharemore:edit-${name}`,
    transform(code, id) {
      if (!module.test(id)) return null;
      return edits.reduce((edited, [pattern, text]) => {
        if (edited.search(pattern) >= 0) unmatched.delete(pattern);
        return edited.replace(pattern, text);
      }, code);
    },
    buildEnd(error) {
      if (!error && unmatched.size > 0)
        this.error(`${name} has no text any more that matches ${[...unmatched].join(' or ')}`);
    },
  };
}
