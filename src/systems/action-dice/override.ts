import { judgeSide } from '../../documents/by-hand.ts';
import { overrideWith } from '../../engine/hand.ts';
import type { Id } from '../../kernel/json.ts';
import { isRefusal } from '../../kernel/port.ts';
import { apply } from './apply/index.ts';
import { conditionTable } from './conditions/catalogue.ts';
import { released } from './effects/lasting.ts';
import type { Facts } from './facts/index.ts';
import { setPool, setTrack } from './override-numbers.ts';
import { place, setOut } from './override-places.ts';
import { setCondition } from './override-states.ts';
import { addCombatant, moveItem, setDoor } from './override-things.ts';
import { setActive, setInitiative } from './override-turns.ts';
import type { Combatant, Fight } from './state.ts';
import { allies, copy, everyone, one } from './state.ts';

const clause = 'AD-DIE-18';

/** AD-POS-7, AD-SHK-1: one is unaware of enemies, and pins them: what of that ends by a change of side. */
function endedBetweenFriends(fight: Fight, turned: Combatant): readonly Facts[] {
  const friends = (a: Combatant, id: Id): boolean => {
    const b = id === turned.id ? turned : one(fight, id);
    return (a === turned || b === turned) && allies(a, b);
  };
  return everyone(fight).flatMap((each): readonly Facts[] => {
    const who = each.id === turned.id ? turned : each;
    const of = who.unaware.filter((id) => friends(who, id));
    return [
      ...(of.length > 0 ? [{ fact: 'aware', who: who.id, of, clause } satisfies Facts] : []),
      ...who.effects
        .filter(({ condition, by }) => conditionTable[condition].held && by !== null && friends(who, by))
        .map(
          ({ id, condition }): Facts => ({ fact: 'effect-ended', who: who.id, id, condition, why: 'hand' }),
        ),
    ];
  });
}

const changed = overrideWith<Combatant, Fight, Facts>({
  clause,
  copy,
  apply,
  track: setTrack,
  pool: setPool,
  condition: setCondition,
  position: place,
  initiative: setInitiative,
  side: (fight, who, side) =>
    judgeSide(who, side, 'AD-ENC-1') ?? [
      { fact: 'side', who: who.id, side },
      ...endedBetweenFriends(fight, { ...who, side }),
    ],
  add: addCombatant,
  remove: (_, { id: who }) => [{ fact: 'removed', who }],
  out: setOut,
  item: moveItem,
  door: setDoor,
  active: setActive,
});

/**
 * The game master's hand: each change as the facts that carry it out, or a refusal (AD-DIE-18). What was held by
 * somebody whom it puts out ends with it (AD-SHK-1).
 */
export const override: typeof changed = (fight, change, reason) => {
  const facts = changed(fight, change, reason);
  if (isRefusal(facts)) return facts;
  const after = copy(fight);
  for (const fact of facts) apply(after, fact);
  return [...facts, ...released(after)];
};
