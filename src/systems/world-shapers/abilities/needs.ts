import type { PickValue } from '../../../kernel/port.ts';
import type { Ability } from '../abilities.ts';
import type { Needs } from '../actions/action.ts';
import { yesNo } from '../actions/yes-no.ts';
import { abilityMeans } from '../combat/means.ts';
import { attackNote } from '../combat/note.ts';
import { drPowerOf } from '../numbers.ts';
import { prepareDefense } from '../roll/defense.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import type { Stat } from '../stats.ts';
import { statNames } from '../stats.ts';
import { areaOf, candidates, judgeOn, pushes, teleports } from './aim.ts';
import { guessesOf, placesOf, pointsOf } from './places.ts';
import { stepsOf, upcastChoices, upcastNeed } from './upcast.ts';
import { dealsHoly, metresOf } from './use.ts';

/** The fields of an Ability's option. */

/** Whether it can only be used on oneself, so that no target is named. */
export const selfOnly = ({ does }: Ability): boolean => does.deed === 'buff' && does.on === 'self';

/** The field for the target or point. */
export function aimNeeds(fight: Fight, who: Combatant, ability: Ability): Needs {
  if (selfOnly(ability)) return {};
  if (areaOf(ability) !== null) {
    return { cell: { kind: 'cell', label: 'Around which square', cells: pointsOf(fight, who, ability) } };
  }
  const oneOf = candidates(fight, who, ability).map((target): PickValue => {
    const refused = judgeOn(fight, who, ability, target);
    const pick = { id: target.id, label: target.sheet.name };
    return refused ? { ...pick, refused } : { ...pick, note: noteOn(fight, who, ability, target) };
  });
  return { target: { kind: 'one', label: 'Whom', oneOf } };
}

/** The note beside a target: the roll, and the distance. */
function noteOn(fight: Fight, who: Combatant, ability: Ability, target: Combatant): string {
  const { does } = ability;
  if (does.deed === 'attack') return attackNote(fight, who, target, [abilityMeans(ability, 0)]);
  const place = target.id === who.id ? 'oneself' : `${distanceBetween(fight, who, target)} m away`;
  return does.deed === 'defense' ? `${defenseNote(fight, who, does.dr, target)}, ${place}` : place;
}

/** WS-DRS-3, WS-DRS-4: the target's Defense Roll against the DR Power, in words. */
function defenseNote(fight: Fight, who: Combatant, dr: Stat, target: Combatant): string {
  if (isObject(target)) return 'fails every DR';
  const power = drPowerOf(fight, who).value;
  const spec = {
    who: target.id,
    dr,
    power,
    by: who.id,
    from: who.cell,
    clause: 'WS-DRS-4',
    purpose: 'withstand',
  };
  const { bonus, weighed } = prepareDefense(fight, spec);
  const edge = weighed.dice > 1 ? `, ${weighed.keep === 'best' ? 'advantage' : 'disadvantage'}` : '';
  const sign = bonus.value < 0 ? '−' : '+';
  return `${statNames[dr]} DR ${sign}${Math.abs(bonus.value)} against ${power}${edge}`;
}

/** WS-ATK-3, WS-ATK-15: fields of an attack that are not asked only after the roll (WS-R52, WS-R58). */
const attackNeeds = ({ rulings }: Fight): Needs => ({
  ...(rulings.nonLethalTiming === 'withAttack' ? { nonLethal: yesNo('Not to kill', false) } : {}),
  ...(rulings.deliberateMiss === 'afterRoll' ? {} : { miss: yesNo('Miss on purpose', false) }),
});

/** WS-R44: the field for a square, for attacks on hidden targets. */
export const squareNeed = (fight: Fight, who: Combatant, ability: Ability): Needs => ({
  cell: { kind: 'cell', label: 'Which square', cells: guessesOf(fight, who, ability) },
});

/** The fields about the manner of use: upcasting, non-lethal, destination, merged collision. */
export function saidNeeds(fight: Fight, who: Combatant, ability: Ability): Needs {
  const { upcast, cost, does } = ability;
  const most = upcastChoices(who, upcast, cost.wp).at(-1) ?? 0;
  return {
    ...upcastNeed(fight.rulings, who, upcast, cost.wp, does),
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
    // WS-R95: only if the ruling leaves it to the command.
    ...(pushes(ability) && fight.rulings.collisionMerge === true
      ? { merge: yesNo('Collision is part of it', true) }
      : {}),
  };
}
