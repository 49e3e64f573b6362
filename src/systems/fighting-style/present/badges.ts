import type { Cell } from '../../../kernel/json.ts';
import type { CombatFact } from '../combat/facts.ts';
import { compares } from '../combat/results.ts';
import type { ConditionFact, Facts } from '../facts.ts';
import type { RulingKey } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { isUnconscious } from './words.ts';

/** The rulings that decided what a line says, where none of its numbers cites them: badges. */

const ids = (...keys: readonly RulingKey[]): readonly string[] => keys.map((key) => rulingIds[key]);

/** Contests that are settled as they are by a ruling, by their purpose. */
const byContest: { readonly [purpose: string]: readonly RulingKey[] } = {
  'break-free': ['breakFree'],
  search: ['searchProcedure'],
  sneak: ['sneakProcedure'],
};

/** The rulings of a fact. */
export function factRulings(fight: Fight, fact: Facts): readonly string[] {
  switch (fact.fact) {
    case 'surprised':
      return fact.sneakers.length > 1 ? ids('surpriseStealth') : [];
    case 'turn-skipped':
      return fact.why === 'surprised' ? ids('surpriseScope') : [];
    case 'order':
      return fact.why === 'initiative' && hasEquals(fight) ? ids('initiativeTie') : [];
    case 'fight-goes-on':
      return ids('encounterEnd');
    case 'over':
      return fight.rulings.encounterEnd === 'automatic' ? ids('encounterEnd') : [];
    case 'turn-saved':
      return fact.waits.round === fight.round ? [] : ids('saveTurn');
    case 'action':
      return fact.action === 'release' ? ids('releaseAction') : [];
    case 'moved':
      return isDiagonal(fact.from, fact.path) ? ids('gridMetric') : [];
    case 'movement-spent':
      return ids('standCost');
    case 'fell-back':
      return ids('moveThrough');
    case 'attack':
      return [
        ...(fact.targets.length > 1 ? ids('multiTarget') : []),
        ...(fact.step ? ids('opportunityMove') : []),
      ];
    case 'combat-roll':
      return resultRulings(fight, fact);
    case 'maneuver':
      return fact.location === undefined ? [] : ids('hitLocations');
    case 'location':
      return ids('hitLocations');
    case 'feint':
    case 'feint-lost':
      return ids('feintTiming');
    case 'spell':
      return fact.stopped === undefined ? ids('spellTest') : [];
    case 'contest':
      return ids(...(byContest[fact.purpose] ?? []), ...(fact.tied ? (['contestTie'] as const) : []));
    case 'condition':
      return conditionRulings(fight, fact);
    case 'note':
      return fact.clause === 'FS-MAN-9' ? ids('pushBlocked') : [];
    case 'knocked-out':
    case 'woke':
      return ids('knockoutAt');
    case 'died':
    case 'dying-test':
      return ids('dying');
    case 'item-moved':
      if (fact.why === 'disarmed') return ids('disarmLanding');
      return fact.why === 'dropped' && isUnconscious(fight, fact.who) ? ids('unconscious') : [];
    case 'loaded':
      return ids('loading');
    default:
      return [];
  }
}

/**
 * FS-R2 where Successes were compared, FS-R79 where they were equal; FS-R38 where an attack was withstood, or was not,
 * though both passed.
 */
function resultRulings(
  { rulings }: Fight,
  { defence, attack, defended }: Extract<CombatFact, { readonly fact: 'combat-roll' }>,
): readonly string[] {
  if (!attack.passed || !defended.passed) return [];
  const compared = compares(defence, rulings);
  return [
    ...(compared ? ids('successCount') : []),
    ...(compared && attack.successes === defended.successes ? ids('defenceTie') : []),
    ...(defence === 'withstand' ? ids('withstandCompare') : []),
  ];
}

function conditionRulings(
  { rulings }: Fight,
  { condition, on, clause }: Extract<ConditionFact, { readonly fact: 'condition' }>,
): readonly string[] {
  if (clause === 'FS-MAN-9') return ids('pushBlocked');
  // By default the line of the metres that standing up takes carries it.
  if (clause === 'FS-ACT-10' && rulings.standCost !== 'halfSpeed') return ids('standCost');
  return condition === 'surprised' && !on ? ids('surpriseScope') : [];
}

function hasEquals({ combatants }: Fight): boolean {
  const rolled = Object.values(combatants).flatMap(({ initiative }) => initiative ?? []);
  return new Set(rolled).size < rolled.length;
}

const isDiagonal = (from: Cell, path: readonly Cell[]): boolean =>
  path.some((cell, place) => {
    const before = place === 0 ? from : (path[place - 1] as Cell);
    return cell.x !== before.x && cell.y !== before.y;
  });
