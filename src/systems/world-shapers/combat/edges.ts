import type { Term } from '../../../kernel/terms.ts';
import { giftTerms, stanceOf, statusEffects, sufferings } from '../effects/effects.ts';
import { hiddenEdge } from '../hiding.ts';
import { fights } from '../left-to-fight.ts';
import { clingingEdge } from '../riding/riding.ts';
import type { Edge } from '../roll/edge.ts';
import { disadvantage } from '../roll/edge.ts';
import { armsReach, distanceBetween, hiddenFrom, sees } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes } from '../state.ts';
import { statuses } from '../status/catalogue.ts';
import { meleeReach } from './means.ts';
import type { Manner } from './types.ts';

/** What situations do to an attack roll: advantage, disadvantage and Buffs. */

/** WS-STA-6: from the target's Status Effects. */
const ofTarget = (fight: Fight, target: Combatant, manner: Manner): readonly Edge[] =>
  sufferings(fight, target).flatMap(({ kind }) => {
    const edge = kind.attacked?.[manner];
    return edge === undefined ? [] : [{ kind: edge, label: `target ${kind.name}`, clause: 'WS-STA-6' }];
  });

/** WS-STA-6: from the attacker's Status Effects, some of which count only against their source. */
function ofAttacker(fight: Fight, who: Combatant, target: Combatant): readonly Edge[] {
  return sufferings(fight, who).flatMap(({ id, kind }) => {
    if (kind.attacks === undefined) return [];
    const source =
      kind.attacks === 'all' ||
      statusEffects(who).some(({ status, by }) => status === id && by === target.id);
    return source ? [disadvantage(statuses[id].name, 'WS-STA-6')] : [];
  });
}

/** From Defend of the target (WS-BAS-4). */
const ofDefending = (target: Combatant): readonly Edge[] =>
  stanceOf(target, 'defending') === null ? [] : [disadvantage('target defends', 'WS-BAS-4')];

/**
 * WS-ATK-8, WS-R53: the enemies that give a ranged attacker disadvantage; those out of the fight or surrendered do not.
 */
export const threatening = (fight: Fight, who: Combatant, target: Combatant): readonly Combatant[] =>
  everyone(fight).filter(
    (enemy) =>
      foes(who, enemy) &&
      fights(enemy) &&
      distanceBetween(fight, who, enemy) <= meleeReach(enemy) &&
      armsReach(fight, enemy, who) &&
      counts(fight, who, target, enemy),
  );

function counts(fight: Fight, who: Combatant, target: Combatant, enemy: Combatant): boolean {
  switch (fight.rulings.rangedThreat) {
    case 'ableEnemies':
      return true;
    case 'targetOnly':
      return enemy.id === target.id;
    case 'seeingEnemies':
      return sees(fight, enemy, who) && !hiddenFrom(who, enemy);
  }
}

const ofThreat = (fight: Fight, who: Combatant, target: Combatant, manner: Manner): readonly Edge[] =>
  manner === 'melee'
    ? []
    : threatening(fight, who, target).map(({ id, sheet }) =>
        disadvantage(`${sheet.name} within reach`, 'WS-ATK-8', id),
      );

/**
 * Everything that gives the attack advantage or disadvantage. `guess`: the attacker does not know where the target is.
 */
export const attackEdges = (
  fight: Fight,
  who: Combatant,
  target: Combatant,
  manner: Manner,
  guess: boolean,
): readonly Edge[] => [
  ...ofDefending(target),
  ...ofTarget(fight, target, manner),
  ...ofAttacker(fight, who, target),
  ...hiddenEdge(who, target),
  ...(guess ? [disadvantage('a guess', 'WS-ADV-13')] : []),
  ...clingingEdge(who, target),
  ...ofThreat(fight, who, target, manner),
];

/** Hit bonuses of Buffs and Debuffs (WS-ABL-1). */
export const attackGifts = (who: Combatant): readonly Term[] => giftTerms(who, 'hit');
