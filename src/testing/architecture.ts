import { parseSync } from 'oxc-parser';
import type { Node } from './imports.ts';
import {
  importsOf,
  isNode,
  isOnShelf,
  isTestPath,
  kit,
  pathOf,
  roomOf,
  shelfOf,
  text,
  walk,
} from './imports.ts';

/**
 * The architecture's rules for a single file, checked from its path and its text alone.
 *
 * Dependencies between rooms (the folders of `src`) point down: `mayImport` lists, for each room, the rooms below
 * it that it may import from, and `typesOnly` those from which it may import types. Everything else is refused, so
 * a new room has to be entered here before it can be used. Tests and `testing` folders may import anything.
 */
type Room = { readonly mayImport: readonly string[]; readonly typesOnly?: readonly string[] };

const programs = [
  'kernel',
  'battlefield',
  'engine',
  'documents',
  'systems',
  'forecast',
  'ledger',
  'protocol',
  'table',
  'storage',
  'workers',
];

const rooms: Readonly<Record<string, Room>> = {
  kernel: { mayImport: [] },
  battlefield: { mayImport: ['kernel'] },
  engine: { mayImport: ['kernel'] },
  documents: { mayImport: ['kernel', 'battlefield'], typesOnly: ['engine'] },
  systems: { mayImport: ['kernel', 'engine', 'battlefield', 'documents'] },
  forecast: { mayImport: ['kernel', 'engine'] },
  ledger: { mayImport: ['kernel', 'engine', 'forecast'] },
  protocol: { mayImport: ['kernel'], typesOnly: ['engine', 'forecast', 'ledger'] },
  table: { mayImport: ['kernel', 'battlefield', 'engine', 'forecast', 'ledger', 'protocol'] },
  storage: { mayImport: ['kernel', 'protocol'] },
  workers: {
    mayImport: ['kernel', 'engine', 'systems', 'storage', 'protocol', 'forecast', 'ledger', 'table'],
  },
  store: { mayImport: ['kernel', 'protocol', 'workers'], typesOnly: ['engine', 'ledger', 'storage'] },
  ui: { mayImport: ['store'], typesOnly: ['kernel', 'protocol'] },
  app: { mayImport: ['store', 'ui'], typesOnly: ['kernel', 'protocol'] },
  cli: { mayImport: [...programs, 'workbench'] },
  workbench: { mayImport: [...programs, 'cli'] },
};

const pureRooms = new Set([
  'kernel',
  'battlefield',
  'engine',
  'documents',
  'systems',
  'forecast',
  'ledger',
  'protocol',
  'table',
]);
/** Rooms that run in Node. */
const nodeRooms = new Set(['cli', 'workbench']);
const packagesForPureRooms = new Set(['zod']);
/** The only files outside a system's folder that may import from it: all systems at once, and each when needed. */
const registry = 'src/systems/registry.ts';
const byNeed = 'src/systems/by-need.ts';
const maxLines = 400;

const impure = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'fetch',
  'crypto',
  'console',
  'process',
  'globalThis',
  'window',
  'self',
  'document',
  'navigator',
  'localStorage',
  'indexedDB',
  'Intl',
]);
/** What goes by the language of the device: the same fight would not come out the same everywhere. */
const ofTheDevice = /^(?:localeCompare|toLocale\w+)$/;

/** Whether an identifier is only the name of a property, an import or the like, and refers to no variable. */
function isOnlyAName(parent: Node | null, key: string): boolean {
  if (parent === null || parent.computed === true) return false;
  if (key === 'key') return parent.shorthand !== true;
  if (key === 'property') return parent.type === 'MemberExpression';
  return key === 'imported' || key === 'exported' || key === 'label' || parent.type === 'TSQualifiedName';
}

const declaring = new Set(['id', 'params', 'local', 'param', 'left', 'argument', 'elements']);
const patterns = new Set(['ArrayPattern', 'RestElement', 'AssignmentPattern']);

/** Whether an identifier declares a name in the file: a variable, parameter or import. */
function declares(parent: Node | null, key: string): boolean {
  if (parent === null || !declaring.has(key)) return false;
  if (key === 'left' || key === 'argument' || key === 'elements') return patterns.has(parent.type);
  return true;
}

