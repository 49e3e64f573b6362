import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { disarm } from '../actions/disarm.ts';
import { advancedCosts } from '../costs.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { cares } from './care.ts';
import type { Deed } from './deeds.ts';
import { apOf, deedsAt } from './deeds.ts';
import { guarding } from './guard.ts';
import { holds } from './holds.ts';
import { knownFoes } from './people.ts';

/**
 * Candidates for the tactics that look ahead, besides those that the sensible tactic values most: the best of each kind
 * of deed that is possible from here.
 */
export function worthAThought(fight: Fight, who: Combatant): readonly Choice[] {
  const against = knownFoes(fight, who);
  const ap = apOf(fight, who);
  const deeds = [
    ...deedsAt(fight, who, against, ap),
    ...cares(fight, who, ap, () => null),
    ...holds(fight, who, against, ap),
    ...guarding(fight, who),
  ];
  return [...bestOfEach(deeds), ...disarms(fight, who, against, ap)];
}

/** The best deed of each kind; deeds of a kind differ only in target and spending. */
function bestOfEach(deeds: readonly Deed[]): readonly Choice[] {
  const best = new Map<string, Deed>();
  for (const deed of deeds) {
    const kind = `${deed.choice.option}/${deed.choice.maneuver ?? ''}`;
    if (deed.worth > (best.get(kind)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(kind, deed);
  }
  return [...best.values()].sort((a, b) => b.worth - a.worth).map(({ choice }) => choice);
}

/** WS-ADV-10: disarming, for each item in hand of adjacent foes. */
const disarms = (
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  ap: number,
): readonly Choice[] =>
  ap < advancedCosts.disarm
    ? []
    : against
        .filter((foe) => adjacent(fight, who, foe))
        .flatMap((foe) => foe.hands.map(({ item }) => ({ option: 'disarm', target: foe.id, item: item.id })))
        .filter((choice) => !isRefusal(disarm.read(fight, who, choice)));
