import type { RolledFact } from '../../../engine/rolled.ts';
import type { Face } from '../../../kernel/dice.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Why } from '../../../kernel/port.ts';
import { hasHealth } from '../derived.ts';
import { actionDie, valueLabel } from '../dice/pool.ts';
import type { Facts } from '../facts/index.ts';
import { isWounded, poolMost } from '../numbers.ts';
import type { RulingKey } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import { overlap } from '../space.ts';
import type { Fight } from '../state.ts';
import { everyone, isUnconscious, one, present } from '../state.ts';
import { rulingsIn } from './words.ts';

/** The rulings that affect a line of the log, where no term of a number cites them: badges. */

const ids = (...keys: readonly RulingKey[]): readonly string[] => keys.map((key) => rulingIds[key]);

/** The rulings of a roll: those of the question it answers, and those that its terms cite. */
export const rollRulings = ({ rulings = [], total, edge }: Why): readonly string[] => [
  ...new Set([...rulings, ...rulingsIn(total, edge)]),
];

/**
 * The rulings of faces: a burst; the highest face of a weapon's die, which does not burst by default; a 20 or 1 of the
 * Action Dice where there is a number to beat.
 */
export function fallenRulings({ pool, faces, why }: RolledFact): readonly string[] {
  const highest = (face: Face, sides: number): boolean =>
    (typeof face === 'number' ? face : face[0]) === sides;
  return pool.dice.flatMap((die, place) => {
    const face = faces[place] ?? 0;
    if (die.label === actionDie.label) {
      return why.target !== undefined && (face === 20 || face === 1) ? ids('naturals') : [];
    }
    if (die.label === valueLabel) return highest(face, die.sides) ? ids('weaponDiceBurst') : [];
    return die.burst && highest(face, die.sides) ? ids('burst') : [];
  });
}

