import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JSXChild, type Node, parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { apps, root } from './apps';

/** Components whose children are elements, so that they are no text. */
const HOLD_ELEMENTS = /[/-](drawing|marketing\/src\/layout\/layout|sample-form|section|slots)\.tsx$/;
/** What these return never changes while a page is open. */
const CONSTANT_HOOKS = ['useSite', 'useId'];

it('finds texts that a translator breaks', () => {
  const found = (jsx: string) => faultsIn('a.tsx', `const words = {}; const C = (props) => ${jsx};`).length;
  expect(found('<button>{props.busy && <Spinner />}{props.children}</button>')).toBe(1);
  expect(found('<button>{props.busy && <Spinner />}Send</button>')).toBe(1);
  expect(found('<p>Showing {props.count} of {props.total}</p>')).toBe(1);
  expect(found('<p>{props.isShort ? "Hi" : "Hello"} to you</p>')).toBe(1);
  expect(found('<p>{"Showing " + props.count + " of " + props.total}</p>')).toBe(0);
  expect(found('<p>{props.error && <Icon />} <span>{props.error}</span></p>')).toBe(0);
  expect(found('<p>{words.before} {words.after}</p>')).toBe(0);
  expect(found('words.list.map(({ text }) => <li><Icon /> {text}</li>)')).toBe(0);
  expect(found('props.list.map(({ text }) => <li><Icon /> {text}</li>)')).toBe(1);
});

// Decision 082. A browser that translates a page replaces its texts, and React cannot change them any more.
it('gives each text that changes, or has parts beside it that come and go, an element of its own', () => {
  const folders = ['shell/platform', ...apps].map((name) => join(name, 'src'));
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))),
    )
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|\Wtesting\W/.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

function faultsIn(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const constants = new Set<string>();
  const faults: string[] = [];

  const isConstant = (node: Node): boolean => {
    if (node.type === 'Identifier') return constants.has(node.name);
    if (node.type === 'MemberExpression' && !node.computed) return isConstant(node.object);
    if (isCallOf(node, CONSTANT_HOOKS)) return true;
    return partsOf(node).every(isConstant);
  };

  /** What a child of an element is: part of a text, an element, or none of these (blank). */
  const kindOf = (child: JSXChild): 'text' | 'changing' | 'element' | 'coming' | null => {
    if (child.type === 'JSXText') return child.value.trim() ? 'text' : null;
    if (child.type !== 'JSXExpressionContainer') return 'element';
    const { expression } = child;
    if (expression.type === 'JSXEmptyExpression') return null;
    if (expression.type === 'Literal' && !String(expression.value).trim()) return null;
    if (isCallOf(expression, ['children'])) return 'element';
    if (expression.type === 'Identifier' && expression.name === 'children' && HOLD_ELEMENTS.test(file))
      return 'element';
    if (hasElements(expression)) return isConstant(expression) ? 'element' : 'coming';
    return isConstant(expression) ? 'text' : 'changing';
  };

  const check = (children: JSXChild[], start: number) => {
    const kinds = children.map(kindOf).filter((kind) => kind !== null);
    const isBroken =
      kinds.length > 1 &&
      (kinds.includes('changing') || (kinds.includes('coming') && kinds.includes('text')));
    if (isBroken) faults.push(`${file}:${source.slice(0, start).split('\n').length}`);
  };

  /** Notes the names that `node` gives to constants. */
  const bind = (node: Node, isTop: boolean) => {
    const add = (...patterns: Node[]) => {
      for (const name of patterns.flatMap(namesIn)) constants.add(name);
    };
    if ('declaration' in node && node.declaration) bind(node.declaration, isTop);
    if (node.type === 'ImportDeclaration') add(...node.specifiers.map(({ local }) => local));
    if (node.type === 'FunctionDeclaration' && node.id) add(node.id);
    if (node.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations) if (isTop || (init && isConstant(init))) add(id);
    // Each item of a constant list is constant.
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const [callback] = node.arguments;
      if (callback?.type === 'ArrowFunctionExpression' && isConstant(node.callee.object))
        add(...callback.params);
    }
  };

  const visit = (node: Node, isTop = false) => {
    bind(node, isTop);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') check(node.children, node.start);
    for (const part of partsOf(node)) visit(part);
  };
  for (const statement of program.body) visit(statement, true);
  return faults;
}

function partsOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([name]) => !/^(typeAnnotation|typeArguments|returnType|key)$/.test(name))
    .flatMap(([, value]) => value)
    .filter((value) => typeof value?.type === 'string');
}

function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  return partsOf(pattern).flatMap(namesIn);
}

const isCallOf = (node: Node, names: string[]) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && names.includes(node.callee.name);

const hasElements = (node: Node): boolean => node.type.startsWith('JSX') || partsOf(node).some(hasElements);
