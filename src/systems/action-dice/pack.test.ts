import { expect, test } from 'vitest';
import type { Problem } from '../../engine/system.ts';
import { fold } from '../../kernel/terms.ts';
import { coverOf } from './cover/cover.ts';
import {
  abilityDice,
  actionsOf,
  diceOfScore,
  isLiving,
  mostOf,
  skillDice,
  vigorRecovery,
} from './derived.ts';
import { invariants } from './invariants.ts';
import { defenseDice, guardOf, isWounded, reachOf } from './numbers.ts';
import { pack } from './pack/index.ts';
import { canHarm } from './quality.ts';
import { packSheet, readSheet } from './ready.ts';
import { defaultRulings } from './rulings.ts';
import { begin } from './setup.ts';
import type { Sheet } from './sheet.ts';
import type { Fight } from './state.ts';
import { everyone, foes, isObject, one } from './state.ts';
import { begun } from './tests/sketch.ts';

/** The heroes and foes of the pack: numbers derived from their sheets, worked out by hand. */

const law = defaultRulings;

const sheetOf = (id: string): Sheet => {
  const sheet = packSheet(id);
  if (!sheet) throw new Error(`the sheet of ${id} cannot be read`);
  return sheet;
};

/** Vigor, Mana, Durability, Health; recovery; actions. */
function pools(id: string): string {
  const sheet = sheetOf(id);
  const most = (['vigor', 'mana', 'durability', 'health'] as const).map((pool) => mostOf(sheet, pool, law));
  return `${most.join(' ')}, +${vigorRecovery(sheet)}, ${actionsOf(sheet, false)}`;
}

test('[AD-REC-1] [AD-REC-6] [AD-R66] [AD-ACT-1] the pools of the heroes', () => {
  expect(Object.fromEntries(pack.heroes.map(({ id }) => [id, pools(id)]))).toEqual({
    hadra: '30 10 30 15, +6, 2',
    lio: '20 10 20 10, +4, 2',
    veshta: '20 30 15 10, +4, 2',
    oska: '20 10 20 10, +4, 2',
    amari: '20 10 15 10, +4, 2',
    korr: '20 10 20 10, +4, 2',
  });
});

test('[AD-REC-1] [AD-REC-6] [AD-R66] [AD-OBJ-1] the pools of the foes; constructs and objects have no Health', () => {
  expect(Object.fromEntries(pack.foes.map(({ id }) => [id, pools(id)]))).toEqual({
    thug: '10 10 10 5, +2, 2',
    soldier: '20 10 20 10, +4, 2',
    veteran: '30 10 25 15, +6, 2',
    gunman: '20 10 15 10, +4, 2',
    'cave-rat': '5 5 5 2, +1, 2',
    'grizzly-bear': '40 10 40 20, +8, 2',
    ghoul: '20 10 20 10, +4, 2',
    'heroic-fiend': '40 20 40 20, +8, 2',
    behemoth: '60 10 60 30, +12, 2',
    hexer: '20 30 15 10, +4, 2',
    brawler: '30 10 30 15, +6, 2',
    'chain-warden': '20 10 20 10, +4, 2',
    'sentry-turret': '99 0 30 0, +2, 2',
    'wooden-door': '10 10 15 0, +2, 2',
    'concrete-barricade': '10 10 60 0, +2, 2',
    'stone-pillar': '10 10 80 0, +2, 2',
    thicket: '10 10 10 0, +2, 2',
  });
});

/** One of the pack on an empty field, against a thug in the corner. */
const alone = (id: string): Fight =>
  begun({ a: { [id]: { at: [0, 0] } }, b: { nobody: { use: 'thug', at: [20, 12] } } });

test('[AD-ATK-2] [AD-REA-5] [AD-DIE-3] Guard, dice of Defense and dice of Agility', () => {
  const line = (id: string): string => {
    const fight = alone(id);
    const who = one(fight, id);
    const agility = fold(abilityDice(law, who.sheet, 'agility')).value;
    return `${guardOf(fight, who).value} ${defenseDice(fight, who).value} ${agility}`;
  };
  const people = [
    'hadra',
    'lio',
    'veshta',
    'oska',
    'amari',
    'korr',
    'thug',
    'veteran',
    'heroic-fiend',
    'behemoth',
  ];
  expect(people.map((id) => `${id} ${line(id)}`)).toEqual([
    'hadra 17 2 2',
    'lio 15 3 3',
    'veshta 15 2 1',
    'oska 15 2 3',
    'amari 15 2 2',
    'korr 15 2 3',
    'thug 15 1 1',
    'veteran 15 2 3',
    'heroic-fiend 18 3 3',
    'behemoth 15 3 2',
  ]);
});

