import type { Why } from '../../../kernel/port.ts';
import { rulingsIn } from '../../../kernel/terms.ts';
import type { HarmFact } from '../facts/harm.ts';
import type { Facts } from '../facts/index.ts';
import type { StateFact } from '../facts/states.ts';
import type { SettledBy, ToldFact } from '../facts/told.ts';
import { diagonalsAlong } from '../movement/along.ts';
import type { RulingKey } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';

/** The rulings that decided what a line says, where none of its numbers cites them: badges. */

const ids = (...keys: readonly RulingKey[]): readonly string[] => keys.map((key) => rulingIds[key]);

type ByKey = { readonly [key: string]: readonly RulingKey[] };

/** Rolls that exist, or are met, by a ruling. */
const byPurpose: ByKey = {
  terrain: ['terrainTest'],
  disengage: ['disengageAgainst'],
  stealth: ['stealthTest'],
  notice: ['stealthTest'],
  resist: ['ailmentResist'],
  'hold-breath': ['suffocationTiming'],
  'break-out': ['grappleSkills'],
  shock: ['shockContact'],
};

/** What an ailment makes somebody do. */
const byOrder: ByKey = {
  'PE-AIL-15': ['brainwashMove'],
  'PE-AIL-16': ['confusedBands', 'confusedTurn'],
  'PE-AIL-18': ['enragedMove'],
  'PE-AIL-19': ['panicGap'],
};

/** Remarks that say what a ruling has made of something. */
const byNote: ByKey = { 'PE-AIL-14': ['amnesiaCommand'], 'PE-FATE-4': ['fateReroll'] };

/** Stress that is counted by a ruling. */
const byStress: ByKey = { 'PE-INJ-19': ['brokenToes'], 'PE-MIA-3': ['miasmaRate'] };

/** What puts somebody out of the fight. */
const byFall: ByKey = { 'PE-WND-4': ['deadlyOutcome'], 'PE-DEC-2': ['decayFloor'] };

const of = (table: ByKey, key: string): readonly string[] => ids(...(table[key] ?? []));

/**
 * The rulings of a roll: those given with it, those of its purpose, those that its terms cite. PE-R9, which every test
 * follows, only where it has not its default.
 */
export function rollRulings({ rulings: { degreesMode } }: Fight, why: Why): readonly string[] {
  const plain = degreesMode === 'margin' ? rulingIds.degreesMode : null;
  const given = (why.rulings ?? []).filter((ruling) => ruling !== plain);
  return [...new Set([...given, ...of(byPurpose, why.purpose), ...rulingsIn(why.total, why.edge)])];
}

/** The rulings of a fact. */
export function factRulings(fight: Fight, fact: Facts): readonly string[] {
  switch (fact.fact) {
    case 'initiative':
      return ids('initiativeScore');
    case 'order':
      return fact.why === 'shared' || fact.sharing !== undefined ? ids('initiativeFinalTie') : [];
    case 'action':
      return fact.action === 'reload' ? ids('reloadProgress') : [];
    case 'moved':
      return diagonalsAlong(fact.from, fact.path) > 0 ? ids('diagonalCost') : [];
    case 'pushed':
      return ids('pushDirection');
    case 'reloading':
      return ids('reloadProgress');
    case 'worn':
    case 'armor-worn':
      return ids('equipmentHit');
    case 'equipped':
      return ids('personaSwapCost');
    case 'note':
      return of(byNote, fact.clause);
    case 'wounds':
    case 'persona-wounds':
    case 'persona-broken':
    case 'track-set':
    case 'stress':
    case 'injury':
    case 'injury-ended':
    case 'injury-ignored':
    case 'decay':
    case 'knocked-out':
    case 'died':
    case 'harm':
      return harmRulings(fact);
    case 'condition':
    case 'ailment':
    case 'ailment-ended':
    case 'ailment-kept-off':
    case 'protecting':
    case 'hidden':
      return stateRulings(fact);
    case 'contest':
    case 'attack':
    case 'attack-result':
    case 'scattered':
    case 'protected':
    case 'all-out':
    case 'fate':
    case 'taken-over':
      return toldRulings(fight, fact);
    default:
      return [];
  }
}

