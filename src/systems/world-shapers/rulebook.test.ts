import { expect, expectTypeOf, test } from 'vitest';
import { allows, clausesOf } from '../../kernel/rulebook.ts';
import { isWholeRulebook } from '../testing/rulebook.ts';
import { rulebook } from './rulebook.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings, rulingIds, rulings } from './rulings.ts';

/** The sections in order, with their numbers of clauses. */
const groups: readonly (readonly [group: string, clauses: number])[] = [
  ['GEN', 13],
  ['RND', 8],
  ['INI', 21],
  ['BAS', 16],
  ['ADV', 17],
  ['CIN', 19],
  ['ATK', 17],
  ['EVA', 4],
  ['ARM', 10],
  ['DRS', 13],
  ['DMG', 16],
  ['VIT', 7],
  ['ABL', 3],
  ['STA', 6],
  ['TER', 8],
  ['COV', 6],
  ['MOV', 9],
];

const clauses = clausesOf(rulebook);
const ruling = (key: string) => rulings.find((one) => one.key === key) as (typeof rulings)[number];

isWholeRulebook(rulebook, {
  groups,
  clauses: 193,
  rulings: 96,
  constants: ['diceOrder', 'abilityFormat', 'statusSet'],
});

test('who decides: the clauses of each kind that is not the engine’s alone', () => {
  const of = (kind: string) => clauses.filter((one) => one.kind === kind).map((one) => one.id.slice(3));
  expect(of('gm')).toEqual([
    ...['GEN-1', 'GEN-2', 'GEN-12', 'GEN-13', 'INI-2', 'INI-21'],
    ...['CIN-1', 'CIN-3', 'CIN-5', 'CIN-6', 'CIN-7', 'CIN-11', 'TER-1', 'TER-4'],
  ]);
  expect(of('choice')).toEqual([
    ...['RND-7', 'INI-7', 'INI-8', 'INI-11', 'INI-14', 'INI-15', 'BAS-2', 'BAS-3', 'BAS-10'],
    ...['ADV-8', 'ADV-9', 'ADV-10', 'ADV-16', 'CIN-8', 'CIN-12', 'ATK-3', 'ATK-14', 'ATK-15'],
    ...['ARM-6', 'DRS-2', 'DMG-13', 'ABL-2', 'ABL-3', 'COV-5', 'MOV-5'],
  ]);
  expect(of('between')).toEqual(['RND-2', 'RND-3']);
  expect(of('data')).toEqual([
    ...['BAS-1', 'ADV-1', 'ADV-2', 'CIN-16', 'CIN-17', 'CIN-18', 'CIN-19', 'ATK-6', 'ARM-10'],
    ...['DRS-6', 'DRS-7', 'DRS-8', 'DRS-9', 'DRS-10', 'DRS-11', 'DRS-12'],
    ...['DMG-1', 'DMG-6', 'DMG-7', 'DMG-8', 'DMG-9', 'DMG-11', 'DMG-12', 'DMG-14', 'DMG-16'],
    ...['ABL-1', 'STA-2', 'STA-3', 'STA-4', 'STA-6'],
  ]);
});

test('the table as it is when nobody says otherwise', () => {
  expect(defaultRulings).toEqual({
    statBonusFormula: 'statMinusTen',
    halfRounding: 'floor',
    skillGovernors: 'standard',
    skillNatural20: 'criticalSuccess',
    contestTie: 'defender',
    contestSkillPick: 'best',
    contestYield: 'alliesAsked',
    advantageMode: 'bestOfTwoCancel',
    diceOrder: 'standard',
    combatEnd: 'oneSideLeft',
    roundSeconds: 12,
    apCarry: 'lost',
    splitMovement: true,
    reactionRefresh: 'roundStart',
    reactionsOnOwnTurn: true,
    roundDurations: 'bearerTurnEnds',
    initiativeTie: 'askGm',
    objectTurns: 'dataOnly',
    lateJoiners: 'nextRound',
    actFirstAndLast: 'cancel',
    holdTurnOnlyUnused: true,
    heldTurnEntry: 'betweenTurns',
    endOfRoundOrder: 'actLastThenHolders',
    heldAbilityCost: 'onRelease',
    heldActionTiming: 'afterStep',
    heldActionLost: 'lostNoRefund',
    unionHold: 'wholeUnion',
    unionInitiativeRounding: 'exact',
    surprisedReactions: true,
    hiddenScope: 'perObserver',
    surpriseCheck: 'gmSets',
    attackCredit: 'untilTurnEnd',
    freeUse: 'preferFree',
    switchPlacesFail: 'apSpent',
    takingCoverScope: 'sameAsHalfCover',
    advancedActions: true,
    shoveSizeLimit: 'oneAbove',
    climbSelfRedirect: true,
    climbLanding: 'targetChooses',
    summonControl: 'gmOtherwise',
    grabEffect: 'heldInPlace',
    hideContest: 'allOrNothing',
    sightModel: 'centreLine',
    attackHidden: 'guessSpace',
    revealingActions: 'standard',
    shoveDirection: 'anySpace',
    momentumStart: 6,
    cinematicRefusedCost: 'none',
    coopCompensation: 'onePerCritical',
    burstBlocked: 'effectOnly',
    coopBurstPayer: 'onlyBlocked',
    deliberateMiss: 'declaredNoRoll',
    rangedThreat: 'ableEnemies',
    naturalTwentyAlwaysHits: true,
    criticalDamageType: 'mainType',
    upcastRaisesTier: false,
    critManeuverWithoutDamage: 'weaponType',
    nonLethalTiming: 'withAttack',
    nonLethalManeuver: 'oneD4',
    statBonusToDamage: false,
    immuneTypesCount: false,
    armorAllocation: 'askIfMatters',
    armorSpill: true,
    drFailPrompt: 'alliesOnly',
    drNaturals: 'none',
    halfOnSuccess: 'beforeDefences',
    affinityVisibility: 'afterUse',
    affinityStacking: 'onceAndCancel',
    armorOrder: 'armorFirst',
    damageRounding: 'downPerType',
    mixedHoly: 'lethalPartFirst',
    tempVitality: 'firstAndCapped',
    nonBiologicalBleeding: true,
    downState: 'down',
    bleedingLoss: 'tenPercentUp',
    deathThreshold: 'negativeMax',
    healing: 'endsDownAndBleeding',
    abilityFormat: 'sampleTable',
    upcastDeclared: 'withCommand',
    maneuversPerAttack: 1,
    statusTicksWhileDead: true,
    statusSet: 'sample',
    distanceMetric: 'chebyshev',
    sizeFootprint: 'square',
    difficultStack: false,
    passThroughFailure: 'stopAndPay',
    sharedSpaceRules: 'noCheck',
    coverRaisesDrValue: false,
    coverGeometry: 'centreLineAdjacent',
    redirectRoll: 'sameRoll',
    leanDuration: 'untilNextTurn',
    collisionDrPower: 'moverPrimaryStat',
    collisionBlockers: 'wallsAreObjects',
    objectCollisionDr: 'autoFail',
    collisionMerge: true,
    teleportCapPoint: 'final',
  });
});

