import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import { asTitle, keyInWords } from '../kernel/key-words.ts';

/** A number that stands on a sheet: its place, `weapons[0].hit`, and the same in words. */
export interface SheetNumber {
  readonly path: string;
  readonly label: string;
  readonly value: number;
}

/**
 * What the fields of a system's sheets are called by its rules: `wp`, or `hide.ar` for one within another. An empty word is
 * left out: what stands in it speaks for itself.
 */
type SheetWords = { readonly [field: string]: string };

/** Every whole number of a sheet in the order in which they stand there. */
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

/** What an item of a list is called: by its name, by the name of the thing in it, by its id or by what it is against. */
function itemName(item: Json): string | null {
  if (!isObject(item)) return null;
  const inner = isObject(item.thing) ? item.thing : item;
  if (typeof inner.name === 'string') return inner.name;
  const id = inner.id ?? inner.thing ?? inner.item ?? inner.type;
  return typeof id === 'string' ? keyInWords(id) : null;
}

function sentence(labels: readonly string[], key: string): string {
  return asTitle(labels.filter((one) => one !== '').join(', ') || keyInWords(key));
}
