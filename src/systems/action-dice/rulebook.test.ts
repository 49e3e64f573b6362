import { expect, expectTypeOf, test } from 'vitest';
import { allows, clausesOf } from '../../kernel/rulebook.ts';
import { isWholeRulebook } from '../testing/rulebook.ts';
import { conditionTable } from './conditions/catalogue.ts';
import { typeTable } from './damage/types.ts';
import { rulebook } from './rulebook.ts';
import type { Rulings } from './rulings.ts';
import { defaultRulings, rulingIds, rulings } from './rulings.ts';

/** The groups of clauses in order, with the number of each. */
const groups: readonly (readonly [group: string, clauses: number])[] = [
  ['DIE', 18],
  ['ENC', 9],
  ['INI', 8],
  ['ACT', 17],
  ['ATK', 8],
  ['REA', 14],
  ['POS', 16],
  ['RES', 4],
  ['REC', 8],
  ['DMG', 8],
  ['HRT', 7],
  ['ARM', 12],
  ['TYP', 15],
  ['OBJ', 4],
  ['SHK', 7],
  ['SIZ', 5],
  ['VIS', 6],
  ['COV', 7],
];

const clauses = clausesOf(rulebook);
const ruling = (key: string) => rulings.find((one) => one.key === key) as (typeof rulings)[number];

/** The clauses of a kind as one line: `DIE-15 DIE-18 …`. */
const of = (kind: string): string =>
  clauses
    .filter((one) => one.kind === kind)
    .map((one) => one.id.slice(3))
    .join(' ');

isWholeRulebook(rulebook, { groups, clauses: 173, rulings: 109, constants: ['chances'] });

test('the clauses of the kinds gm, choice, between and data', () => {
  expect(of('gm')).toBe(
    ['DIE-15 DIE-18 ENC-1 ENC-9 INI-4 INI-7 ACT-8 ACT-15 POS-6 POS-7 POS-10 SHK-2 COV-4'].join(' '),
  );
  expect(of('choice')).toBe(
    [
      'ENC-4 ENC-5 ENC-6 INI-3 ACT-3 ACT-4 ACT-7 ACT-9 ACT-11 ACT-12 ACT-13 ACT-14 ACT-16',
      'ACT-17 REA-5 REA-10 POS-13 RES-1 SHK-6',
    ].join(' '),
  );
  expect(of('between')).toBe(['HRT-2 HRT-7'].join(' '));
  expect(of('data')).toBe(
    [
      'DIE-5 DIE-12 ACT-2 REA-12 POS-9 RES-2 DMG-1 DMG-2 DMG-7 DMG-8 HRT-6 ARM-6 TYP-1 TYP-2',
      'TYP-3 TYP-4 TYP-5 TYP-6 TYP-7 TYP-8 TYP-9 TYP-12 TYP-13 TYP-14 TYP-15 SIZ-1 SIZ-2 SIZ-3',
      'VIS-1 VIS-2',
    ].join(' '),
  );
});

