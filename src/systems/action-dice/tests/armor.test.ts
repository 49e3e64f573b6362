import { expect, test } from 'vitest';
import { kindOf } from '../combat/kind.ts';
import type { Damage } from '../harm/damage.ts';
import { dealDamage } from '../harm/damage.ts';
import { harmless } from '../harm/harmless.ts';
import { poolMost } from '../numbers.ts';
import { ranks } from '../ranks.ts';
import { rulingIds } from '../rulings.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import { blow, harmOf, meansIn, poolsOf, rulingsTold } from './blow.ts';
import type { Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/** What armour stops, its wear, and quality (section ARM). */

type Hit = Partial<Omit<Damage, 'who' | 'by'>>;

/** Damage to a thug (Durability 10, Health 5) in some armour: what gets through, and the wear of each piece. */
function hit(
  amount: number,
  sheet: Sketch,
  more: Hit = {},
  rulings: Sketch = {},
  now: Sketch = {},
  choices: readonly { option: string }[] = [],
) {
  const fight = begun(
    {
      a: { hadra: { at: [5, 5] } },
      b: { thug: { at: [6, 5], sheet: { printed: { durability: 90 }, ...sheet }, now } },
    },
    { rulings },
  );
  const bare = play(fight, { choices }, (table) =>
    dealDamage(table, {
      who: 'thug',
      by: 'hadra',
      amount,
      type: 'kinetic',
      rank: 'ordinary',
      weapon: true,
      what: 'a blow',
      clause: 'AD-DMG-5',
      ...more,
    }),
  );
  const who = one(fight, 'thug');
  return { lost: 90 - who.durability, wear: who.wear, bare, who };
}
const armor = (id: string, ar: number, more: Sketch = {}) => ({
  id,
  name: id,
  ar,
  rank: 'ordinary',
  durability: 20,
  ...more,
});

test('[AD-ARM-1] [AD-ARM-2] [AD-R80] mail (AR 4) stops 4 of 10 and loses 4; of 3 it stops 3, and damage is not below 0', () => {
  const ten = hit(10, { armor: ['mail'] });
  expect([ten.lost, ten.wear]).toEqual([6, { mail: 4 }]);
  const three = hit(3, { armor: ['mail'] });
  expect([three.lost, three.wear]).toEqual([0, { mail: 3 }]);
});

test('[AD-R80] ruling armorWear: off, armour does not wear; gm, the game master decides', () => {
  expect(hit(10, { armor: ['mail'] }, {}, { armorWear: 'off' })).toMatchObject({ lost: 6, wear: {} });
  const gm = (option: string) => hit(10, { armor: ['mail'] }, {}, { armorWear: 'gm' }, {}, [{ option }]);
  expect([gm('wears').wear, gm('spared').wear]).toEqual([{ mail: 4 }, {}]);
});

test('[AD-ARM-2] [AD-R81] ruling armorLastHit: against the hit that ruins it the whole AR counts, or only what is left', () => {
  const now = { wear: { mail: 38 } };
  const whole = hit(10, { armor: ['mail'] }, {}, {}, now);
  expect([whole.lost, whole.wear]).toEqual([6, { mail: 40 }]);
  expect(whole.bare.facts.find(({ fact }) => fact === 'wear')).toMatchObject({ lost: 2, ruined: true });
  const rest = hit(10, { armor: ['mail'] }, {}, { armorLastHit: 'onlyDurabilityLeft' }, now);
  expect([rest.lost, rest.wear]).toEqual([8, { mail: 40 }]);
  expect(rulingsTold(rest.bare, 'harm')).toContain(rulingIds.armorLastHit);
  // Ruined it stops nothing.
  expect(hit(10, { armor: ['mail'] }, {}, {}, { wear: { mail: 40 } }).lost).toBe(10);
});

test('[AD-ARM-3] of several armours only the highest AR counts, and the others are listed with the reason', () => {
  const two = hit(10, { armor: ['leather', 'mail'] });
  expect(two.lost).toBe(6);
  expect(harmOf(two.bare).terms).toEqual([
    'damage 10',
    'Leather -2 (only the highest counts)',
    'Mail -4',
    'never below 0 0',
  ]);
});

test('[AD-ARM-4] [AD-R81] the armour that protected wears first, then the next; the rest is lost', () => {
  const line = { armor: ['leather', 'mail'] };
  expect(hit(10, line).wear).toEqual({ mail: 4 });
  expect(hit(10, line, {}, {}, { wear: { mail: 39 } }).wear).toEqual({ mail: 40, leather: 3 });
  expect(hit(10, line, {}, {}, { wear: { mail: 39, leather: 19 } }).wear).toEqual({ mail: 40, leather: 20 });
});

test('[AD-ARM-4] natural armour of 8 over leather of 2 protects with 8, and the leather wears for all of it', () => {
  const line = { armor: ['leather'], hide: { ar: 8 } };
  const struck = hit(10, line);
  expect([struck.lost, struck.wear]).toEqual([2, { leather: 8 }]);
});

test('[AD-R82] ruling naturalArmor: natural armour loses nothing, or its bearer loses Durability instead', () => {
  expect(hit(10, { hide: { ar: 4 } }).lost).toBe(6);
  expect(hit(10, { hide: { ar: 4 } }, {}, { naturalArmor: 'wearerDurability' }).lost).toBe(10);
  // Leather with 3 left takes 3 of the 4.
  const both = hit(
    10,
    { armor: ['leather'], hide: { ar: 4 } },
    {},
    { naturalArmor: 'wearerDurability' },
    { wear: { leather: 17 } },
  );
  expect([both.lost, both.wear]).toEqual([7, { leather: 20 }]);
});

test('[AD-ARM-3] [AD-ARM-4] a shield with AR counts only while held, and wears by what it stops', () => {
  const board = { id: 'board', name: 'Board', ar: 5, rank: 'ordinary', durability: 6 };
  const carried = (at: string) => ({ armor: ['leather'], shields: [{ thing: board, in: at }], weapons: [] });
  expect(hit(10, carried('off'))).toMatchObject({ lost: 5, wear: { board: 5 } });
  expect(hit(10, carried('carried'))).toMatchObject({ lost: 8, wear: { leather: 2 } });
  // With 1 Durability left it stops 5, of which the leather takes 4; the next blow meets the leather only.
  expect(hit(10, carried('off'), {}, {}, { wear: { board: 5 } }).wear).toEqual({ board: 6, leather: 4 });
  expect(hit(10, carried('off'), {}, {}, { wear: { board: 6 } }).lost).toBe(8);
});

test('[AD-ARM-5] [AD-R83] ruling physicalTypes: armour protects from kinetic damage, or from chemical and sonic too', () => {
  const types = ['kinetic', 'thermal', 'electrical', 'chemical', 'sonic'] as const;
  const lost = (physicalTypes: string) =>
    types.map((type) => hit(10, { armor: ['mail'] }, { type }, { physicalTypes }).lost);
  expect(lost('kinetic')).toEqual([6, 10, 10, 10, 10]);
  expect(lost('kineticChemicalSonic')).toEqual([6, 10, 10, 6, 6]);
});

test('[AD-ARM-5] an armour protects from the other types it lists, with their own AR where given', () => {
  expect(hit(10, { armor: ['energy-weave'] }, { type: 'thermal' }).lost).toBe(6);
  expect(hit(10, { armor: ['energy-weave'] }).lost).toBe(10);
  const mixed = { armor: [armor('mixed', 5, { types: { cold: 2, kinetic: 0 } })] };
  expect(hit(10, mixed, { type: 'cold' }).lost).toBe(8);
  expect(hit(10, mixed).lost).toBe(10);
});

/** What of 10 damage gets through armour of AR 4 with each rank of weapon, and whether it wears. */
const table = (worn: string, rulings: Sketch = {}) =>
  ranks.map((rank) => {
    const { lost, wear } = hit(10, { armor: [armor('coat', 4, { rank: worn })] }, { rank }, rulings);
    return `${lost}/${wear.coat ?? 0}`;
  });

test('[AD-ARM-6] [AD-ARM-7] weapons from heroic on ignore armour three ranks lower, and do not wear it', () => {
  expect(table('feeble')).toEqual(['6/4', '6/4', '6/4', '10/0', '10/0', '10/0']);
  expect(table('minor')).toEqual(['6/4', '6/4', '6/4', '6/4', '10/0', '10/0']);
  expect(table('ordinary')).toEqual(['6/4', '6/4', '6/4', '6/4', '6/4', '10/0']);
});

test('[AD-ARM-8] armour from heroic on is not worn by weapons three ranks lower; its AR counts', () => {
  expect(table('heroic')).toEqual(['6/0', '6/4', '6/4', '6/4', '6/4', '6/4']);
  expect(table('epic')).toEqual(['6/0', '6/0', '6/4', '6/4', '6/4', '6/4']);
  expect(table('legendary')).toEqual(['6/0', '6/0', '6/0', '6/4', '6/4', '6/4']);
});

test('[AD-R84] ruling qualityGap: any difference counts, or a difference of exactly three ranks', () => {
  expect(table('minor', { qualityGap: 'anySuperior' })).toEqual([
    '6/0',
    '6/4',
    '10/0',
    '10/0',
    '10/0',
    '10/0',
  ]);
  expect(table('feeble', { qualityGap: 'exactlyThree' })).toEqual([
    '6/4',
    '6/4',
    '6/4',
    '10/0',
    '6/4',
    '6/4',
  ]);
  expect(table('legendary', { qualityGap: 'exactlyThree' })).toEqual([
    '6/4',
    '6/4',
    '6/0',
    '6/4',
    '6/4',
    '6/4',
  ]);
});

test('[AD-ARM-7] with one armour ignored another, not low enough, still counts', () => {
  const line = { armor: [armor('rags', 5, { rank: 'feeble' }), armor('coat', 2)] };
  const { lost, wear } = hit(10, line, { rank: 'heroic' });
  expect([lost, wear]).toEqual([8, { coat: 2 }]);
});

test('[AD-ARM-7] [AD-R81] ignored armour does not take the wear that exceeds the other’s Durability', () => {
  const line = { armor: [armor('rags', 5, { rank: 'feeble' }), armor('coat', 2)] };
  const struck = hit(10, line, { rank: 'heroic' }, {}, { wear: { coat: 19 } });
  expect([struck.lost, struck.wear]).toEqual([8, { coat: 20 }]);
  // An ordinary weapon does not ignore the rags: they protect with 5 and take it.
  const usual = hit(10, line, {}, {}, { wear: { rags: 18 } });
  expect([usual.lost, usual.wear]).toEqual([5, { rags: 20, coat: 3 }]);
});

test('[AD-ARM-8] armour that cannot be worn down leaves no wear for the armour under it', () => {
  const line = { armor: [armor('plate', 6, { rank: 'heroic' }), armor('coat', 2)] };
  expect(hit(10, line, { rank: 'feeble' })).toMatchObject({ lost: 4, wear: {} });
  expect(hit(10, line, {}, {}, { wear: { plate: 17 } })).toMatchObject({
    lost: 4,
    wear: { plate: 20, coat: 3 },
  });
});

test('[AD-ARM-10] [AD-R86] ruling superiorAttacks weaponsOnly: thrown and natural weapons count, fists do not', () => {
  const state = begun(
    {
      a: { lio: { at: [5, 5] }, ghoul: { at: [5, 6] } },
      b: { fiend: { use: 'heroic-fiend', at: [6, 5] } },
    },
    { rulings: { superiorAttacks: 'weaponsOnly' } },
  );
  const why = (who: string, means?: string) =>
    harmless(state, one(state, 'fiend'), kindOf(meansIn(state, who, means)));
  expect([why('lio', 'knife/thrown'), why('lio', 'knife'), why('ghoul'), why('lio', 'unarmed')]).toEqual([
    'superior',
    'superior',
    'superior',
    null,
  ]);
});

test('[AD-ARM-9] superior Durability: only weapons of its rank or better do damage', () => {
  const harmed = (superior: string) => ranks.filter((rank) => hit(10, { superior }, { rank }).lost > 0);
  expect(harmed('heroic')).toEqual(['heroic', 'epic', 'legendary']);
  expect(harmed('epic')).toEqual(['epic', 'legendary']);
  expect(harmed('legendary')).toEqual(['legendary']);
});

test('[AD-ARM-10] [AD-R86] ruling superiorAttacks: every attack by its rank, unranked as ordinary; or weapons only', () => {
  const lost = (superiorAttacks: string, more: Hit) =>
    hit(10, { superior: 'heroic' }, more, { superiorAttacks }).lost;
  const spell = { weapon: false, type: 'thermal' } as const;
  const fall = { weapon: false, rank: null };
  expect([lost('allRanked', {}), lost('allRanked', spell), lost('allRanked', fall)]).toEqual([0, 0, 0]);
  expect([lost('weaponsOnly', {}), lost('weaponsOnly', spell), lost('weaponsOnly', fall)]).toEqual([
    0, 10, 10,
  ]);
});

test('[AD-ARM-11] where no damage is possible none is rolled, Defense is not offered, and the reason is told', () => {
  const fight = begun({ a: { hadra: { at: [5, 5] } }, b: { 'heroic-fiend': { at: [6, 5] } } });
  const bare = blow(fight, { who: 'hadra', target: 'heroic-fiend', faces: [[19, 4, 4]] });
  expect([bare.result, poolsOf(bare)]).toEqual(['hit', ['d20+d10!+d10!']]);
  expect(bare.facts.find(({ fact }) => fact === 'no-harm')).toMatchObject({
    why: 'superior',
    clause: 'AD-ARM-9',
  });
  expect(one(fight, 'heroic-fiend').durability).toBe(40);
});

test('[AD-ARM-11] a rider that needs no damage works against superior Durability, and Defense is offered', () => {
  const fight = begun({
    a: { 'chain-warden': { at: [5, 5] } },
    b: { 'heroic-fiend': { at: [6, 5] } },
  });
  blow(fight, {
    who: 'chain-warden',
    target: 'heroic-fiend',
    faces: [
      [19, 4, 4],
      [1, 1, 1, 1],
    ],
    choices: [{ option: 'decline' }, { option: 'struggle' }],
  });
  expect(one(fight, 'heroic-fiend')).toMatchObject({ prone: true, durability: 40 });
});

/** Damage behind a barricade (cover 5, own AR 6) in mail (AR 4). */
function behind(
  amount: number,
  rulings: Sketch,
  more: Hit = {},
  sheets: { readonly thug?: Sketch; readonly wall?: Sketch } = {},
) {
  const fight = begun(
    {
      a: { hadra: { at: [5, 5] } },
      b: {
        thug: { at: [9, 5], sheet: sheets.thug ?? { printed: { durability: 90 }, armor: ['mail'] } },
        wall: { use: 'concrete-barricade', at: [8, 5], sheet: sheets.wall ?? {} },
      },
    },
    { rulings },
  );
  const five = { value: 5, terms: [] };
  const cover = { grade: 'partial', guard: five, armor: five, taker: 'wall' } as const;
  const common = {
    who: 'thug',
    by: 'hadra',
    amount,
    type: 'kinetic',
    rank: 'ordinary',
    weapon: true,
  } as const;
  play(fight, {}, (table) =>
    dealDamage(table, { ...common, what: 'a shot', clause: 'AD-DMG-5', cover, ...more }),
  );
  const who = one(fight, 'thug');
  const most = poolMost(fight, who, 'health');
  const lost = [90 - who.durability, who.wear.mail ?? 0, 60 - one(fight, 'wall').durability];
  return sheets.thug ? [...lost, most - who.health] : lost;
}

test('[AD-ARM-12] [AD-COV-5] [AD-R107] cover stops its share first and loses it less its own AR; the rest meets armour', () => {
  // 20: the cover stops 5, which do not get through its own 6; the mail 4.
  expect(behind(20, {})).toEqual([11, 4, 0]);
  // 7: the cover stops 5, the mail 2.
  expect(behind(7, {})).toEqual([0, 2, 0]);
  // Together 9, and the mail wears for both.
  expect(behind(20, { coverArmor: 'asArmor' })).toEqual([11, 9, 0]);
});

test('[AD-R107] cover stops all types but radiation, and is not ignored by any weapon; as armour only physical', () => {
  expect(behind(20, {}, { type: 'thermal' })[0]).toBe(15);
  expect(behind(20, {}, { type: 'radiation' })[0]).toBe(20);
  expect(behind(20, { coverArmor: 'asArmor' }, { type: 'thermal' })[0]).toBe(20);
  expect(behind(20, {}, { rank: 'legendary' })[0]).toBe(15);
});

test('[AD-R87] ruling protectionOrder armorFirst: armour stops its share before cover', () => {
  // 7: the mail 4, the cover 3.
  expect(behind(7, { protectionOrder: 'armorFirst' })).toEqual([0, 4, 0]);
  // The soft wall has AR 0, so its loss shows what it stopped: 3 of 7, and 5 of 20.
  expect(behind(7, { protectionOrder: 'armorFirst' }, {}, soft)).toEqual([0, 4, 3]);
  expect(behind(20, { protectionOrder: 'armorFirst' }, {}, soft)).toEqual([11, 4, 5]);
  expect(behind(7, {}, {}, soft)).toEqual([0, 2, 5]);
});

const soft = { wall: { hide: { ar: 0 } } };

test('[AD-R78] [AD-R107] poison meets cover and armour unless ruled off or it bypasses armour', () => {
  const poison = { type: 'toxic', straightAtHealth: true } as const;
  const suit = { thug: { printed: { durability: 90, health: 60 }, armor: ['hazard-suit'] } };
  const health = (rulings: Sketch, more: Hit = {}) => behind(20, rulings, { ...poison, ...more }, suit)[3];
  // Cover 5, the suit 2.
  expect([health({}), health({ directHealthArmor: 'ignoreAll' })]).toEqual([13, 20]);
  // `bypassesArmor` bypasses the suit, not the cover.
  expect(health({}, { bypassesArmor: true })).toBe(15);
  // Under `asArmor` it bypasses the cover as well.
  expect(health({ coverArmor: 'asArmor' }, { bypassesArmor: true })).toBe(20);
  expect(health({ coverArmor: 'asArmor' })).toBe(13);
});

test('[AD-R107] [AD-R88] ruling coverArmor asArmor: cover does not count against a type its user is weak to', () => {
  const weak = { thug: { printed: { durability: 90 }, armor: ['mail'], weaknesses: ['kinetic'] } };
  expect(behind(20, {}, {}, weak)).toEqual([15, 0, 0, 0]);
  expect(behind(20, { coverArmor: 'asArmor' }, {}, weak)).toEqual([20, 0, 0, 0]);
});

test('[AD-COV-5] a soft object as cover takes what it stopped, and may be destroyed', () => {
  const fight = begun({
    a: { hadra: { at: [5, 5] } },
    b: { thug: { at: [9, 5] }, thicket: { at: [8, 5], sheet: { printed: { durability: 4 } } } },
  });
  const five = { value: 5, terms: [] };
  const cover = { grade: 'partial', guard: five, armor: five, taker: 'thicket' } as const;
  play(fight, {}, (table) =>
    dealDamage(table, {
      who: 'thug',
      by: 'hadra',
      amount: 9,
      type: 'kinetic',
      rank: 'ordinary',
      what: 'x',
      clause: 'AD-DMG-5',
      cover,
    }),
  );
  expect([one(fight, 'thug').durability, one(fight, 'thicket').out]).toEqual([6, 'gone']);
});
