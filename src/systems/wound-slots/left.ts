import { usedUp } from '../../documents/used-up.ts';
import type { Id, Json } from '../../kernel/json.ts';
import { investedBy, manaReturned } from './body/effects.ts';
import type { Current } from './current.ts';
import { mostFatigue, withoutBody } from './current.ts';
import { isHalfSpent } from './fatigue.ts';
import { belongings } from './judge.ts';
import type { Combatant, Fight } from './state.ts';
import { everybody, one } from './state.ts';

/** The body as a sheet stores it, with every number present. */
export function bodyOf(who: Combatant): Current {
  const { wounds, stamina, fatigue, mana, invested } = who;
  return {
    wounds,
    stamina,
    fatigue,
    mana,
    invested,
    // Once fatigue is below half there is no exhaustion to be lifted (SL-R32).
    ...(who.exhaustionLifted && isHalfSpent(who) ? { exhaustionLifted: true } : {}),
    ...(who.unconscious ? { unconscious: true } : {}),
    ...(who.dying === null ? {} : { dying: who.dying }),
  };
}

/** SL-MSC-18: objects that are used up. Those on the floor or with others are not. */
function objectsUsedUp(fight: Fight, id: Id): Pick<Current, 'used'> {
  const { sheet } = one(fight, id);
  const there = [...fight.floor.map(({ item }) => item), ...everybody(fight).flatMap(belongings)];
  return usedUp(sheet.current, sheet.objects, id, there);
}

/**
 * The `current` part of a sheet after a fight. What only rests need is kept, as a fight is too short to change it
 * (SL-RST-1). Fatigue, unbounded in a fight (SL-STA-2), is capped at what a sheet can store.
 */
export function left(fight: Fight, id: Id): Json {
  const who = one(fight, id);
  // SL-DUR-1, SL-STA-9: effects last rounds and end soon after the fight, so the mana in them returns.
  const mana = manaReturned(fight, who, investedBy(fight.effects, id));
  return {
    ...withoutBody(who.sheet.current ?? {}),
    ...bodyOf(who),
    ...(mana ? { mana: mana.left, invested: mana.invested } : {}),
    fatigue: Math.min(who.fatigue, mostFatigue),
    ...objectsUsedUp(fight, id),
  } as Json;
}
