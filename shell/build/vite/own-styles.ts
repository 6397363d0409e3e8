import { createHash } from 'node:crypto';
import type { AtRule, Container, Plugin } from 'postcss';

/** At-rules that define nothing. All others have effect, or a name, in the whole document. */
const CONDITIONS = /^(charset|container|layer|media|starting-style|supports)$/i;

/** How the class names of an area's CSS Modules begin. */
export function classPrefix(area: string): string {
  const hash = createHash('sha256').update(area).digest().readUInt32BE();
  return `x${hash.toString(36).slice(0, 3)}`;
}

/**
 * Refuses what in an area's styles reaches the pages of other areas, where they stay when a visitor goes on: a selector
 * that does not begin with a class of its CSS Modules, or keyframes, a font or a property without the area's name. It
 * throws with the place in the source.
 */
export function ownStyles(area: string): Plugin {
  const prefix = classPrefix(area);
  const isNamed = (rule: AtRule) => {
    const families: string[] = [];
    rule.walkDecls(/^font-family$/i, ({ value }) => void families.push(value));
    const names = [rule.params, ...families].join(' ');
    return names.includes(prefix) || names.includes(area);
  };

  /** @param own how a selector here must be */
  function look({ nodes = [] }: Container, own: RegExp): void {
    for (const node of nodes) {
      if (node.type === 'rule') {
        const foreign = node.selectors.find((selector) => !own.test(selector));
        const message = `"${foreign}" would style other areas' pages too: begin it with a class of this file`;
        if (foreign) throw node.error(message);
        // A nested selector is inside the outer one, unless it names that elsewhere, as in `body:has(&)`.
        look(node, /^&?[^&]*$/);
      } else if (node.type === 'atrule' && CONDITIONS.test(node.name)) look(node, own);
      else if (node.type === 'atrule' && !isNamed(node)) {
        const definition = `@${node.name} ${node.params}`.trim();
        throw node.error(
          `"${definition}" would change other areas' pages too: give it a name with ${area} in it`,
        );
      }
    }
  }

  return {
    postcssPlugin: 'sharemore-own-styles',
    // CSS Modules are named when this plugin's turn at the end comes.
    OnceExit: (root) => look(root, new RegExp(`^\\.${prefix}[0-9a-z]*[A-Z]`)),
  };
}