/** Every ruling in order: its key, its clause, its default, its alternatives. */
const table: readonly (readonly [
  key: string,
  clause: string,
  usual: string | number | boolean,
  others: string,
])[] = [
  ['vsComparison', 'AD-DIE-2', 'higher', 'reachOnChecks'],
  ['naturals', 'AD-DIE-2', 'none', 'autoBoth'],
  ['scoreToDice', 'AD-DIE-3', 'perTen', 'perFive perFiveAboveTen'],
  ['checkDice', 'AD-DIE-3', 'skillDice', 'skillPlusAbility'],
  ['rankNames', 'AD-DIE-5', 'feebleD4', 'feebleD6'],
  ['rankCap', 'AD-DIE-9', 'nothing', 'extraDie'],
  ['stepOrder', 'AD-DIE-10', 'sumThenClamp', 'clampEach'],
  ['effectCharge', 'AD-DIE-11', 'always', 'statedOnly'],
  ['effectNetting', 'AD-DIE-11', 'perRoll', 'cancelledIsGone'],
  ['burst', 'AD-DIE-13', 'rerollAndAdd', 'once stepUpNext'],
  ['weaponDiceBurst', 'AD-DIE-14', false, 'true'],
  ['chargeLife', 'AD-DIE-15', 'nextRoll', 'untilTurnEnd'],
  ['durationCount', 'AD-ENC-3', 'fullRounds', 'countsThisRound sameInitiative'],
  ['unspentActions', 'AD-ENC-4', 'lost', 'carryOne'],
  ['longAct', 'AD-ENC-5', 'payFirst', 'payLast targetsFirst'],
  ['longActBroken', 'AD-ENC-5', 'noActionTurn', 'anyHealthDamage anyDamage'],
  ['opposeSkill', 'AD-ENC-6', 'resist5', 'freeResistance none'],
  ['encounterEnd', 'AD-ENC-9', 'oneSideLeft', 'gmOnly automatic'],
  ['initiativeAbility', 'AD-INI-1', 'none', 'speed'],
  ['initiativeTie', 'AD-INI-2', 'speedThenList', 'rollOff gm'],
  ['lateJoin', 'AD-INI-3', 'rollOnJoining', 'nextRound'],
  ['ambushedReactions', 'AD-INI-5', true, 'false afterOwnTurn'],
  ['overWatchDie', 'AD-INI-7', 'wholeEncounter', 'firstRoundOnly'],
  ['vectorWidth', 'AD-INI-7', 'gm', 'arc45 arc90'],
  ['fooledWatch', 'AD-INI-8', false, 'true'],
  ['ambushBoth', 'AD-INI-8', 'cancel', 'ambushedWins'],
  ['offHandWindow', 'AD-ACT-4', 'afterMain', 'withDeclaration sameTarget'],
  ['offHandUnarmed', 'AD-ACT-6', 'kick', 'freeHand'],
  ['defendStacks', 'AD-ACT-7', false, 'true'],
  ['escapeEffect', 'AD-ACT-8', 'moveThenGm', 'mapEdge leavesAtOnce'],
  ['moveOpens', 'AD-ACT-9', false, 'true'],
  ['moveRounding', 'AD-ACT-9', 'floorPerMove', 'poolForTurn'],
  ['passing', 'AD-ACT-9', 'alliesOnly', 'twoSizes'],
  ['readyWhat', 'AD-ACT-11', 'oneAction', 'several'],
  ['readyVigor', 'AD-ACT-12', 5, '0'],
  ['readyTiming', 'AD-ACT-12', 'after', 'before'],
  ['drawing', 'AD-ACT-14', 'useItem', 'firstFree free'],
  ['aidReach', 'AD-ACT-16', 'adjacentOrSelf', 'othersOnly'],
  ['aidInShock', 'AD-ACT-16', 'durabilityOnly', 'refused'],
  ['dropProne', 'AD-ACT-17', 'free', 'oneAction'],
  ['attackDice', 'AD-ATK-1', 'abilityAndTalents', 'withSkill'],
  ['techniqueAbility', 'AD-ATK-1', 'printed', 'agility'],
  ['distant', 'AD-ATK-6', 'nearFar', 'perNear'],
  ['attackLine', 'AD-ATK-7', 'coverOrBlock', 'creaturesCover gm'],
  ['areaAttack', 'AD-ATK-8', 'oneRollEachGuard', 'rollPerTarget resistanceOnly'],
  ['chances', 'AD-REA-4', 'notModelled', ''],
  ['defenseForms', 'AD-REA-7', 'oneDefense', 'needGear'],
  ['defenseWindow', 'AD-REA-8', 'onlyIfHit', 'always'],
  ['unawareDefense', 'AD-REA-8', 'allowed', 'refused'],
  ['openingWeapon', 'AD-REA-10', 'anyInHand', 'meleeOnly'],
  ['vigorShort', 'AD-REA-13', 'refused', 'spendToZero'],
  ['reactionOrder', 'AD-REA-14', 'targetThenInitiative', 'gm'],
  ['cellSize', 'AD-POS-2', 5, '6 3 gridless'],
  ['adjacentCap', 'AD-POS-2', 'geometry', 'eight'],
  ['halvedGuard', 'AD-POS-5', 'whole', 'base'],
  ['behindDeclared', 'AD-POS-6', 'attackerDeclares', 'unawareIsEnough facing'],
  ['awareness', 'AD-POS-7', 'firstTurnOrAttack', 'gm'],
  ['reachBySize', 'AD-POS-8', 'steps', 'allSix'],
  ['knockDownWhen', 'AD-POS-10', 'effectsOnly', 'halfDurability'],
  ['knockDownNegates', 'AD-POS-11', 'currentAction', 'restOfTurn'],
  ['standOpening', 'AD-POS-13', 'before', 'after'],
  ['quarterSpeed', 'AD-POS-14', 'floor', 'ceil'],
  ['forcedMovement', 'AD-POS-16', 'plain', 'collision'],
  ['resistanceVs', 'AD-RES-4', 'printedThenTotal', 'always15 gm'],
  ['resistanceCost', 'AD-RES-4', 'free', 'reaction5'],
  ['poolMaxima', 'AD-REC-1', 'formula', 'printedOnly'],
  ['windedTiming', 'AD-REC-2', 'atOnce', 'endOfTurn'],
  ['windedScope', 'AD-REC-2', 'actionsAndReactions', 'actionsOnly'],
  ['windedEnd', 'AD-REC-4', 'poolAtFive', 'fiveRegained'],
  ['recoveryWho', 'AD-REC-5', 'notDead', 'consciousOnly'],
  ['woundedRecovery', 'AD-REC-7', 'blocked', 'works'],
  ['damageSkill', 'AD-DMG-4', 'printed', 'highestSkill'],
  ['otherDamageDice', 'AD-DMG-4', 'byDelivery', 'none'],
  ['critical', 'AD-DMG-6', 'label', 'knockDown'],
  ['unarmedDamage', 'AD-DMG-7', 'oneDie', 'onePoint'],
  ['spill', 'AD-HRT-1', true, 'false'],
  ['woundedEnds', 'AD-HRT-4', 'durabilityAboveZero', 'healthFull'],
  ['directHealthArmor', 'AD-HRT-6', 'printed', 'ignoreAll'],
  ['restRates', 'AD-HRT-7', 'table', 'gm'],
  ['armorWear', 'AD-ARM-2', 'ownDurability', 'off gm'],
  ['armorLastHit', 'AD-ARM-2', 'fullRank', 'onlyDurabilityLeft'],
  ['naturalArmor', 'AD-ARM-4', 'nothing', 'wearerDurability'],
  ['physicalTypes', 'AD-ARM-5', 'kinetic', 'kineticChemicalSonic'],
  ['qualityGap', 'AD-ARM-6', 'three', 'anySuperior exactlyThree'],
  ['ignoreScope', 'AD-ARM-7', 'rankOnly', 'rankAndGuard'],
  ['superiorAttacks', 'AD-ARM-10', 'allRanked', 'weaponsOnly'],
  ['protectionOrder', 'AD-ARM-12', 'standard', 'armorFirst'],
  ['typeProtection', 'AD-TYP-2', 'perType', 'halfDouble'],
  ['typeRiders', 'AD-TYP-2', 'gmAfterHit', 'sampleRiders'],
  ['opposites', 'AD-TYP-3', 'dataOnly', 'alignedWeakness'],
  ['objectHit', 'AD-OBJ-4', 'auto', 'guard15 guard10'],
  ['constructs', 'AD-OBJ-4', 'durabilityOnly', 'likeCreatures'],
  ['helpless', 'AD-SHK-2', 'askGm', 'alwaysKilled alwaysHits'],
  ['fallsProne', 'AD-SHK-3', true, 'false'],
  ['stabiliseCost', 'AD-SHK-6', 'useSkill', 'likeAid'],
  ['stableHurt', 'AD-SHK-7', 'shockAgain', 'killed'],
  ['wakeOnHealth', 'AD-SHK-7', true, 'false'],
  ['sizeByTable', 'AD-SIZ-2', 'sheetField', 'massFirst'],
  ['sizeDerived', 'AD-SIZ-3', 'reachAndSpace', 'guardOnly'],
  ['smallerAttacker', 'AD-SIZ-5', 'none', 'minusFive'],
  ['zeroMiddle', 'AD-VIS-5', 'fullPenalty', 'sliding'],
  ['sightAndRange', 'AD-VIS-6', 'attackLimit', 'sightToo'],
  ['visibilityZones', 'AD-VIS-6', 'worstOnLine', 'encounterOnly'],
  ['coverMelee', 'AD-COV-1', 'rangedOnly', 'allAttacks'],
  ['sturdy', 'AD-COV-4', 'dataThenTrue', 'askGm'],
  ['fullCoverTarget', 'AD-COV-4', true, 'false'],
  ['coverArmor', 'AD-COV-5', 'coverFirst', 'asArmor'],
  ['coverArea', 'AD-COV-6', 'armorOnly', 'fullBonus nothing'],
  ['coverBest', 'AD-COV-7', 'bestOfEach', 'highestGrade'],
];

