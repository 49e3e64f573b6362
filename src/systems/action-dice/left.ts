import { usedUp } from '../../documents/used-up.ts';
import type { Id, Json } from '../../kernel/json.ts';
import { asJson } from '../../kernel/json.ts';
import type { Current } from './current.ts';
import { belongings } from './judge.ts';
import { poolMost } from './numbers.ts';
import type { Fight } from './state.ts';
import { everyone, one } from './state.ts';

/** The body's state for the sheet, all numbers stated (AD-HRT-7, AD-R80, AD-SHK-4). */
function bodyOf(fight: Fight, id: Id): Current {
  const who = one(fight, id);
  const { vigor, mana, durability, health, wear, winded, shock, stabilised, out, scarred } = who;
  // What shields of others have lost stands on their sheets.
  const own = [...who.sheet.armor, ...who.sheet.shields].map(({ item }) => item);
  const hurt = scarred && durability > 0 && health < poolMost(fight, who, 'health');
  return {
    vigor,
    mana,
    durability,
    health,
    ...(winded ? { winded } : {}),
    ...(shock === null ? {} : { shock: Math.max(1, shock.left) }),
    ...(out === 'dead' ? { body: 'dead' } : stabilised ? { body: 'stabilised' } : {}),
    ...(hurt ? { scarred: true } : {}),
    wear: Object.fromEntries(Object.entries(wear).filter(([item]) => own.includes(item))),
  };
}

/** AD-ACT-14: the items used up. Those on the ground or with other combatants are not. */
function itemsUsedUp(fight: Fight, id: Id): Pick<Current, 'used'> {
  const { sheet } = one(fight, id);
  const there = [...fight.floor.map(({ item }) => item), ...everyone(fight).flatMap(belongings)];
  return usedUp(sheet.current, sheet.items, id, there);
}

/** What a fight leaves of a combatant, for its sheet. */
export const left = (fight: Fight, id: Id): Json =>
  asJson({ ...bodyOf(fight, id), ...itemsUsedUp(fight, id) });
