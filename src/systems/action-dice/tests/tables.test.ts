import { expect, test } from 'vitest';
import { conditionIds, conditionTable } from '../conditions/catalogue.ts';
import {
  actionCosts,
  defendSaves,
  offHandChallenges,
  roundSeconds,
  usualActions,
  vigorCosts,
} from '../costs.ts';
import { coverGrades, coverTable } from '../cover/grades.ts';
import {
  damageTypes,
  isPhysical,
  kineticKinds,
  livingOnly,
  passesArmor,
  typeTable,
} from '../damage/types.ts';
import { canHarm, cannotWear, ignoresArmor, superiorRanks } from '../quality.ts';
import { dieOfRank, ladder, ranks, rungOf } from '../ranks.ts';
import { rulebook } from '../rulebook.ts';
import { defaultRulings } from '../rulings.ts';
import { reachOfSize, sizeByMass, sizes, sizesApart, sizeTable, squaresOf } from '../sizes.ts';
import { abilities, skillAbilities, skills } from '../stats.ts';
import { pointBlank, visibilityGrades, visibilityTable, worse } from '../visibility/grades.ts';

/** The tables of the rules. */

const law = defaultRulings;

test('[AD-DIE-5] the ladder from d4 to d20 and the names of its rungs', () => {
  expect([...ladder]).toEqual([4, 6, 8, 10, 12, 20]);
  expect(ranks.map((rank) => `${rungOf(rank, law)} ${rank} d${dieOfRank(rank, law)}`)).toEqual([
    '1 feeble d4',
    '2 minor d6',
    '3 ordinary d8',
    '4 heroic d10',
    '5 epic d12',
    '6 legendary d20',
  ]);
});

test('[AD-R5] ruling rankNames feebleD6: feeble and minor are both d6', () => {
  const other = { ...law, rankNames: 'feebleD6' } as const;
  expect(ranks.map((rank) => dieOfRank(rank, other))).toEqual([6, 6, 8, 10, 12, 20]);
});

/** The ranks of armour that a weapon of each rank ignores. */
const ignored = (rulings: typeof law) =>
  Object.fromEntries(
    ranks.map((weapon) => [weapon, ranks.filter((armor) => ignoresArmor(weapon, armor, rulings)).join(' ')]),
  );

test('[AD-ARM-6] [AD-ARM-7] weapons ignore armour: heroic feeble, epic up to minor, legendary up to ordinary', () => {
  expect(ignored(law)).toEqual({
    feeble: '',
    minor: '',
    ordinary: '',
    heroic: 'feeble',
    epic: 'feeble minor',
    legendary: 'feeble minor ordinary',
  });
});

test('[AD-ARM-8] armour is not worn by weapons: heroic by feeble, epic up to minor, legendary up to ordinary', () => {
  const safe = (armor: (typeof ranks)[number]) =>
    ranks.filter((weapon) => cannotWear(weapon, armor, law)).join(' ');
  expect(ranks.map(safe)).toEqual(['', '', '', 'feeble', 'feeble minor', 'feeble minor ordinary']);
});

test('[AD-R84] ruling qualityGap: armour ignored with any difference, or with exactly three ranks', () => {
  expect(ignored({ ...law, qualityGap: 'anySuperior' })).toEqual({
    feeble: '',
    minor: 'feeble',
    ordinary: 'feeble minor',
    heroic: 'feeble minor ordinary',
    epic: 'feeble minor ordinary heroic',
    legendary: 'feeble minor ordinary heroic epic',
  });
  expect(ignored({ ...law, qualityGap: 'exactlyThree' })).toEqual({
    feeble: '',
    minor: '',
    ordinary: '',
    heroic: 'feeble',
    epic: 'minor',
    legendary: 'ordinary',
  });
});