test('[AD-DIE-3] [AD-R3] Bonus dice by score for each value of ruling scoreToDice, or as printed', () => {
  const dice = (scoreToDice: 'perTen' | 'perFive' | 'perFiveAboveTen') =>
    [0, 5, 9, 10, 14, 15, 19, 20, 30, 60].map((score) => diceOfScore(score, { scoreToDice }));
  expect(dice('perTen')).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 3, 6]);
  expect(dice('perFive')).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 6, 12]);
  expect(dice('perFiveAboveTen')).toEqual([0, 0, 0, 0, 0, 1, 1, 2, 4, 10]);
  const printed = readSheet({ use: 'thug', printed: { dice: { agility: 4 } } }, [], []);
  expect(printed && fold(abilityDice(law, printed, 'agility')).value).toBe(4);
});

test('[AD-R4] ruling checkDice: skill dice alone (3) or with the ability’s (6)', () => {
  const sheet = sheetOf('amari');
  expect(fold(skillDice(law, sheet, 'medicine', false)).value).toBe(3);
  expect(fold(skillDice({ ...law, checkDice: 'skillPlusAbility' }, sheet, 'medicine', false)).value).toBe(6);
});

test('[AD-POS-8] [AD-POS-9] reach: 6 feet, with a polearm 10, of a Behemoth 24', () => {
  const reach = (id: string, weapon = 0) => reachOf(alone(id), one(alone(id), id), weapon);
  expect([reach('hadra'), reach('hadra', 10), reach('behemoth', 6)]).toEqual([6, 10, 24]);
});

test('[AD-DMG-7] [AD-DMG-8] fists: 1 feeble for everybody with hands, as printed for the trained', () => {
  const fist = (id: string) => sheetOf(id).natural.find((one) => one.id === 'unarmed');
  expect([fist('hadra')?.value, fist('hadra')?.rank]).toEqual([1, 'feeble']);
  expect([fist('brawler')?.value, fist('brawler')?.rank]).toEqual([2, 'ordinary']);
  // A rifle on a post neither punches nor kicks.
  expect([fist('ghoul'), fist('stone-pillar'), fist('sentry-turret')]).toEqual(Array(3).fill(undefined));
});

test('what the heroes hold in the main hand and the off-hand, and what they carry', () => {
  const held = (id: string) => {
    const { hands, carried } = one(alone(id), id);
    return [
      ...hands.map(({ item, hand }) => `${hand} ${item.short}`),
      ...carried.map(({ short }) => `- ${short}`),
    ];
  };
  expect(held('hadra')).toEqual(['main sword', 'off shield']);
  expect(held('lio')).toEqual(['main short-sword', 'off knife']);
  expect(held('oska')).toEqual(['main hunting-bow', '- short-sword']);
  expect(held('amari')).toEqual(['main pistol', '- healing-draught', '- stimulant']);
});

test('[AD-TYP-11] [AD-TYP-12] which sheets are living, immune and weak', () => {
  const nature = (id: string) => {
    const sheet = sheetOf(id);
    return `${isLiving(sheet)} ${sheet.immunities.join('+')} ${sheet.weaknesses.join('+')}`;
  };
  expect(nature('hadra')).toBe('true  ');
  expect(nature('ghoul')).toBe('false toxic+umbral lucent');
  expect(nature('sentry-turret')).toBe('false toxic+umbral ');
  expect(nature('thicket')).toBe('false  ');
});

test('six heroes and seventeen foes, no two of which fight alike', () => {
  expect(pack.heroes).toHaveLength(6);
  expect(pack.foes).toHaveLength(17);
  const ways = [...pack.heroes, ...pack.foes].map(({ id }) => {
    const { scores, weapons, natural, powers, armor, size, hide, cover, printed, kind } = sheetOf(id);
    return JSON.stringify([scores, weapons, natural, powers, armor, size, hide, cover, printed, kind]);
  });
  expect(new Set(ways).size).toBe(ways.length);
});

const problemsOf = (sheet: object): readonly string[] => {
  const problems: Problem[] = [];
  readSheet(sheet, ['sheet'], problems);
  return problems.map(({ path, message }) => `${path}: ${message}`);
};

test('problems of a sheet are told with their paths', () => {
  const thug = { use: 'thug' };
  expect(problemsOf({ use: 'dragon' })).toEqual(['sheet.use: the pack has no sheet "dragon"']);
  expect(problemsOf({ ...thug, weapons: ['lance'] })).toEqual([
    'sheet.weapons[0]: the pack has no such thing among its weapons: "lance"',
  ]);
  expect(problemsOf({ ...thug, weapons: ['bite'] })).toEqual([
    'sheet.weapons[0]: a weapon that takes no hand belongs to the body: list it among the natural weapons',
  ]);
  expect(problemsOf({ ...thug, natural: ['sword'] })).toEqual([
    'sheet.natural[0]: a weapon of the body takes no hands',
  ]);
  const both = [
    { thing: 'sword', in: 'main' },
    { thing: 'knife', in: 'main' },
  ];
  expect(problemsOf({ ...thug, weapons: both })).toEqual([
    'sheet.weapons[1]: there is something in that hand already',
  ]);
  const more = [
    { thing: 'greatsword', in: 'main' },
    { thing: 'knife', in: 'off' },
  ];
  expect(problemsOf({ ...thug, weapons: more })).toEqual([
    'sheet.weapons[1]: there is more in hand than its hands hold',
  ]);
  expect(problemsOf({ ...thug, weapons: [{ thing: 'greatsword', in: 'off' }] })).toEqual([
    'sheet.weapons[0]: what takes both hands is in the main one',
  ]);
  expect(problemsOf({ ...thug, powers: ['fury', 'fury'] })).toEqual([
    'sheet.powers[1]: "fury" stands here twice',
  ]);
  expect(problemsOf({ ...thug, powers: ['flight'] })).toEqual([
    'sheet.powers[0]: the pack has no technique, spell, Talent or reaction "flight"',
  ]);
  expect(problemsOf({ ...thug, cover: 'full', sturdy: false })).toEqual([
    'sheet.cover: only objects are cover (AD-COV-1)',
    'sheet.sturdy: only objects are sturdy or not (AD-COV-4)',
  ]);
  expect(problemsOf({ use: 'thicket', printed: { health: 3 }, powers: ['fury'] })).toEqual([
    'sheet.printed.health: objects have Durability alone (AD-OBJ-1)',
    'sheet.powers: objects have no powers',
  ]);
  expect(problemsOf({ ...thug, current: { wear: { mail: 3 } } })).toEqual([
    'sheet.current.wear.mail: the sheet has no armour "mail"',
  ]);
  expect(problemsOf({ ...thug, scores: { strength: 61 } })).toHaveLength(1);
});

