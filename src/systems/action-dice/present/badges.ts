import type { Why } from '../../../kernel/port.ts';
import type { Facts } from '../facts/index.ts';
import type { RulingKey } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { rulingsIn } from './words.ts';

/** Which rulings had a say in what a line tells, where no term of a number says it: badges. */

const ids = (...keys: readonly RulingKey[]): readonly string[] => keys.map((key) => rulingIds[key]);

/** Of a roll: what calls for it, and everything that its terms cite. */
export const rollRulings = ({ rulings = [], total, edge }: Why): readonly string[] => [
  ...new Set([...rulings, ...rulingsIn(total, edge)]),
];

/** Of a fact: what of it the book leaves open. */
export function factRulings(fight: Fight, fact: Facts): readonly string[] {
  if ('rulings' in fact) return fact.rulings;
  switch (fact.fact) {
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
      return fact.clause === 'AD-REC-6' ? ids('recoveryWho') : [];
    case 'wear':
      return ids('armorWear', ...(fact.ruined ? (['armorLastHit'] as const) : []));
    case 'shock-clock':
      return ids('durationCount');
    case 'unconscious':
      return ids('fallsProne');
    case 'came-to':
      return ids('wakeOnHealth');
    case 'push-laid':
      return ids('chargeLife');
    case 'push-gone':
      return fact.why === 'over' ? ids('chargeLife') : [];
    case 'effect-began':
      return fact.effect.until.when === 'rounds' ? ids('durationCount') : [];
    case 'zone-began':
      return ids('visibilityZones');
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

const tied = (initiatives: readonly number[]): boolean => new Set(initiatives).size < initiatives.length;