test('[AD-ARM-9] [AD-ARM-10] superior Durability stops all lower ranks; an attack without rank counts as ordinary', () => {
  const harms = (durability: (typeof superiorRanks)[number]) =>
    ranks.filter((rank) => canHarm(rank, durability, law)).join(' ');
  expect(superiorRanks.map(harms)).toEqual(['heroic epic legendary', 'epic legendary', 'legendary']);
  expect(ranks.every((rank) => canHarm(rank, null, law))).toBe(true);
  expect(canHarm(null, 'heroic', law)).toBe(false);
  expect(canHarm(null, null, law)).toBe(true);
});

test('[AD-ACT-1] [AD-ACT-2] the number of actions each deed costs, and the usual number in a turn', () => {
  expect(actionCosts).toEqual({
    attack: 1,
    defend: 1,
    escape: 1,
    move: 1,
    ready: 1,
    useAbility: 1,
    useItem: 1,
    useSkill: 1,
    emergencyAid: 2,
    standUp: 1,
    endTurn: 0,
  });
  expect(usualActions).toBe(2);
});

test('[AD-ACT-4] [AD-ACT-5] [AD-ACT-7] [AD-REA-5] [AD-REA-10] [AD-R65] [AD-ENC-3] the Vigor costs, what Defend saves, the off-hand’s Challenges, a round’s length', () => {
  expect(vigorCosts).toEqual({ offHand: 8, defense: 5, takeOpening: 5, resistSkill: 5, resistance: 5 });
  expect([defendSaves, offHandChallenges, roundSeconds]).toEqual([2, 2, 15]);
});

test('[AD-SIZ-1] [AD-SIZ-3] [AD-POS-8] [AD-R58] [AD-R99] reach and space of the seven sizes, by ruling', () => {
  expect(
    sizes.map((size) => `${sizeTable[size].name} ${reachOfSize(size, law)} ft ${squaresOf(size, law)}`),
  ).toEqual([
    'Tiny 6 ft 1',
    'Small 6 ft 1',
    'Medium 6 ft 1',
    'Large 6 ft 2',
    'Huge 12 ft 3',
    'Massive 18 ft 4',
    'Colossal 24 ft 6',
  ]);
  const plain = { ...law, sizeDerived: 'guardOnly' } as const;
  expect(sizes.map((size) => reachOfSize(size, plain) * squaresOf(size, plain))).toEqual([
    6, 6, 6, 6, 6, 6, 6,
  ]);
  expect(reachOfSize('colossal', { ...law, reachBySize: 'allSix' })).toBe(6);
});

test('[AD-SIZ-2] [AD-R98] the table of mass and volume; from 450 to 25,000 pounds is Large', () => {
  expect(sizes.map((size) => `${sizeTable[size].mass.than} ${sizeTable[size].mass.pounds}`)).toEqual([
    'less 2',
    'less 60',
    'less 450',
    'less 3000',
    'more 25000',
    'more 200000',
    'more 1000000',
  ]);
  expect(sizes.map((size) => sizeTable[size].volume)).toEqual([
    '6 cubic inches',
    '2 cubic inches',
    '5 cubic feet',
    '15 cubic feet',
    '35 cubic feet',
    '100 cubic feet',
    '400 cubic feet',
  ]);
  const pounds = [1, 2, 60, 449, 450, 2999, 3000, 25_000, 25_001, 200_001, 1_000_001];
  expect(pounds.map(sizeByMass)).toEqual([
    ...['tiny', 'small', 'medium', 'medium', 'large', 'large', 'large', 'large'],
    ...['huge', 'massive', 'colossal'],
  ]);
});

test('[AD-SIZ-4] the number of sizes between two sizes', () => {
  expect(sizesApart('medium', 'tiny')).toBe(2);
  expect(sizesApart('colossal', 'medium')).toBe(4);
  expect(sizesApart('tiny', 'medium')).toBe(-2);
});