function harmRulings(fact: HarmFact): readonly string[] {
  switch (fact.fact) {
    case 'wounds':
      return fact.rib === undefined ? [] : ids('bruisedRib');
    case 'persona-wounds':
      return ids('personaTrack');
    case 'persona-broken':
      return ids('personaSpill');
    case 'track-set':
      return fact.shrunk ? ids('woundTracksFixed') : [];
    case 'stress':
      return of(byStress, fact.clause);
    case 'injury':
      return ids('injuryPerAttack', 'injuryLocations');
    case 'injury-ended':
      return ids('injuryEnds');
    case 'injury-ignored':
      return ids('ignoreInjuryUntil');
    case 'decay':
      return fact.clause === 'PE-BLD-3' ? ids('bloodLossOut') : [];
    case 'knocked-out':
      return of(byFall, fact.clause);
    case 'died':
      return of(byFall, fact.clause ?? 'PE-WND-4');
    case 'harm':
      return fact.savage.value > 0 ? ids('savageBase') : [];
    default:
      return [];
  }
}

function stateRulings(fact: StateFact): readonly string[] {
  switch (fact.fact) {
    case 'condition':
      if (fact.condition !== 'prone') return [];
      return fact.clause === 'PE-ACT-34'
        ? ids('goProneCost')
        : fact.clause === 'PE-ACT-35'
          ? ids('riseCost')
          : [];
    case 'ailment':
      return [
        ...(fact.replaces === undefined ? [] : ids('ailmentReplace')),
        ...(fact.ruledTurns ? ids('stunnedTurns') : []),
        ...(fact.clause === 'PE-CRIT-4' ? ids('magicCriticalEffects', 'criticalAilmentResisted') : []),
      ];
    case 'ailment-ended':
      return fact.why === 'over' ? ids('durationCount') : fact.why === 'damage' ? ids('takesDamage') : [];
    case 'ailment-kept-off':
      return fact.keeps === undefined ? [] : ids('ailmentReplace');
    case 'protecting':
      return ids('protectUntil');
    case 'hidden':
      return fact.clause === 'PE-ACT-36' ? ids('stealthTest') : [];
    default:
      return [];
  }
}

function toldRulings(fight: Fight, fact: ToldFact): readonly string[] {
  switch (fact.fact) {
    case 'contest':
      return settling(fact);
    case 'attack':
      return fact.purpose === 'chance' ? ids('chanceTiming') : [];
    case 'attack-result':
      return resultRulings(fight, fact);
    case 'scattered':
      return ids('scatterWhen', 'scatterPad');
    case 'protected':
      return ids('protectRange');
    case 'all-out':
      return ids('allOutContributors');
    case 'fate':
      return fact.use === 'reroll' ? ids('fateReroll') : [];
    case 'taken-over':
      return of(byOrder, fact.clause);
    default:
      return [];
  }
}

/** PE-R10 for a tie, PE-R11 where both have failed. */
const settling = ({ tied, bothFailed }: SettledBy): readonly string[] => [
  ...(tied ? ids('opposedTieBreak') : []),
  ...(bothFailed ? ids('bothFail') : []),
];

/** PE-R68 where a Critical Hit could not be evaded, and what the better affinities mean. */
function resultRulings(
  { rulings }: Fight,
  fact: Extract<ToldFact, { readonly fact: 'attack-result' }>,
): readonly string[] {
  const { outcome, critical } = fact;
  return [
    ...settling(fact),
    ...(critical && !rulings.criticalNeedsHit ? ids('criticalNeedsHit') : []),
    ...(outcome === 'repelled' ? ids('repelKeeps') : []),
    ...(outcome === 'absorbed' ? ids('absorbHeals') : []),
  ];
}
