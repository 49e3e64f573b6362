import { usedUp } from '../../documents/used-up.ts';
import type { Id, Json } from '../../kernel/json.ts';
import type { Current } from './current.ts';
import { mostFatigue, withoutBody } from './current.ts';
import { isHalfSpent } from './fatigue.ts';
import { belongings } from './judge.ts';
import type { Combatant, Fight } from './state.ts';
import { everybody, one } from './state.ts';

/** The body as the sheet remembers it, every number written out. */
export function bodyOf(who: Combatant): Current {
  const { wounds, stamina, fatigue, mana, invested } = who;
  return {
    wounds,
    stamina,
    fatigue,
    mana,
    invested,
    // With less fatigue there is nothing to lift any more (SL-R32).
    ...(who.exhaustionLifted && isHalfSpent(who) ? { exhaustionLifted: true } : {}),
    ...(who.unconscious ? { unconscious: true } : {}),
    ...(who.dying === null ? {} : { dying: who.dying }),
  };
}

/** SL-MSC-18: objects that were used up are gone; what lies on the ground or is with somebody else is not. */
function objectsUsedUp(fight: Fight, id: Id): Pick<Current, 'used'> {
  const { sheet } = one(fight, id);
  const there = [...fight.floor.map(({ item }) => item), ...everybody(fight).flatMap(belongings)];
  return usedUp(sheet.current, sheet.objects, id, there);
}

/**
 * The same after a fight, which is too short for what only rests ask about (SL-RST-1). Fatigue has no bound in a fight
 * (SL-STA-2); what a sheet cannot remember of it is forgotten.
 */
export function left(fight: Fight, id: Id): Json {
  const who = one(fight, id);
  return {
    ...withoutBody(who.sheet.current ?? {}),
    ...bodyOf(who),
    fatigue: Math.min(who.fatigue, mostFatigue),
    ...objectsUsedUp(fight, id),
  } as Json;
}