/** The rulings of a fact. */
export function factRulings(fight: Fight, fact: Facts): readonly string[] {
  if ('rulings' in fact) return fact.rulings;
  switch (fact.fact) {
    case 'attack':
      return fact.behind ? ids('behindDeclared') : [];
    case 'over':
      return fight.rulings.encounterEnd === 'gmOnly' ? [] : ids('encounterEnd');
    case 'fight-goes-on':
      return ids('encounterEnd');
    case 'order':
      return tied(fact.places.map(({ initiative }) => initiative)) ? ids('initiativeTie') : [];
    case 'tie-broken':
      return ids('initiativeTie');
    case 'order-changed':
      return fact.why === 'joined' ? ids('lateJoin') : [];
    case 'initiative':
      return fact.first === fact.later ? [] : ids('overWatchDie');
    case 'watched':
      return [
        ...ids('vectorWidth'),
        ...(fact.attackers.length > 0 || fact.fooled.length > 0 ? ids('fooledWatch') : []),
      ];
    case 'ambush':
      return fact.ambushed.some((id) => fact.ambushers.includes(id)) ? ids('ambushBoth') : [];
    case 'turn-began':
      // AD-R26: the term may be one that does not count.
      return fact.total.terms.some(({ ruling }) => ruling === rulingIds.ambushBoth) ? ids('ambushBoth') : [];
    case 'turn-ended':
      return fact.carried > 0 ? ids('unspentActions') : [];
    case 'turn-passed':
      return fact.why === 'winded' ? ids('windedTiming') : [];
    case 'act-began':
    case 'act-went-on':
      return ids('longAct');
    case 'act-ended':
      return fact.why === 'broken' ? ids('longActBroken') : fact.why === 'done' ? [] : ids('longAct');
    case 'readied':
      return ids('readyWhat');
    case 'readied-gone':
      return fact.why === 'fired'
        ? ids('readyVigor', 'readyTiming')
        : fact.why === 'replaced'
          ? ids('readyWhat')
          : [];
    case 'winded':
      return fact.on ? ids('windedTiming') : ids('windedEnd');
    case 'defends':
      return fact.times > 1 ? ids('defendStacks') : [];
    case 'vigor':
      return fact.clause === 'AD-REC-6' && isUnconscious(one(fight, fact.who)) ? ids('recoveryWho') : [];
    case 'drew':
      return ids('drawing');
    case 'item-moved':
      return fact.why === 'drawn' || fact.why === 'put away' || fact.why === 'picked up'
        ? ids('drawing')
        : [];
    case 'feet':
      return ids('moveRounding');
    case 'moved':
      return passesSomebody(fight, fact.who, fact.path) ? ids('passing') : [];
    case 'action':
      return fact.action === 'stabilise' ? ids('stabiliseCost') : [];
    case 'durability':
    case 'health':
      return [
        ...healedRulings(fight, fact),
        ...(fact.fact === 'durability' && fact.clause === 'AD-REC-7' && fact.was === 0
          ? ids('woundedRecovery')
          : []),
      ];
    case 'died':
      return diedRulings(fact.clause);
    case 'destroyed':
      return one(fight, fact.who).sheet.kind === 'construct' ? ids('constructs') : [];
    case 'wear':
      return ids('armorWear', ...(fact.ruined ? (['armorLastHit'] as const) : []));
    case 'shock-clock':
      return ids('durationCount');
    case 'unconscious':
      return ids('fallsProne');
    case 'came-to':
      return ids('wakeOnHealth');
    case 'push-laid':
      return [...ids('chargeLife'), ...(fact.waiting.push.ruling ? [fact.waiting.push.ruling] : [])];
    case 'push-gone':
      return fact.why === 'over' ? ids('chargeLife') : [];
    case 'effect-began':
      return [
        ...(fact.clause.startsWith('AD-TYP') ? ids('typeRiders') : []),
        ...(fact.effect.until.when === 'rounds' ? ids('durationCount') : []),
      ];
    case 'zone-began':
      return ids(
        'visibilityZones',
        ...(fact.zone.until.when === 'rounds' ? (['durationCount'] as const) : []),
      );
    case 'aware':
    case 'unaware':
      return ids('awareness');
    case 'pushed':
      return ids('forcedMovement');
    case 'prone':
      return fact.clause === 'AD-ACT-17'
        ? ids('dropProne')
        : fact.clause === 'AD-POS-10'
          ? ids('knockDownWhen')
          : [];
    case 'negated':
      return fact.on ? ids('knockDownNegates') : [];
    default:
      return [];
  }
}

type Body = Extract<Facts, { readonly fact: 'durability' | 'health' }>;

/** AD-R77: whether being wounded has just ended. */
function healedRulings(fight: Fight, { fact, who: id, was, left }: Body): readonly string[] {
  const who = one(fight, id);
  if (left <= was || !hasHealth(who.sheet, fight.rulings) || isWounded(fight, who)) return [];
  const whole = fact === 'health' && left === poolMost(fight, who, 'health');
  const ends = fight.rulings.woundedEnds === 'healthFull' ? whole : fact === 'durability' && was === 0;
  return ends ? ids('woundedEnds') : [];
}

/** The ruling behind a death: helpless, the clock, damage after stabilising. */
function diedRulings(clause: string): readonly string[] {
  switch (clause) {
    case 'AD-SHK-2':
      return ids('helpless');
    case 'AD-SHK-4':
      return ids('durationCount');
    case 'AD-SHK-7':
      return ids('stableHurt');
    default:
      return [];
  }
}

/** AD-R33: whether a path leads through the space of another combatant. */
function passesSomebody(fight: Fight, id: Id, path: readonly Cell[]): boolean {
  const { squares } = one(fight, id);
  return everyone(fight).some(
    (other) =>
      other.id !== id &&
      present(other) &&
      path.slice(0, -1).some((cell) => overlap(cell, squares, other.cell, other.squares)),
  );
}

const tied = (initiatives: readonly number[]): boolean => new Set(initiatives).size < initiatives.length;
