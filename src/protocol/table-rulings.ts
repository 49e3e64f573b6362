import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { RulingValue, SaidRulings } from '../kernel/rulebook.ts';

/** The rulings of this device that differ from their defaults, by system. */
export type RulingsBySystem = { readonly [system: string]: SaidRulings };

/** Their key among the settings of the device and in backups. */
export const rulingsKey = 'rulings';

const isValue = (value: Json | undefined): value is RulingValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * The well-formed rulings in a stored value, the rest left out. Whether a system knows and allows them is not checked.
 */
export function readRulings(kept: Json | undefined): RulingsBySystem {
  return Object.fromEntries(
    Object.entries(isObject(kept) ? kept : {}).flatMap(([system, said]) => {
      const good = Object.entries(isObject(said) ? said : {}).filter(
        (entry): entry is [string, RulingValue] => isValue(entry[1]),
      );
      return good.length === 0 ? [] : [[system, Object.fromEntries(good)]];
    }),
  );
}
