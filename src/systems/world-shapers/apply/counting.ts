import type { Id } from '../../../kernel/json.ts';
import type { Effect, Until } from '../effects/effect.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';

/**
 * Advances the counters that end durations (WS-RND-8). If durations stand still for the dead (WS-R81 `false`), theirs
 * are extended as the counter advances.
 */

export function countSlot(fight: Fight, who: Combatant): void {
  who.slots++;
  putOff(fight, (until) => until.when === 'slot-starts' && until.of === who.id);
}

export function countTurnEnd(fight: Fight, who: Combatant): void {
  who.ended++;
  putOff(fight, (until) => until.when === 'turn-ends' && until.of === who.id);
}

export const countRound = (fight: Fight): void => putOff(fight, ({ when }) => when === 'round-ends');

function putOff(fight: Fight, moves: (until: Until) => boolean): void {
  if (fight.rulings.statusTicksWhileDead) return;
  for (const id of fight.listing) {
    const bearer = one(fight, id);
    if (bearer.out !== 'dead' || !bearer.effects.some(({ until }) => moves(until))) continue;
    bearer.effects = bearer.effects.map((effect) => (moves(effect.until) ? later(effect) : effect));
  }
}

function later(effect: Effect): Effect {
  const { until } = effect;
  switch (until.when) {
    case 'slot-starts':
    case 'turn-ends':
      return { ...effect, until: { ...until, count: until.count + 1 } };
    case 'round-ends':
      return { ...effect, until: { ...until, round: until.round + 1 } };
    case 'combat-ends':
    case 'upheld':
    case 'ended':
      return effect;
  }
}

/** A list of ids with, and without, this id. */
export const withId = (list: readonly Id[], id: Id): readonly Id[] =>
  list.includes(id) ? list : [...list, id];
export const withoutId = (list: readonly Id[], id: Id): readonly Id[] =>
  list.includes(id) ? list.filter((each) => each !== id) : list;
