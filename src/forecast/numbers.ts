import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import { keyInWords } from '../kernel/key-words.ts';
import { capital } from '../kernel/phrases.ts';

/** A number on a sheet: its path, `weapons[0].hit`, and a label for it in words. */
export interface SheetNumber {
  readonly path: string;
  readonly label: string;
  readonly value: number;
}

/**
 * The rules' names for fields of sheets, by key: `wp`, or `hide.ar` for a field inside another. A field with an empty
 * name is left out of labels.
 */
type SheetWords = { readonly [field: string]: string };

/** All whole numbers on a sheet in document order. */
export function numbersOf(sheet: Json, words: SheetWords = {}): readonly SheetNumber[] {
  const found = (value: Json | undefined, path: string, key: string, labels: readonly string[]): Found => {
    if (typeof value === 'number') {
      if (!Number.isInteger(value) || path === '') return [];
      return [{ path, label: sentence(labels, key), value }];
    }
    if (Array.isArray(value)) {
      return value.flatMap((one: Json, at) => {
        const called = itemName(one) ?? (value.length > 1 ? String(at + 1) : '');
        return found(one, `${path}[${at}]`, key, [...labels, called]);
      });
    }
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([inner, one]) => {
      const word = words[`${key}.${inner}`] ?? words[inner] ?? keyInWords(inner);
      return found(one, path === '' ? inner : `${path}.${inner}`, inner, [...labels, word]);
    });
  };
  return found(sheet, '', '', []);
}

type Found = readonly SheetNumber[];

/** The name of a list item: its own or its thing's `name`, else its id, the id of its thing or item, or its type. */
function itemName(item: Json): string | null {
  if (!isObject(item)) return null;
  const inner = isObject(item.thing) ? item.thing : item;
  if (typeof inner.name === 'string') return inner.name;
  const id = inner.id ?? inner.thing ?? inner.item ?? inner.type;
  return typeof id === 'string' ? keyInWords(id) : null;
}

function sentence(labels: readonly string[], key: string): string {
  return capital(labels.filter((one) => one !== '').join(', ') || keyInWords(key));
}