test('what a table may play instead', () => {
  const others = rulings.map((one) => one.options.slice(1).map((option) => option.id));
  expect(others.map((values) => values.join(' '))).toEqual([
    // GEN
    ...['neverNegative', 'towardZero', 'written', 'noEffect criticalBothEnds', 'initiator', 'ask'],
    ...['never everyoneAsked', 'netCount plusMinusFlat', '', 'gmOnly automatic'],
    // RND
    ...['0.5', 'keptUntilNextTurn', 'false', 'ownTurnStart', 'false', 'sourceTurnStart roundEnd'],
    // INI
    ...['joinOrder keepLastAnswer', 'never', 'thisRoundByInitiative', 'lastWins', 'false', 'interrupt'],
    ...['holdersThenActLast', 'onDeclare', 'beforeEvent', 'staysArmed', 'membersMayLeave', 'down up'],
    ...['false', 'global', 'rollPerVictim'],
    // BAS
    ...['immediateOnly', 'ask', 'apReturned', 'anyAttackWhileInHalfCover replacesHalfCover'],
    // ADV
    ...['false written', 'oneAboveOrBelow', 'false', 'climberChooses landsProne', 'summonerAlways'],
    ...['restrained', 'perEnemy passivePerception', 'gmDecides', 'cannotTarget', 'gmDecides', 'awayOnly'],
    // CIN
    ...['', 'full', 'all', 'anyShortage', 'everyone'],
    // ATK
    ...['afterRoll redirects', 'targetOnly seeingEnemies', 'false', 'attackerChoice', 'true', 'none'],
    ...['onHit', 'plusD4PerTier', 'primary'],
    // ARM, DRS
    ...['true', 'alwaysAsk mostDamage', 'false', 'always never', 'autoBoth', 'afterDefences'],
    // DMG
    ...['always gmOnly', 'multiply', 'resistanceFirst', 'upPerType minimumOne', 'allLethal allNonLethal'],
    // VIT
    ...['keepHigher lastLost', 'false', 'dyingConscious', 'flatOne', 'minusTen gmDecides', 'bleedingStays'],
    // ABL, STA
    ...['', 'ask', 'payOnHit unlimited', 'false', ''],
    // TER
    ...['euclidean', 'single', 'true', 'noCost moveEnds', 'exactlyTwo checkAsEnemy'],
    // COV
    ...['true', 'anywhereOnLine gmDecides', 'newRoll chain', 'actionOnly'],
    // MOV
    ...['fixedTen', 'edgeIsWall', 'roll', 'false ask', 'base'],
  ]);
});

test('numbers may be anything within their range', () => {
  expect(rulings.filter((one) => one.range).map((one) => one.key)).toEqual(['roundSeconds', 'momentumStart']);
  expect(allows(ruling('roundSeconds'), 0.5)).toBe(true);
  expect(allows(ruling('roundSeconds'), 6)).toBe(true);
  expect(allows(ruling('roundSeconds'), 0)).toBe(false);
  expect(allows(ruling('momentumStart'), 0)).toBe(true);
  expect(allows(ruling('momentumStart'), 13)).toBe(false);
});

test('a ruling allows its values only, and has its id by its key', () => {
  expect(rulingIds.heldActionTiming).toBe('WS-R25');
  expect(allows(ruling('diceOrder'), 'other')).toBe(false);
  expect(allows(ruling('maneuversPerAttack'), 'unlimited')).toBe(true);
  expect(allows(ruling('maneuversPerAttack'), 2)).toBe(false);
});

test('code sees the legal values of each ruling as types', () => {
  expectTypeOf<Rulings['advancedActions']>().toEqualTypeOf<boolean | 'written'>();
  expectTypeOf<Rulings['maneuversPerAttack']>().toEqualTypeOf<1 | 'payOnHit' | 'unlimited'>();
  expectTypeOf<Rulings['roundSeconds']>().toEqualTypeOf<number>();
  expectTypeOf<Rulings['deathThreshold']>().toEqualTypeOf<'negativeMax' | 'minusTen' | 'gmDecides'>();
});
