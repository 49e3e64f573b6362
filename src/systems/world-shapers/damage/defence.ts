import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { coverAgainst } from '../cover/cover.ts';
import { ruled } from '../derived.ts';
import { armorOf, drValueOf } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { statNames } from '../stats.ts';
import type { Hit } from './hit.ts';
import type { DamageType, Guard } from './types.ts';
import { damageKinds } from './types.ts';

/** The defence against a hit (WS-ARM-1 to WS-ARM-9): Armor, or a DR value instead. */

/** The lowest of the defences relevant to these types, each after what is ignored (WS-ARM-5, WS-ARM-9). */
export function lowestDefence(fight: Fight, hit: Hit, types: readonly DamageType[]): Defence {
  const guards = [...new Set(types.map((type) => damageKinds[type].guard))];
  const [first, ...others] = guards.map((guard) => ({
    name: guard === 'armor' ? 'Armor' : `${statNames[guard]} DR value`,
    total: ignoring(guardOf(fight, hit, guard), hit),
  }));
  if (!first) return { name: 'defence', total: fold([]) };
  return others.reduce((least, each) => (each.total.value < least.total.value ? each : least), first);
}

/** Armor or the DR value used instead of it, with its name. */
export interface Defence {
  readonly name: string;
  readonly total: Total;
}

/** WS-ARM-4: Armor or the DR value itself. */
function guardOf(fight: Fight, hit: Hit, guard: Guard): Total {
  const who = one(fight, hit.who);
  return guard === 'armor' ? armorOf(fight, who) : behindCover(fight, hit, who, drValueOf(fight, who, guard));
}

/** WS-R88: adds the cover bonus to a DR value, if the table plays it. */
function behindCover(fight: Fight, { by, from, cover }: Hit, who: Combatant, value: Total): Total {
  if (!fight.rulings.coverRaisesDrValue || from === undefined) return value;
  const terms = coverAgainst(fight, who, by, from, cover).map((term) => ruled(term, 'coverRaisesDrValue'));
  return terms.length > 0 ? fold([...value.terms, ...terms]) : value;
}

/** WS-ARM-7, WS-ARM-8, WS-ARM-9: ignoring lowers a value to 0 at most; negative values stay. */
function ignoring(value: Total, { ignores = 0 }: Hit): Total {
  const most = Math.max(0, value.value);
  const ignored = ignores === 'all' ? most : Math.min(most, ignores);
  if (ignored === 0) return value;
  const term: Term = { value: -ignored, op: 'add', label: 'ignored', clause: 'WS-ARM-9' };
  return fold([...value.terms, term]);
}