test('[AD-VIS-1] [AD-VIS-2] [AD-VIS-3] [AD-VIS-4] [AD-VIS-5] the grades of visibility: sight, limit of attacks, VS', () => {
  expect(
    visibilityGrades.map((grade) => {
      const { name, sight, attacksTo, vs, clause } = visibilityTable[grade];
      return `${name} ${sight.from}-${sight.to} ${attacksTo} +${vs} ${clause}`;
    }),
  ).toEqual([
    'Normal 800-1200 null +0 AD-VIS-2',
    'Reduced 70-100 300 +5 AD-VIS-3',
    'Low 30-50 150 +10 AD-VIS-4',
    'Zero 5-10 30 +15 AD-VIS-5',
  ]);
  expect(pointBlank).toBe(10);
  expect([worse('low', 'reduced'), worse('normal', 'zero'), worse('low', 'low')]).toEqual([
    'low',
    'zero',
    'low',
  ]);
});

test('[AD-COV-1] [AD-COV-2] [AD-COV-3] [AD-COV-4] the grades of cover: Guard and AR', () => {
  expect(
    coverGrades.map((grade) => {
      const { guard, armor, onlySturdy, clause } = coverTable[grade];
      return `${grade} +${guard} AR ${armor}${onlySturdy ? ' if sturdy' : ''} ${clause}`;
    }),
  ).toEqual([
    'none +0 AR 0 AD-COV-1',
    'light +10 AR 0 AD-COV-2',
    'partial +3 AR 5 AD-COV-3',
    'full +5 AR 10 if sturdy AD-COV-4',
  ]);
});

test('[AD-TYP-1] [AD-TYP-3] there are thirteen damage types, five of which have an opposite', () => {
  expect(damageTypes).toHaveLength(13);
  const opposed = damageTypes.filter((type) => typeTable[type].opposite !== null);
  expect(opposed.map((type) => `${type}-${typeTable[type].opposite}`)).toEqual([
    'umbral-lucent',
    'entropic-crystal',
    'crystal-entropic',
    'aetheric-aetheric',
    'lucent-umbral',
  ]);
});

test('[AD-TYP-2] [AD-TYP-4] [AD-TYP-5] [AD-TYP-6] [AD-TYP-7] [AD-TYP-8] [AD-TYP-9] [AD-TYP-10] [AD-TYP-11] [AD-TYP-12] [AD-TYP-13] [AD-TYP-14] [AD-TYP-15] the clause of each type names it', () => {
  const titles = rulebook.sections
    .flatMap(({ clauses }) => clauses)
    .map(({ id, title }) => [id, title] as const);
  for (const type of damageTypes) {
    const title = new Map(titles).get(typeTable[type].clause);
    expect(title, type).toContain(typeTable[type].name);
  }
  expect([...kineticKinds]).toEqual(['cutting', 'piercing', 'impact']);
  expect([passesArmor, livingOnly]).toEqual(['radiation', 'toxic']);
});

test('[AD-ARM-5] [AD-R83] ruling physicalTypes: kinetic, or also chemical and sonic', () => {
  expect(damageTypes.filter((type) => isPhysical(type, law))).toEqual(['kinetic']);
  const more = { physicalTypes: 'kineticChemicalSonic' } as const;
  expect(damageTypes.filter((type) => isPhysical(type, more))).toEqual(['kinetic', 'chemical', 'sonic']);
});

test('[AD-DIE-3] the seven abilities, and the nine skills with their abilities', () => {
  expect(abilities).toHaveLength(7);
  expect(skills.map((skill) => `${skill} ${skillAbilities[skill]}`)).toEqual([
    'medicine reason',
    'medicalScience reason',
    'social soul',
    'awareness reason',
    'menace resolve',
    'marksmanship agility',
    'sorcery soul',
    'stealth agility',
    'piloting agility',
  ]);
});

test('[AD-SHK-1] only bound and pinned incapacitate', () => {
  expect(conditionIds.filter((id) => conditionTable[id].incapacitates)).toEqual(['bound', 'pinned']);
});
