import type { Id, Json } from '../../kernel/json.ts';
import type { Current } from './current.ts';
import { withoutBody } from './current.ts';
import { isHalfSpent } from './fatigue.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';

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

/** The same after a fight, which is too short for what only rests ask about (SL-RST-1). */
export function left(fight: Fight, id: Id): Json {
  const who = one(fight, id);
  return { ...withoutBody(who.sheet.current ?? {}), ...bodyOf(who) } as Json;
}
