import type { NewEffect } from './effects/effect.ts';
import { untilNextTurn, untilOf } from './effects/lasting.ts';
import type { EncounterCombatant } from './encounter.ts';
import type { NowEffect } from './encounter-schema.ts';
import type { Fight } from './state.ts';
import { one } from './state.ts';

/** Gives combatants the effects with which they begin (WS-RND-8); durations count from the start of the fight. */
export function putUnder(fight: Fight, { id, now }: EncounterCombatant): void {
  const who = one(fight, id);
  for (const effect of now.effects) {
    fight.count++;
    who.effects = [...who.effects, { ...effectOf(fight, id, effect), id: `effect-${fight.count}` }];
  }
}

function effectOf(fight: Fight, id: string, effect: NowEffect): NewEffect {
  if ('stance' in effect) {
    return { kind: 'stance', stance: effect.stance, by: id, until: untilNextTurn(fight, id) };
  }
  if ('leaning' in effect) {
    return { kind: 'leaning', to: effect.leaning, by: id, until: untilNextTurn(fight, id) };
  }
  const by = effect.by ?? id;
  const until = untilOf(fight, effect.for, id, by);
  if ('status' in effect) return { kind: 'status', status: effect.status, by: effect.by ?? null, until };
  const { ability, label, gifts } = effect;
  const kind = gifts.every(({ value }) => value < 0) ? 'debuff' : 'buff';
  return { kind, ability, label, gifts, by, until };
}
