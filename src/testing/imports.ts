import { posix } from 'node:path';

/** Finds the imports in a file's syntax tree, and classifies files by their paths. */

/** A node of the syntax tree. */
export type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function children(node: Node): [string, Node][] {
  return Object.entries(node).flatMap(([key, value]): [string, Node][] => {
    if (Array.isArray(value)) return value.filter(isNode).map((one) => [key, one]);
    return isNode(value) ? [[key, value]] : [];
  });
}

/**
 * Visits every node, parents first; `key` is the parent's property that holds it. Allocates no lists of children,
 * because all sources together have millions of nodes.
 */
export function walk(node: Node, visit: (node: Node, parent: Node | null, key: string) => void): void {
  const step = (at: Node, parent: Node | null, key: string): void => {
    visit(at, parent, key);
    for (const name in at) {
      const value = at[name];
      if (Array.isArray(value)) {
        for (const one of value) if (isNode(one)) step(one, at, name);
      } else if (isNode(value)) step(value, at, name);
    }
  };
  step(node, null, '');
}

type Import = { readonly target: string; readonly typeOnly: boolean; readonly at: number };

export const text = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

function isTypeOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = children(node)
    .filter(([key]) => key === 'specifiers')
    .map(([, one]) => one);
  return names.length > 0 && names.every((one) => one.importKind === 'type' || one.exportKind === 'type');
}

/** The imports of one node: a declaration, `import()`, a type, `import.meta.glob` or `new URL(…, import.meta.url)`. */
export function importsOf(node: Node): Import[] {
  const found = (target: string | null, typeOnly = false): Import[] =>
    target === null ? [] : [{ target, typeOnly, at: node.start }];
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return found(text(node.source), isTypeOnly(node));
    case 'TSImportType':
      return found(text(node.source) ?? text(node.argument), true);
    case 'CallExpression': {
      const callee = node.callee as Node;
      const isGlob =
        callee.type === 'MemberExpression' &&
        (callee.object as Node).type === 'MetaProperty' &&
        (callee.property as Node).name === 'glob';
      const first = isGlob ? (node.arguments as readonly Node[])[0] : undefined;
      if (first === undefined) return [];
      const globs = first.type === 'ArrayExpression' ? (first.elements as readonly unknown[]) : [first];
      return globs.flatMap((one) => found(text(one)));
    }
    case 'NewExpression': {
      const [file, base] = node.arguments as readonly Node[];
      const isOwn = (node.callee as Node).name === 'URL' && base?.type === 'MemberExpression';
      return isOwn && (base.object as Node).type === 'MetaProperty' ? found(text(file)) : [];
    }
    default:
      return [];
  }
}

export const isTestPath = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || path.includes('/testing/') || path.includes('/tests/');
export const roomOf = (path: string): string => path.split('/')[1] ?? '';
export const shelfOf = (path: string): string => path.split('/').slice(0, 3).join('/');
export const isOnShelf = (path: string): boolean => path.split('/').length > 3;

/** The folder of the components that all panels are made of. */
export const kit = 'src/ui/kit';

/** The path from the root of the repository of a relative import, without its query; `null` for packages. */
export function pathOf(from: string, target: string): string | null {
  const bare = target.replace(/\?.*$/, '');
  if (bare.startsWith('/')) return bare.slice(1);
  return bare.startsWith('.') ? posix.join(posix.dirname(from), bare) : null;
}