/** Why an import is refused; `null` if it is allowed. `path` and `target` are paths from the root of the repository. */
function refusal(path: string, target: string, typeOnly: boolean): string | null {
  const from = roomOf(path);
  const to = roomOf(target);
  if (!target.startsWith('src/')) {
    if (from === 'cli' || from === 'workbench') return null;
    return `imports ${target}, which lies outside src`;
  }
  const inSystem = to === 'systems' && isOnShelf(target);
  if (inSystem && path !== registry && path !== byNeed && shelfOf(path) !== shelfOf(target)) {
    return `names a system (${target}): only ${registry} collects them, and no system knows another`;
  }
  if (from === 'systems' && to === 'systems' && isOnShelf(path) && !inSystem) {
    return `a system imports only from its own folder and from below, not ${target}`;
  }
  if (from === to) {
    const kitLooksUp = shelfOf(path) === kit && shelfOf(target) !== kit;
    return kitLooksUp ? `the kit is below the panels and may not import ${target}` : null;
  }
  const room = rooms[from];
  if (room?.typesOnly?.includes(to) && !room.mayImport.includes(to)) {
    return typeOnly ? null : `${from} may import only types from ${to}: ${target}`;
  }
  if (!room?.mayImport.includes(to)) return `${from} may not import from ${to}: ${target}`;
  if (from === 'workers' && to === 'systems' && target !== byNeed) {
    return `workers know systems only through ${byNeed}, not ${target}`;
  }
  if (from === 'store' && to === 'workers' && !target.startsWith('src/workers/client')) {
    return `the store talks to workers through their client, not ${target}`;
  }
  return null;
}

/** The names that a file declares itself, in any scope. */
function ownNames(program: Node): ReadonlySet<string> {
  const own = new Set<string>();
  walk(program, (node, parent, key) => {
    if (node.type === 'Identifier' && declares(parent, key)) own.add(node.name as string);
    if (node.type === 'Property' && parent?.type === 'ObjectPattern' && isNode(node.value)) {
      if (node.value.type === 'Identifier') own.add(node.value.name as string);
    }
  });
  return own;
}

/** All violations in a file, each as `path:line message`. */
export function checkFile(path: string, source: string): string[] {
  const complaints: string[] = [];
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length;
  const complain = (at: number, message: string): void => {
    complaints.push(`${path}:${lineOf(at)} ${message}`);
  };
  const room = roomOf(path);
  const isTest = isTestPath(path);
  const isPure = pureRooms.has(room) && !isTest;
  const isSystem = room === 'systems' && !isTest;
  const { program, errors } = parseSync(path, source);
  for (const error of errors) complain(error.labels[0]?.start ?? 0, `does not parse: ${error.message}`);
  if (!isTest && rooms[room] === undefined) {
    complain(0, `lies in no room that the architecture knows ("${room}")`);
  }
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0);
  if (!isTest && lines > maxLines) complain(source.length - 1, `has more than ${maxLines} lines`);

  const own = isPure ? ownNames(program as unknown as Node) : new Set<string>();
  walk(program as unknown as Node, (node, parent, key) => {
    const isDefault =
      node.type === 'ExportDefaultDeclaration' ||
      (node.type === 'ExportSpecifier' && (node.exported as Node).name === 'default');
    if (isDefault) complain(node.start, 'has a default export: give it a name');
    if (isTest) return;

    for (const { target, typeOnly, at } of importsOf(node)) {
      const full = pathOf(path, target);
      if (full !== null) {
        const why = refusal(path, full, typeOnly);
        if (why !== null) complain(at, why);
      } else if (target.startsWith('node:')) {
        if (!nodeRooms.has(room)) complain(at, `imports ${target}: ${room} does not run in Node`);
      } else if (isPure && !packagesForPureRooms.has(target.split('/')[0] ?? '')) {
        complain(at, `imports the package ${target} into a pure room`);
      }
    }

    if (isPure && node.type === 'Identifier') {
      const name = node.name as string;
      if (impure.has(name) && !own.has(name) && !isOnlyAName(parent, key)) {
        complain(node.start, `uses ${name} in a pure room`);
      }
      if (name === 'Math' && !isOnlyAName(parent, key)) {
        const member = parent?.type === 'MemberExpression' && key === 'object' ? parent : null;
        const property = member?.property as Node | undefined;
        const named = member?.computed === true ? text(property) : property?.name;
        if (member === null || named === null) complain(node.start, 'hands Math around in a pure room');
        if (named === 'random') complain(node.start, 'uses Math.random in a pure room');
      }
    }
    if (isPure && node.type === 'MemberExpression') {
      const property = node.property as Node;
      const named = node.computed === true ? text(property) : property.name;
      if (ofTheDevice.test(String(named))) complain(property.start, `uses ${named} in a pure room`);
    }
    if (!isSystem) return;
    if (node.type === 'TryStatement') complain(node.start, 'catches errors in a rule: rules contain no try');
    if (node.async === true) complain(node.start, 'has an async function: rules are synchronous');
    if (node.type === 'AwaitExpression') complain(node.start, 'awaits: rules are synchronous');
    if (node.generator === true) complain(node.start, 'has a generator: rules are plain functions');
  });
  return complaints;
}
