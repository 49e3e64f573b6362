import type { Pick } from '../../../kernel/port.ts';
import type { Ability } from '../abilities.ts';
import type { Needs } from '../actions/action.ts';
import { yesNo } from '../actions/yes-no.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { areaOf, candidates, judgeOn, pushes, teleports } from './aim.ts';
import { guessesOf, placesOf, pointsOf } from './places.ts';
import { stepsOf, upcastChoices, upcastNeed } from './upcast.ts';
import { dealsHoly, metresOf } from './use.ts';

/** The fields of an Ability's option. */

/** Whether it is for its user alone, who need not be named. */
export const selfOnly = ({ does }: Ability): boolean => does.deed === 'buff' && does.on === 'self';

/** What it is aimed at. */
export function aimNeeds(fight: Fight, who: Combatant, ability: Ability): Needs {
  if (selfOnly(ability)) return {};
  if (areaOf(ability) !== null) {
    return { cell: { kind: 'cell', label: 'Round which square', cells: pointsOf(fight, who, ability) } };
  }
  const oneOf = candidates(fight, who, ability).map((target): Pick => {
    const refused = judgeOn(fight, who, ability, target);
    const note = target.id === who.id ? 'oneself' : `${distanceBetween(fight, who, target)} m away`;
    return { id: target.id, label: target.sheet.name, note, ...(refused ? { refused } : {}) };
  });
  return { target: { kind: 'one', label: 'Whom', oneOf } };
}

/** WS-ATK-3, WS-ATK-15: what may be said of an attack now, and not only when it has hit (WS-R52, WS-R58). */
const attackNeeds = ({ rulings }: Fight): Needs => ({
  ...(rulings.nonLethalTiming === 'withAttack' ? { nonLethal: yesNo('Not to kill', false) } : {}),
  ...(rulings.deliberateMiss === 'afterRoll' ? {} : { miss: yesNo('Miss on purpose', false) }),
});

/** WS-R44: a square in place of somebody, for attacks on those who cannot be found. */
export const squareNeed = (fight: Fight, who: Combatant, ability: Ability): Needs => ({
  cell: { kind: 'cell', label: 'Which square', cells: guessesOf(fight, who, ability) },
});

/** How it is used: how far upcast, whether it is to kill, where to, whether a collision is part of it. */
export function saidNeeds(fight: Fight, who: Combatant, ability: Ability): Needs {
  const { upcast, cost, does } = ability;
  const most = upcastChoices(who, upcast, cost.wp).at(-1) ?? 0;
  return {
    ...upcastNeed(fight.rulings, who, upcast, cost.wp),
    ...(teleports(ability)
      ? {
          to: {
            kind: 'cell',
            label: 'Where to',
            cells: placesOf(fight, who, ability, metresOf({ ability, steps: stepsOf(upcast, most) })),
          },
        }
      : {}),
    ...(does.deed === 'attack' ? attackNeeds(fight) : {}),
    ...(dealsHoly(ability) ? { holyLethal: yesNo('Let Holy damage kill', false) } : {}),
    // WS-R95: where it is not asked and not ruled out, it may be said.
    ...(pushes(ability) && fight.rulings.collisionMerge === true
      ? { merge: yesNo('Collision is part of it', true) }
      : {}),
  };
}
