import { expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import { fold } from '../../../kernel/terms.ts';
import type { LogLine } from '../../../protocol/messages.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { factRulings } from '../present/badges.ts';
import type { Setting, Sketch } from './line-up.ts';
import { begun, choice, defend, duel, endTurn, fight, hold, holdTurn } from './line-up.ts';

/** Texts of the initiative bar, the panel, the log and the preview. */

const chips = (table: Scenario, id: string): readonly string[] =>
  table
    .who(id)
    .conditions.map(({ label, until }) => (until === undefined ? label : `${label} until ${until}`));
const entry = (table: Scenario, id: string) => table.view().bar.find((one) => one.id === id);
const said = (table: Scenario): readonly string[] => table.lines().map(({ text }) => text);
function line(table: Scenario, start: string): LogLine {
  const found = table.lines().find(({ text }) => text.startsWith(start));
  if (!found) throw new Error(`nobody said “${start}”, but:\n${said(table).join('\n')}`);
  return found;
}
const preview = (table: Scenario, deed: object) => table.send({ do: 'preview', choice: deed } as never);

test('[WS-INI-14] [WS-INI-15] a union is one entry of the bar, with how each of its members stands', () => {
  const table = fight(
    { red: { brana: { at: [5, 5] }, sill: { at: [5, 6] } }, blue: { ogre: { at: [12, 5] } } },
    { unions: [['brana', 'sill']], order: ['brana', 'sill', 'ogre'] },
  );
  expect(table.view().bar.map(({ id }) => id)).toEqual(['brana', 'ogre']);
  expect(entry(table, 'brana')).toMatchObject({
    state: 'active',
    note: 'union with Sill',
    with: [{ id: 'sill' }],
  });
  table.does(endTurn);
  // Sill goes on, so it stands first, and Brana is done.
  expect(entry(table, 'sill')).toMatchObject({ state: 'active', with: [{ id: 'brana', state: 'acted' }] });
});

test('[WS-INI-7] [WS-INI-11] held turns and actions stand on the bar, with their trigger in words', () => {
  const table = fight({
    red: { brana: { at: [5, 5] } },
    blue: { ogre: { at: [12, 5] }, bandit: { at: [12, 8] } },
  });
  table.does(hold('defend', { trigger: 'enters', range: 3, whom: 'ogre' }));
  expect(entry(table, 'brana')?.waits).toEqual(['Defend when Ogre comes within 3 m']);
  expect(chips(table, 'brana')).toEqual(['Waits: Defend when Ogre comes within 3 m until its next turn']);
  expect(line(table, 'Brana waits: Defend when Ogre comes within 3 m').rulings).toEqual(['WS-R24']);
  table.does(endTurn).does(holdTurn);
  expect(entry(table, 'ogre')).toMatchObject({ state: 'delayed', note: 'holds its turn' });
  expect(line(table, 'Ogre holds the turn').rulings).toContain('WS-R21');
});

test('[WS-VIT-1] a loss says whose weapon it was', () => {
  const table = duel({ brana: { at: [5, 5] }, ogre: { at: [6, 5] } });
  table
    .does(choice('attack', { target: 'ogre' }))
    .rolls('attack', 15)
    .rolls('damage', 8);
  // 8 with the ax less Armor 2, of 45.
  expect(said(table)).toContain('Ogre loses 6 Vitality (39 left) to Brana’s ax');
});

test('[WS-VIT-1] [WS-VIT-2] [WS-VIT-6] [WS-R76] Vitality goes down to death, Temporary Vitality stands before it', () => {
  const table = duel({ brana: { now: { temporary: 5 } }, ogre: { now: { vitality: -6 } } });
  expect(table.who('ogre').tracks.vitality).toMatchObject({
    left: -6,
    max: 45,
    least: { at: -45, label: 'Death' },
  });
  // One and a half times 34.
  expect(table.who('brana').tracks.temporary).toMatchObject({ left: 5, max: 51, shields: 'vitality' });
  const other = duel({ brana: {}, ogre: {} }, { rulings: { deathThreshold: 'minusTen' } });
  expect(other.who('brana').tracks.vitality?.least?.at).toBe(-10);
  const open = duel({ brana: {}, ogre: {} }, { rulings: { deathThreshold: 'gmDecides' } });
  expect(open.who('brana').tracks.vitality).not.toHaveProperty('least');
});

test('[WS-RND-4] [WS-STA-6] AP that a Status Effect keeps back are there and cannot be used', () => {
  const table = duel({ brana: {}, ogre: {} });
  expect(table.who('brana').pools.ap).toMatchObject({ kind: 'pips', value: 3, max: 3 });
  expect(table.who('brana').pools.ap).not.toHaveProperty('usable');
  table.byHand('held fast', { change: 'condition', who: 'brana', condition: 'restrained', on: true });
  // Restrained: 2 AP, 1 RP.
  expect(table.who('brana').pools.ap).toMatchObject({ value: 3, usable: 2 });
  expect(table.who('brana').pools.rp).toMatchObject({ value: 2, usable: 1 });
});

test('[WS-BAS-4] [WS-STA-6] what is the matter, in words, with until when; what ends is named', () => {
  const table = duel({ brana: {}, ogre: {} });
  table.does(defend);
  expect(chips(table, 'brana')).toEqual(['Defends until its next turn']);
  expect(said(table)).toContain('Brana defends until its next turn');
  table.does(endTurn).does(endTurn);
  expect(said(table)).toContain('Brana defends no longer');
});

test('[WS-COV-1] [WS-COV-4] the line to the target of a shot says what gives cover, and what that is worth', () => {
  const table = fight({
    red: { sill: { at: [2, 5] } },
    blue: { bandit: { at: [9, 5] }, ogre: { at: [12, 9] } },
    things: { crate: { at: [8, 5] } },
  });
  expect(preview(table, choice('attack', { target: 'bandit', with: 'bow' }))).toMatchObject({
    cost: { ap: 2 },
    lines: [
      {
        from: { x: 2, y: 5 },
        to: { x: 9, y: 5 },
        grade: 'half',
        label: 'half cover (Crate): +2 Evasion',
        by: [{ x: 8, y: 5, who: 'crate' }],
      },
    ],
  });
  expect(preview(table, choice('attack', { target: 'ogre', with: 'bow' }))).toMatchObject({
    lines: [{ grade: 'clear', label: '', by: [] }],
  });
});

test('[WS-COV-1] [WS-ATK-1] [WS-R89] the term that decided is named, with the badge of its ruling', () => {
  const table = fight({
    red: { sill: { at: [2, 5] } },
    blue: { bandit: { at: [9, 5] } },
    things: { crate: { at: [8, 5] } },
  });
  table.does(choice('attack', { target: 'bandit', with: 'bow' }));
  // Bow +7; Evasion 13 and half cover 2: 7 + 7 = 14 misses, and would hit without the crate.
  table.rolls('attack', 7);
  const missed = line(table, 'Sill misses Bandit with bow: 14 against Evasion 15');
  expect(missed.decided?.words).toBe('Missed by 1: without half cover: Crate +2 this hits');
  expect(missed.rulings).toContain('WS-R89');
});

test('[WS-DRS-1] [WS-DRS-4] before it is used an Ability says whom it reaches: at best, at worst, who is a friend', () => {
  const table = fight({
    red: { oren: { at: [2, 5] }, brana: { at: [7, 5] } },
    blue: { bandit: { at: [9, 5], now: { vitality: 6 } } },
  });
  const seen = preview(table, choice('ability-thunder-burst', { cell: { x: 8, y: 5 } })) as {
    readonly cells: readonly object[];
    readonly reached: readonly { readonly who: string }[];
  };
  // 2 m around a square: 5 × 5.
  expect(seen.cells).toHaveLength(25);
  // 2d6 Shock: 2 to 12, halved 1 to 6; Armor of Brana 2, of the bandit 1.
  expect(seen.reached).toEqual([
    {
      who: 'brana',
      how: 'Constitution DR +5 against 15',
      best: '0 to 4 damage',
      worst: '0 to 10 damage',
      friend: true,
    },
    {
      who: 'bandit',
      how: 'Constitution DR +0 against 15',
      best: '0 to 5 damage',
      worst: '1 to 11 damage, Down',
      drops: true,
    },
  ]);
});

test('[WS-DMG-1] [WS-R67] what a target resists is in no forecast for players before it has shown', () => {
  const seen = (setting: Setting = {}, now: Sketch = {}) => {
    const table = fight(
      {
        red: { oren: { at: [2, 5] } },
        blue: { bandit: { at: [9, 5], sheet: { resistances: ['shock'] }, now } },
      },
      setting,
    );
    const { reached } = preview(table, choice('ability-thunder-burst', { cell: { x: 8, y: 5 } })) as {
      readonly reached: readonly { readonly best: string; readonly worst: string }[];
    };
    return reached.map(({ best, worst }) => [best, worst]);
  };
  // 2d6 Shock less Armor 1: 1 to 11, withstood 0 to 5; halved once more 0 to 5 and 0 to 2.
  const plain = [['0 to 5 damage', '1 to 11 damage']];
  const resisted = [['0 to 2 damage', '0 to 5 damage']];
  expect(seen()).toEqual(plain);
  expect(seen({}, { known: ['shock'] })).toEqual(resisted);
  expect(seen({ rulings: { affinityVisibility: 'always' } })).toEqual(resisted);
  expect(seen({ rulings: { affinityVisibility: 'gmOnly' } }, { known: ['shock'] })).toEqual(plain);
});

test('[WS-R64] [WS-R65] [WS-R73] what rulings have decided carries their badges', () => {
  const state = begun({ red: { oren: { at: [2, 5] } }, blue: { skeleton: { at: [9, 5] } } });
  const rolled = (natural: number, power: number) => {
    const bonus = fold([{ value: 2, op: 'add', label: 'Will', clause: 'WS-DRS-4' }]);
    const result = natural + 2;
    return factRulings(state, {
      fact: 'defense',
      who: 'oren',
      by: 'skeleton',
      dr: 'will',
      how: 'rolled',
      bonus,
      result,
      power,
      passed: result >= power,
      clause: 'WS-DRS-12',
    });
  };
  // A 20 that is too low, a 1 that would be enough; otherwise the ruling does not matter.
  expect([rolled(20, 30), rolled(1, 3)]).toEqual([['WS-R65'], ['WS-R65']]);
  expect([rolled(20, 14), rolled(1, 14), rolled(10, 14)]).toEqual([[], [], []]);
  const bleeds = (who: string) =>
    factRulings(state, {
      fact: 'effect-began',
      who,
      effect: { id: 'effect-1', kind: 'status', status: 'bleeding', by: null, until: { when: 'ended' } },
      clause: 'WS-VIT-3',
    });
  expect([bleeds('skeleton'), bleeds('oren')]).toEqual([['WS-R73'], []]);
});

test('[WS-BAS-5] [WS-RND-7] [WS-ADV-8] [WS-ADV-13] what is handed over, guarded, guessed at and clung to, as one says it', () => {
  const table = fight({
    red: { brana: { at: [6, 5] }, sill: { at: [5, 5] } },
    blue: { bandit: { at: [12, 5], now: { inHand: ['bow'] } } },
  });
  table
    .does(choice('give-item', { item: 'stimulant', target: 'sill' }))
    .does(endTurn)
    .does(endTurn);
  table.does(choice('attack', { target: 'sill' })).does(choice('use'));
  expect(said(table)).toEqual(
    expect.arrayContaining([
      'Brana hands over the stimulant to Sill',
      'Sill uses Quick Guard against Bandit as a reaction',
      'Sill pays 1 RP (Quick Guard): 1 left',
    ]),
  );
  const other = fight(
    {
      red: { oren: { at: [2, 2] }, brana: { on: 'ogre' } },
      blue: { ogre: { at: [6, 5] }, bandit: { at: [9, 2], now: { hiddenFrom: ['oren'] } } },
    },
    { order: ['oren', 'ogre', 'brana', 'bandit'] },
  );
  other.does(choice('square-heat-lance', { cell: { x: 8, y: 2 } })).does(endTurn);
  other.does(choice('shake-off')).rolls('cling', 3).rolls('cling-resisted', 9);
  expect(said(other)).toEqual(
    expect.arrayContaining([
      'Oren uses Heat Lance at a square',
      'Brana tries to stay on Ogre, Athletics: 3 + 7 = 10',
      'Stay on: Brana loses against Ogre',
    ]),
  );
});

test('[WS-STA-6] [WS-GEN-11] of AP that a Status Effect leaves, the refusal names those that are left', () => {
  const table = duel({ brana: { now: { effects: [{ status: 'restrained' }] } }, ogre: {} });
  table.does(choice('take-cover'));
  // 2 AP usable, 1 of them spent.
  expect(table.option('defend').refused?.because).toBe('This needs 2 AP, Brana may use no more than 1 now');
});

test('the panel says the level, and the Tier that comes with it or is printed', () => {
  const level = (sheet: { readonly [field: string]: Json }): string | undefined =>
    duel({ brana: { sheet }, ogre: {} })
      .who('brana')
      .notes.find(({ label }) => label === 'Level')?.value;
  // Levels 3 to 5 are Tier 2, 12 is Tier 5.
  expect(level({ level: 3 })).toBe('3, Tier 2');
  expect(level({ level: 12 })).toBe('12, Tier 5');
  expect(level({ level: 3, printed: { tier: 4 } })).toBe('3, Tier 4');
});

test('[WS-ATK-17] [WS-R60] [WS-ABL-1] the panel says what a weapon deals here: with the Stat Bonus and Buffs, if any', () => {
  const ax = (rulings: Sketch = {}, now: Sketch = {}): string | undefined =>
    duel({ brana: { now }, ogre: {} }, { rulings })
      .who('brana')
      .notes.find(({ label }) => label === 'Ax')?.value;
  // Strength 14 and half of Dexterity 13: +5 to hit, and with the ruling 4 more damage.
  expect(ax()).toBe('+5, 1d8 Physical, melee');
  expect(ax({ statBonusToDamage: 'primary' })).toBe('+5, 1d8 + 4 Physical, melee');
  const gifts = [{ of: 'damage', value: -1 }];
  const weak = { effects: [{ ability: 'weak', label: 'Weak', gifts, for: 'combat' }] };
  expect(ax({}, weak)).toBe('+5, 1d8 − 1 Physical, melee');
});
