import type { Imported } from '../../store/library.ts';

/** A sentence about what was imported. */
export const told = (done: Imported): string => {
  switch (done.kind) {
    case 'fight':
      return `The fight “${done.name}” is in the library.`;
    case 'encounter':
      return `The encounter “${done.name}” is in the library.`;
    case 'sheet':
      return `The sheet of “${done.name}” is in the library.`;
    case 'backup':
      return `Restored: ${countOf(done.fights, 'fight')}, ${countOf(done.items, 'document')}${done.aside > 0 ? `; ${done.aside} set aside` : ''}.`;
    case 'map':
      return `“${done.map.name}” is a map.`;
  }
};

const countOf = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
