import type { Id } from '../../kernel/json.ts';
import type { Now } from './encounter-schema.ts';
import type { Facts } from './facts/index.ts';
import { adjacent } from './space.ts';
import type { Effect, Fight } from './state.ts';
import { conscious, one, present } from './state.ts';

/**
 * What ties a combatant who joins to others, as its `now` says: the same as at the beginning of a fight. Ties to those
 * who are not there, or not beside it, do not come about.
 */

/** SL-GRP-5, SL-GRP-10: grapples and pins. */
function holdsOf(fight: Fight, who: Id, { grappling, pinnedBy }: Now): readonly Facts[] {
  const beside = (id: Id): boolean => {
    const other = fight.combatants[id];
    return other !== undefined && present(other) && adjacent(fight, one(fight, who), other);
  };
  const held = [...new Set([...grappling, ...pinnedBy])].filter(beside);
  const pins = pinnedBy.filter((id) => held.includes(id) && conscious(one(fight, id)));
  return [
    ...held.map((id): Facts => ({ fact: 'grapple', who, with: id })),
    ...pins.map((by): Facts => ({ fact: 'pinned', who, by, on: true })),
  ];
}

/** SL-DUR-1, SL-STA-8: effects that still last, and the mana that others have invested in them. */
function effectsOf(fight: Fight, on: Id, { effects }: Now): readonly Facts[] {
  const lasting = effects.filter(({ by, until }) => fight.combatants[by] && until >= fight.round);
  return lasting.flatMap((effect, nth): readonly Facts[] => {
    const begun: Effect = { ...effect, id: `effect-${fight.effectCount + nth + 1}`, on };
    const facts: readonly Facts[] = [{ fact: 'effect', effect: begun }];
    const { mana, manaMax, invested } = one(fight, effect.by);
    // What it has invested in effects on itself is counted already.
    if (effect.by === on || effect.invested === 0) return facts;
    const all = Math.min(manaMax, invested + effect.invested);
    const left = Math.min(mana, manaMax - all);
    const why = 'an effect';
    return [...facts, { fact: 'mana', who: effect.by, left, invested: all, why, clause: 'SL-STA-8' }];
  });
}

/** All ties of a combatant that has joined. */
export function tiesOf(there: Fight, who: Id, now: Now): readonly Facts[] {
  const known = (id: Id): boolean => Object.hasOwn(there.combatants, id);
  const ids = one(there, who).out === null ? now.ignoring.filter(known) : [];
  return [
    ...holdsOf(there, who, now),
    ...(ids.length > 0 ? [{ fact: 'ignoring', who, ids, clause: 'SL-FLK-4' } as const] : []),
    ...now.marks.filter(({ by }) => known(by)).map((mark): Facts => ({ fact: 'marked', who, mark })),
    ...effectsOf(there, who, now),
  ];
}
