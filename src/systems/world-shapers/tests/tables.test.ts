import { expect, test } from 'vitest';
import { clausesOf } from '../../../kernel/rulebook.ts';
import { contests, passing } from '../contests.ts';
import {
  advancedActions,
  advancedCosts,
  basicCosts,
  cinematicAp,
  momentumCosts,
  reactionCosts,
} from '../costs.ts';
import { halfCover, takenCover } from '../cover/bonus.ts';
import { damageCategories, damageKinds, damageTypes } from '../damage/types.ts';
import { drKinds } from '../defense/kinds.ts';
import { highestLevel, tierOfLevel } from '../levels.ts';
import { armors, shields } from '../pack/armory.ts';
import { rulebook } from '../rulebook.ts';
import { defaultRulings } from '../rulings.ts';
import { largest, mayShare, sideOf, smallest } from '../sizes.ts';
import type { Skill } from '../stats.ts';
import { governors, skillNames, skills, statNames, stats } from '../stats.ts';
import { statuses, statusIds } from '../status/catalogue.ts';

/** The tables of the book, cell by cell; and the compendium shows what is played. */

/** The tables of a clause as rows of cells, without their headings. */
function tablesOf(id: string): readonly (readonly (readonly string[])[])[] {
  const lines =
    clausesOf(rulebook)
      .find((one) => one.id === id)
      ?.text.split('\n') ?? [];
  const tables: string[][][] = [];
  for (const [place, line] of lines.entries()) {
    if (!line.startsWith('|')) continue;
    if (lines[place + 1]?.startsWith('|---')) tables.push([]);
    else if (!line.startsWith('|---'))
      tables.at(-1)?.push(
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
  }
  return tables;
}
const rowsOf = (id: string): readonly (readonly string[])[] => tablesOf(id)[0] ?? [];
const said = (list: readonly Skill[]): string => list.map((skill) => skillNames[skill]).join(', ');

test('[WS-BAS-1] the basic actions: AP', () => {
  expect(basicCosts).toEqual({
    attack: 2,
    defend: 2,
    interact: 1,
    move: 1,
    sprint: 3,
    stabilize: 3,
    'switch-places': 1,
    'switch-weapons': 1,
    'take-cover': 1,
    'use-item': 3,
  });
  expect(rowsOf('WS-BAS-1').map(([, ap]) => Number(ap))).toEqual(Object.values(basicCosts));
  expect(rowsOf('WS-BAS-1').map(([action]) => action)).toEqual([
    ...['Attack', 'Defend', 'Interact with Target', 'Move', 'Sprint', 'Stabilize'],
    ...['Switch Places', 'Switch Weapons', 'Taking Cover', 'Use Item'],
  ]);
});

test('[WS-ADV-2] the advanced actions: AP, checks, sizes', () => {
  expect(advancedActions).toEqual(['blind', 'climb', 'command', 'disarm', 'grab', 'hide', 'shove', 'trip']);
  expect(Object.values(advancedCosts)).toEqual([2, 2, 1, 2, 2, 2, 1, 2]);
  const rows = Object.entries(contests).map(([action, { mine, theirs, sizes, sizeHelps }]) => [
    action,
    said(mine),
    said(theirs),
    sizes,
    sizeHelps,
  ]);
  const grip = 'Athletics, Nimbleness, Raw Force, Quick Fingers';
  const force = 'Athletics, Raw Force';
  const upTo = 'one-above-at-most';
  expect(rows).toEqual([
    ['blind', 'Quick Fingers, Nimbleness', 'Improvisation, Endurance', upTo, true],
    [
      'climb',
      'Athletics, Nimbleness',
      'Athletics, Raw Force, Nimbleness, Quick Fingers',
      'one-above-at-least',
      false,
    ],
    ['disarm', grip, grip, 'any', false],
    ['grab', force, 'Athletics, Raw Force, Nimbleness', upTo, true],
    ['hide', 'Stealth', 'Perception', 'any', false],
    ['shove', force, 'Athletics, Raw Force, Nimbleness', upTo, true],
    ['trip', force, 'Athletics, Nimbleness', upTo, true],
  ]);
});

test('[WS-ADV-2] what is printed of the advanced actions is what is played', () => {
  const sizes = {
    'one-above-at-most': 'one above yours at most, the larger has advantage',
    'one-above-at-least': 'one above yours at least',
    any: 'any',
  } as const;
  const played = advancedActions.map((action) => {
    const name = action.charAt(0).toUpperCase() + action.slice(1);
    const contest = action === 'command' ? null : contests[action];
    return [
      name,
      `${advancedCosts[action]}`,
      contest ? said(contest.mine) : 'none',
      contest ? said(contest.theirs) : 'none',
      contest ? sizes[contest.sizes] : 'your summons',
    ];
  });
  expect(rowsOf('WS-ADV-2')).toEqual(played);
});

test('what gets past an enemy, and what stands in the way', () => {
  expect(said(passing.mine)).toBe('Raw Force, Athletics, Nimbleness');
  expect(said(passing.theirs)).toBe('Raw Force, Athletics');
});

test('points and Momentum of reactions and cinematic deeds', () => {
  expect(reactionCosts).toEqual({ 'switch-places': 1, 'cinematic-reaction': 2, 'join-cinematic': 2 });
  expect(cinematicAp).toBe(3);
  expect(momentumCosts).toEqual({ alone: { plain: 3, burst: 6 }, together: { plain: 2, burst: 4 } });
});

test('[WS-GEN-4] [WS-GEN-6] seven Stats; the Stat behind each of the sixteen skills', () => {
  expect(stats.map((stat) => statNames[stat])).toEqual([
    ...['Strength', 'Dexterity', 'Constitution', 'Intelligence', 'Charisma', 'Instinct', 'Will'],
  ]);
  expect(skills).toHaveLength(16);
  expect(Object.fromEntries(skills.map((skill) => [skillNames[skill], statNames[governors[skill]]]))).toEqual(
    Object.fromEntries(rowsOf('WS-GEN-6')),
  );
  expect(rowsOf('WS-GEN-6')).toEqual([
    ['Raw Force', 'Strength'],
    ['Nimbleness', 'Dexterity'],
    ['Endurance', 'Constitution'],
    ['Psychology', 'Intelligence'],
    ['Presence', 'Charisma'],
    ['Intuition', 'Instinct'],
    ['Perseverance', 'Will'],
    ['Athletics', 'Strength'],
    ['Quick Fingers', 'Dexterity'],
    ['Analysis', 'Intelligence'],
    ['Grace', 'Charisma'],
    ['Improvisation', 'Instinct'],
    ['Stealth', 'Dexterity'],
    ['Perception', 'Instinct'],
    ['First Aid', 'Intelligence'],
    ['Street Smarts', 'Charisma'],
  ]);
});

test('[WS-DRS-6] [WS-DRS-7] [WS-DRS-8] [WS-DRS-9] [WS-DRS-10] [WS-DRS-11] [WS-DRS-12] the seven kinds of Defense Roll', () => {
  expect(
    stats.map((stat) => [drKinds[stat].clause, drKinds[stat].name, skillNames[drKinds[stat].skill]]),
  ).toEqual([
    ['WS-DRS-6', 'Strength DR', 'Raw Force'],
    ['WS-DRS-7', 'Dexterity DR', 'Nimbleness'],
    ['WS-DRS-8', 'Constitution DR', 'Endurance'],
    ['WS-DRS-9', 'Intelligence DR', 'Psychology'],
    ['WS-DRS-10', 'Charisma DR', 'Presence'],
    ['WS-DRS-11', 'Instinct DR', 'Intuition'],
    ['WS-DRS-12', 'Will DR', 'Perseverance'],
  ]);
});

test('[WS-DMG-1] [WS-DMG-6] [WS-DMG-7] [WS-DMG-8] [WS-DMG-9] [WS-DMG-11] [WS-DMG-12] [WS-DMG-14] [WS-DMG-16] eleven types of damage: category, what guards against it', () => {
  const rows = damageTypes.map((type) => {
    const { name, category, clause, guard } = damageKinds[type];
    return [clause, name, category, guard];
  });
  expect(rows).toEqual([
    ['WS-DMG-6', 'Physical', 'physical', 'armor'],
    ['WS-DMG-7', 'Chemical', 'elemental', 'armor'],
    ['WS-DMG-8', 'Cold', 'elemental', 'armor'],
    ['WS-DMG-9', 'Heat', 'elemental', 'armor'],
    ['WS-DMG-10', 'Poison', 'elemental', 'constitution'],
    ['WS-DMG-11', 'Shock', 'elemental', 'armor'],
    ['WS-DMG-12', 'Curse', 'mystic', 'armor'],
    ['WS-DMG-13', 'Holy', 'mystic', 'armor'],
    ['WS-DMG-14', 'Spirit', 'mystic', 'armor'],
    ['WS-DMG-15', 'Psychic', 'other', 'will'],
    ['WS-DMG-16', 'Reality', 'other', 'armor'],
  ]);
  expect(damageCategories).toEqual(['physical', 'elemental', 'mystic', 'other']);
  expect(rowsOf('WS-DMG-1').map(([name, category]) => [name, category?.toLowerCase()])).toEqual(
    damageTypes.map((type) => [damageKinds[type].name, damageKinds[type].category]),
  );
});

test('[WS-STA-2] [WS-STA-3] [WS-STA-6] fourteen Status Effects in three categories', () => {
  const of = (category: string) => statusIds.filter((id) => statuses[id].category === category);
  expect(of('physical')).toEqual(['bleeding', 'prone', 'grabbed', 'restrained', 'stunned', 'blinded']);
  expect(of('mental')).toEqual(['frightened', 'enraged', 'despairing']);
  expect(of('elemental')).toEqual(['burning', 'chilled', 'corroded', 'poisoned', 'shocked']);
  expect(statusIds).toHaveLength(14);
  expect(rowsOf('WS-STA-6').map(([name, category]) => [name, category?.toLowerCase()])).toEqual(
    statusIds.map((id) => [statuses[id].name, statuses[id].category]),
  );
});

test('[WS-STA-4] each Elemental type has one Status Effect of its own, and no other has any', () => {
  const pairs = statusIds.flatMap((id) => {
    const { element, name } = statuses[id];
    return element ? [[damageKinds[element].name, name]] : [];
  });
  expect(new Map(pairs as [string, string][])).toEqual(
    new Map([
      ['Chemical', 'Corroded'],
      ['Cold', 'Chilled'],
      ['Heat', 'Burning'],
      ['Poison', 'Poisoned'],
      ['Shock', 'Shocked'],
    ]),
  );
  expect(pairs.toSorted()).toEqual(rowsOf('WS-STA-4').toSorted());
  const elemental = damageTypes.filter((type) => damageKinds[type].category === 'elemental');
  expect(pairs).toHaveLength(elemental.length);
});

test('[WS-STA-6] what each Status Effect does to its bearer', () => {
  const doings = statusIds.map((id) => {
    const { name, category, says, element, ...does } = statuses[id];
    return [id, does];
  });
  const all = { melee: 'advantage', ranged: 'advantage' };
  expect(Object.fromEntries(doings)).toEqual({
    bleeding: {},
    prone: {
      attacked: { melee: 'advantage', ranged: 'disadvantage' },
      moves: 'at-double-cost',
      endsFor: 1,
    },
    grabbed: { moves: 'not' },
    restrained: { attacks: 'all', defends: ['dexterity'], moves: 'not', mostAp: 2, mostRp: 1 },
    stunned: { moves: 'not', mostAp: 0, mostRp: 0 },
    blinded: { attacked: all, attacks: 'all', sightless: true },
    frightened: { attacks: 'source', moves: 'not-nearer' },
    enraged: { attacked: all, reckless: true },
    despairing: { defends: ['will'], checks: 'all' },
    burning: { endsFor: 2 },
    chilled: { moves: 'at-half-speed' },
    corroded: { armor: -1 },
    poisoned: { defends: ['constitution'], checks: ['constitution', 'strength'] },
    shocked: { mostRp: 0 },
  });
});

test('[WS-ARM-10] armour and shields: weight, Armor or Evasion, cap, Stealth; and the same in print', () => {
  const worn = armors.map(({ name, weight, armor, cap, stealth }) => [name, weight, armor, cap, stealth]);
  expect(worn).toEqual([
    ['Clothes', 1, 0, 16, 'normal'],
    ['Light armour', 2, 1, 15, 'normal'],
    ['Medium armour', 4, 2, 14, 'normal'],
    ['Heavy armour', 6, 3, 13, 'disadvantage'],
  ]);
  const held = shields.map(({ name, weight, evasion, cap, stealth }) => [
    name,
    weight,
    evasion,
    cap,
    stealth,
  ]);
  expect(held).toEqual([
    ['Light shield', 2, 1, 1, 'normal'],
    ['Medium shield', 4, 2, 0, 'normal'],
    ['Heavy shield', 6, 3, -1, 'disadvantage'],
  ]);
  expect(shields.map((one) => one.hands)).toEqual([1, 1, 1]);
  const [armour = [], shield = []] = tablesOf('WS-ARM-10');
  const cell = (one: string, place: number) => (place === 0 || place === 4 ? one : Number(one));
  expect(armour.map((row) => row.map(cell))).toEqual(
    worn.map(([name, ...rest]) => [`${name}`.split(' ')[0], ...rest]),
  );
  expect(shield.map((row) => row.map(cell))).toEqual(
    held.map(([name, ...rest]) => [`${name}`.split(' ')[0], ...rest]),
  );
});

test('what cover gives: +2 Evasion and +1 on DR, +4 and +2 when it is taken', () => {
  expect(halfCover).toEqual({ evasion: 2, dr: 1 });
  expect([halfCover.evasion + takenCover.evasion, halfCover.dr + takenCover.dr]).toEqual([4, 2]);
});

test('the Tier of each Level', () => {
  const levels = Array.from({ length: highestLevel + 1 }, (_, level) => level);
  expect(levels.map(tierOfLevel)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]);
});

test('[WS-R84] squares a side, by size', () => {
  const sizes = Array.from({ length: largest - smallest + 1 }, (_, place) => smallest + place);
  expect(sizes.map((size) => sideOf(size, defaultRulings))).toEqual([1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7]);
  const single = { ...defaultRulings, sizeFootprint: 'single' } as const;
  expect(sizes.map((size) => sideOf(size, single))).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test('[WS-R87] who may share a square: two sizes apart or more, or exactly two', () => {
  const apart = [0, 1, 2, 3, 4];
  expect(apart.map((size) => mayShare(0, size, defaultRulings))).toEqual([false, false, true, true, true]);
  expect(apart.map((size) => mayShare(size, 0, defaultRulings))).toEqual([false, false, true, true, true]);
  const exactly = { ...defaultRulings, sharedSpaceRules: 'exactlyTwo' } as const;
  expect(apart.map((size) => mayShare(size, 0, exactly))).toEqual([false, false, true, false, false]);
  expect(mayShare(-2, 0, exactly)).toBe(true);
  expect([mayShare(3, 1, exactly), mayShare(1, 1, exactly)]).toEqual([true, false]);
});
