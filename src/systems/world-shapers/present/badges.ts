import type { Why } from '../../../kernel/port.ts';
import type { Facts } from '../facts/index.ts';
import type { RulingKey } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

/** The rulings that influenced a line without being named by its terms, shown as badges. */

const ids = (...keys: readonly RulingKey[]): readonly string[] => keys.map((key) => rulingIds[key]);

/** Rulings behind rolls, by their purpose. */
const byPurpose: { readonly [purpose: string]: readonly RulingKey[] } = {
  ambush: ['surpriseCheck'],
  notice: ['surpriseCheck'],
  spot: ['hideContest'],
};

/** The rulings behind a roll: those given with it, those of its purpose, and those of its counting terms. */
export function rollRulings({ purpose, rulings = [], total, edge }: Why): readonly string[] {
  const cited = [...(total?.terms ?? []), ...(edge?.terms ?? [])].flatMap(({ ruling, off }) =>
    ruling && off === undefined ? [ruling] : [],
  );
  return [...new Set([...rulings, ...ids(...(byPurpose[purpose] ?? [])), ...cited])];
}

/** The rulings behind a fact. */
export function factRulings(fight: Fight, fact: Facts): readonly string[] {
  switch (fact.fact) {
    case 'over':
      return fight.rulings.combatEnd === 'gmOnly' ? [] : ids('combatEnd');
    case 'fight-goes-on':
      return ids('combatEnd');
    case 'order':
      return [
        ...(fight.unions.length > 0 ? ids('unionInitiativeRounding') : []),
        ...(fact.ties.length > 0 ? ids('initiativeTie') : []),
      ];
    case 'order-changed':
      return fact.why === 'joined' ? ids('lateJoiners') : [];
    case 'turn-ended':
      return fact.carried > 0 ? ids('apCarry') : [];
    case 'turn-began':
      return fact.rp === null ? [] : ids('reactionRefresh');
    case 'turn-held':
      return fight.unions.some((union) => union.join('+') === fact.slot)
        ? ids('holdTurnOnlyUnused', 'unionHold')
        : ids('holdTurnOnlyUnused');
    case 'turn-taken':
      return ids('heldTurnEntry');
    case 'turn-lost':
      return ids('endOfRoundOrder');
    case 'union-left':
    case 'hold-refused':
      return ids('unionHold');
    case 'cinematic-refused':
      return ids('cinematicRefusedCost');
    case 'cinematic':
      return fact.made > 0 ? ids('coopCompensation') : [];
    case 'free-use':
      return fact.use === null ? [] : ids('freeUse');
    case 'action-held':
      return ids('heldAbilityCost');
    case 'held-fires':
      return ids('heldActionTiming');
    case 'held-lost':
      return fact.why === 'illegal' || fact.why === 'unable' ? ids('heldActionLost') : [];
    case 'turn-passed':
      return fact.why === 'down' ? ids('downState') : [];
    case 'movement-cut':
      return ids('splitMovement');
    case 'stopped':
      return fact.at === 'space' ? [] : ids('collisionBlockers');
    case 'barred':
      return ids('passThroughFailure');
    case 'credits':
      return fact.left > 0 ? ids('attackCredit') : [];
    case 'went-down':
    case 'came-to':
      return ids('downState');
    case 'died':
      return fact.clause === 'WS-VIT-6' ? ids('deathThreshold') : [];
    case 'healed':
      return ids('healing');
    case 'temporary':
      return ids('tempVitality');
    case 'vitality-lost':
      return [
        ...(fact.clause === 'WS-VIT-5' ? ids('bleedingLoss') : []),
        ...(fact.lost > 0 ? ids('tempVitality') : []),
      ];
    case 'affinity-known':
      return ids('affinityVisibility');
    case 'grabbed':
      return ids('grabEffect');
    case 'hidden':
      return fact.clause === 'WS-INI-20' ? ids('hiddenScope') : ids('hideContest');
    case 'revealed':
    case 'given-away':
      return ids('revealingActions');
    case 'contest':
      return fact.rulings;
    case 'check':
      return fact.critical === null ? [] : ids('skillNatural20');
    case 'defense':
      return defenseRulings(fact);
    case 'effect-began':
      return isBleeding(fact) && !one(fight, fact.who).sheet.biological
        ? ids('nonBiologicalBleeding')
        : effectRulings(fact.effect.until.when, fact.effect.kind);
    default:
      return [];
  }
}

type Fact<Kind extends Facts['fact']> = Extract<Facts, { readonly fact: Kind }>;

/** WS-R64; WS-R65 if the result would be different with the other reading of a natural 20 or 1. */
function defenseRulings({ how, result, bonus, power }: Fact<'defense'>): readonly string[] {
  if (how === 'chosen') return ids('drFailPrompt');
  if (result === null) return [];
  const natural = result - bonus.value;
  const at = result >= power ? 1 : 20;
  return natural === at ? ids('drNaturals') : [];
}

/** Whether it begins Bleeding (WS-R73). */
const isBleeding = ({ effect }: Fact<'effect-began'>): boolean =>
  effect.kind === 'status' && effect.status === 'bleeding';

/** WS-R16 for counted durations, WS-R91 for leaning. */
function effectRulings(when: string, kind: string): readonly string[] {
  if (kind === 'leaning') return ids('leanDuration');
  return when === 'turn-ends' || when === 'round-ends' ? ids('roundDurations') : [];
}
