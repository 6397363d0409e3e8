import type { Plugin } from 'vite';

/** Edits the code of a package's modules. The build fails if a pattern matches nothing: the package has changed. */
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