test('there are 109 rulings in order, with these clauses, defaults and alternatives', () => {
  expect(table).toHaveLength(109);
  expect(rulings.map((one) => one.id)).toEqual(Array.from({ length: 109 }, (_, i) => `AD-R${i + 1}`));
  expect(
    rulings.map((one) => [
      one.key,
      one.clause,
      one.default,
      one.options
        .slice(1)
        .map((option) => option.id)
        .join(' '),
    ]),
  ).toEqual(table);
  expect(rulingIds.longAct).toBe('AD-R15');
});

test('a ruling allows its values only', () => {
  expect(allows(ruling('cellSize'), 'gridless')).toBe(true);
  expect(allows(ruling('cellSize'), 4)).toBe(false);
  expect(defaultRulings.windedEnd).toBe('poolAtFive');
});

test('the legal values of rulings are known as types', () => {
  expectTypeOf<Rulings['ambushedReactions']>().toEqualTypeOf<boolean | 'afterOwnTurn'>();
  expectTypeOf<Rulings['readyVigor']>().toEqualTypeOf<5 | 0>();
  expectTypeOf<Rulings['cellSize']>().toEqualTypeOf<5 | 6 | 3 | 'gridless'>();
});

test('[AD-R89] the ruling typeRiders lists the condition of each damage type that has one', () => {
  const words = ruling('typeRiders').options.find(({ id }) => id === 'sampleRiders')?.label ?? '';
  for (const { name, rider } of Object.values(typeTable)) {
    if (rider === undefined) expect(words).not.toContain(name);
    else expect(words).toMatch(new RegExp(`${name}[^.]*: ${conditionTable[rider].name}`));
  }
});
