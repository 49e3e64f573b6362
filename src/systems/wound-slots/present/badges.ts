import type { Why } from '../../../kernel/port.ts';
import type { Facts } from '../facts/index.ts';
import type { RulingKey } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';

/** Rulings that affect what a log line says and that none of its numbers cites: shown as badges. */

const ids = (...keys: readonly RulingKey[]): readonly string[] => keys.map((key) => rulingIds[key]);

/** Purposes of rolls that exist, or have their TN, by a ruling. */
const byPurpose: { readonly [purpose: string]: readonly RulingKey[] } = {
  consciousness: ['knockout'],
  dying: ['dying'],
  'wake-up': ['wakeUpTn'],
  'hold-on': ['holdTn'],
  surface: ['holdTn'],
  tie: ['initiativeTie'],
  escape: ['escapeTn'],
  jump: ['jumpRoll'],
  calm: ['calmCount'],
  defense: ['defenseRolls'],
};

/** Reasons of AP changes that depend on a ruling. */
const byReason: { readonly [why: string]: readonly RulingKey[] } = {
  start: ['startingAp'],
  action: ['apCosts'],
  movement: ['movementRounding'],
  stumbling: ['fasterFail'],
};

const byHindrance: { readonly [hindrance: string]: readonly RulingKey[] } = {
  disarm: ['disarmItem'],
  distract: ['distractScope'],
};

/** The rulings of a roll: those of its dice (SL-R2, SL-R3), of its purpose, and those that its terms cite. */
export function rollRulings({ purpose, rulings = [], total }: Why): readonly string[] {
  const cited = (total?.terms ?? []).flatMap(({ ruling, off }) =>
    ruling && off === undefined ? [ruling] : [],
  );
  return [...new Set([...rulings, ...ids(...(byPurpose[purpose] ?? [])), ...cited])];
}

/** The rulings of a fact. */
export function factRulings(fight: Fight, fact: Facts): readonly string[] {
  switch (fact.fact) {
    case 'initiative':
      if (fact.clause === 'SL-ATK-10' || fact.clause === 'SL-ATK-11') {
        return ids('criticalRange', 'criticalScope');
      }
      return [];
    case 'died':
      if (fact.clause === 'SL-HLT-10') return ids('fatalOverflow');
      return fact.clause === 'SL-CND-4' ? ids('dying') : [];
    case 'dying':
      return fact.passed === null ? [] : ids('dying');
    case 'unconscious':
      return fact.on && fact.clause === 'SL-CND-2' ? ids('knockout') : [];
    case 'ap':
      return ids(...(byReason[fact.why] ?? []));
    case 'mana':
      return fact.clause === 'SL-STA-9' ? ids('manaReturn') : [];
    case 'fatigue':
      return fact.clause === 'SL-STA-6' ? ids('manaOverdraft') : [];
    case 'turn-began':
      return fact.clause === 'SL-SEQ-2' ? ids('initiativeReorder') : [];
    case 'action':
      return fact.action === 'rebuff' ? ids('rebuffStep') : [];
    case 'ignoring':
      return fight.active === fact.who ? [] : ids('freeReaction');
    case 'hindered':
      return fact.worked ? ids(...(byHindrance[fact.hindrance] ?? [])) : [];
    case 'dash':
      return ids('dashOrder');
    case 'pinned':
      return fact.on ? ids('pinned') : [];
    case 'exhaustion-lifted':
      return ids('exhaustedClear');
    case 'charge':
      if (fact.charge !== null && fact.charge.untilRound !== null) return ids('timedEnd');
      if (fact.why === 'begun') return ids('chargeTarget', 'chargeScope');
      return fact.why === 'done' ? ids('chargeMoments') : [];
    case 'treated':
      return fact.rulings ?? [];
    case 'action-voided':
      return ids('voidRetry');
    case 'readied':
      return fact.readied === null ? [] : ids('readyCost', 'readyEvents');
    case 'cling':
      return ids('clingPath');
    case 'shoved':
      return ids('forcedMove');
    case 'interposed':
      return ids('interposeTiming');
    case 'bleeding':
    case 'burning':
      return fact.level > 0 ? ids('bleedBurn') : [];
    case 'hobbled':
      return fact.on ? ids('hobbled') : [];
    case 'helpless':
      return fact.until === null ? [] : ids('helpless');
    case 'tie-order':
      return ids('initiativeTie');
    case 'grapple-ended':
      return fact.why === 'apart' ? ids('grappleMove') : fact.why === 'escaped' ? ids('escapeTn') : [];
    case 'contest':
      return fact.rulings ?? [];
    case 'moved':
      if (fact.how === 'jump') return ids('jumpYards');
      return fact.how === 'drift' ? ids('currentDrift') : [];
    case 'opening':
      return ids('openingReach');
    case 'defending':
      return fact.defending === null ? [] : ids('defendTiming');
    case 'over':
      return fight.rulings.combatEnd === 'oneSide' ? ids('combatEnd') : [];
    default:
      return [];
  }
}