test.each(pack.encounters.map(({ id, encounter }) => [id, encounter] as const))(
  '%s begins, without broken invariants or wounded combatants',
  (_, encounter) => {
    const read = begin(encounter);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(invariants(read.fight)).toEqual([]);
    expect(everyone(read.fight).some((who) => isWounded(read.fight, who))).toBe(false);
  },
);

test('the crossing: four against four on 24 by 24 squares, with terrain, cover and elevation', () => {
  const crossing = pack.encounters.find(({ id }) => id === 'crossing');
  const read = begin(crossing?.encounter ?? null);
  if (!read.ok) throw new Error('cannot be read');
  const { fight } = read;
  const people = everyone(fight).filter((who) => !isObject(who));
  const hadra = one(fight, 'hadra');
  expect([people.filter((who) => foes(who, hadra)).length, people.length]).toEqual([4, 8]);
  const { width, height, elevation = [], terrain = [] } = fight.battlefield;
  expect([width, height, elevation.length > 0, terrain.length > 0]).toEqual([24, 24, true, true]);
  const grades = new Set(everyone(fight).map(({ sheet }) => sheet.cover));
  expect([...grades].sort()).toEqual(['full', 'light', 'none', 'partial']);
});

/** The combatants of each side, without objects. */
const sides = (id: string) => {
  const read = begin(pack.encounters.find((each) => each.id === id)?.encounter ?? null);
  if (!read.ok) throw new Error(`${id} cannot be read`);
  const { fight } = read;
  const by: { [side: string]: string[] } = {};
  for (const who of everyone(fight).filter((each) => !isObject(each))) {
    by[who.side] = [...(by[who.side] ?? []), who.id];
  }
  return { by, fight };
};

test('[AD-INI-4] the road: two heroes ambushed by four highwaymen; every object gives light cover', () => {
  const { by, fight } = sides('road-ambush');
  expect(by).toEqual({
    Heroes: ['lio', 'hadra'],
    Highwaymen: ['thug-1', 'thug-2', 'thug-3', 'soldier'],
  });
  expect(fight.ambush).toEqual({ ambushed: by.Heroes, ambushers: by.Highwaymen });
  const things = everyone(fight).filter(isObject);
  expect(new Set(things.map(({ sheet }) => sheet.cover))).toEqual(new Set(['light']));
});

test('[AD-VIS-3] [AD-COV-3] the bank: two against three behind partial cover, in reduced visibility', () => {
  const { by, fight } = sides('bank-siege');
  expect(by).toEqual({ Heroes: ['amari', 'korr'], Robbers: ['gunman-1', 'gunman-2', 'gunman-3'] });
  expect(fight.visibility).toBe('reduced');
  for (const id of by.Robbers ?? []) {
    expect(coverOf(fight, one(fight, 'korr'), one(fight, id)).grade, id).toBe('partial');
  }
});

test('[AD-VIS-4] the den: three against a bear, in low visibility', () => {
  const { by, fight } = sides('bears-den');
  expect(by).toEqual({ Heroes: ['hadra', 'oska', 'veshta'], Beasts: ['bear'] });
  expect(fight.visibility).toBe('low');
});

test('[AD-ARM-9] the gate: four with one heroic axe, the only weapon that can harm the fiend, against three', () => {
  const { by, fight } = sides('fiends-gate');
  expect(by).toEqual({
    Heroes: ['hadra', 'lio', 'veshta', 'korr'],
    Fiends: ['heroic-fiend', 'ghoul-1', 'ghoul-2'],
  });
  const heroic = (by.Heroes ?? []).flatMap((id) =>
    one(fight, id).sheet.weapons.filter(({ thing }) => canHarm(thing.rank, 'heroic', law)),
  );
  expect(heroic.map(({ item }) => item)).toEqual(['heroic-axe']);
});
