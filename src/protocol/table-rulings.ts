import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { RulingValue, SaidRulings } from '../kernel/rulebook.ts';

/** What the people of this device play otherwise than by default, by system. */
export type RulingsBySystem = { readonly [system: string]: SaidRulings };

/** Under this name it is kept among the settings of the device, and in backups. */
export const rulingsKey = 'rulings';

const isValue = (value: Json | undefined): value is RulingValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** What of something kept can be used; whether a system knows it is for the system to say. */
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
