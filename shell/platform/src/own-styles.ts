import { createHash } from 'node:crypto';
import type { Node, Plugin, Root } from 'postcss';

/** At-rules that define nothing. All others have effect, or a name, in the whole document. */
const CONDITIONS = /^(charset|container|layer|media|starting-style|supports)$/i;

/** How the class names of an area's CSS Modules begin. */
export function classPrefix(area: string): string {
  const hash = createHash('sha256').update(area).digest().readUInt32BE();
  return `x${hash.toString(36).slice(0, 3)}`;
}

/**
 * Whether all that a selector finds has, or is inside or around, a class that `own` describes: not if it excludes that
 * class (`body:not(:has(.Card))`), or names it as one of several (`:is(.Card, h2)`).
 */
function isOwnSelector(selector: string, own: RegExp): boolean {
  const [whole, name = '', list = ''] = /:([\w-]+)\(([^()]*)\)/.exec(selector) ?? [];
  if (whole === undefined) return own.test(selector);
  const parts = list.split(',');
  const isScoped = /^(is|where|has)$/.test(name) && parts.every((part) => own.test(part));
  return isOwnSelector(selector.replace(whole, isScoped ? (parts[0] ?? '') : ''), own);
}

/**
 * Finds what in an area's styles reaches the pages of other areas, where they stay when a visitor goes on: a selector
 * without a class of its CSS Modules, or keyframes, a font or a property without the area's name.
 */
export function findForeignStyle(styles: Root, area: string) {
  const prefix = classPrefix(area);
  const ownClass = new RegExp(`\\.${prefix}[0-9a-z]*[A-Z]`);
  const copy = styles.clone();
  const problems: { node: Node; message: string }[] = [];
  copy.walkAtRules((rule) => {
    if (CONDITIONS.test(rule.name)) return;
    let name = rule.params;
    rule.walkDecls(/^font-family$/i, ({ value }) => {
      name += value;
    });
    if (![prefix, area].some((own) => name.includes(own))) {
      const definition = `@${rule.name} ${name}`.trim();
      const message = `"${definition}" would change other areas' pages too: give it a name with ${area} in it`;
      problems.push({ node: rule, message });
    }
    rule.remove();
  });
  copy.walkRules((rule) => {
    const found = rule.selectors.find((selector) => !isOwnSelector(selector, ownClass));
    if (found) {
      const message = `"${found}" would style other areas' pages too: give it a class of this file`;
      problems.push({ node: rule, message });
    }
    // Nested rules apply inside this one.
    rule.removeAll();
  });
  return problems[0];
}

/** Refuses styles that reach the pages of other areas. */
export const ownStyles = (area: string): Plugin => ({
  postcssPlugin: 'sharemore-own-styles',
  // CSS Modules are named when this plugin's turn at the end comes.
  OnceExit(root) {
    const problem = findForeignStyle(root, area);
    if (problem) throw problem.node.error(problem.message);
  },
});
