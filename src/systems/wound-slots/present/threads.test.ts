import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { attack, choice, duel, fight, quick } from '../tests/line-up.ts';

/** Threads of the log: each row with the words of its first line and of all lines that continue it. */
function read(table: Scenario): readonly string[] {
  const rows: { name: string; begins: string; text: string; more: string }[] = [];
  for (const { text, begins, goesOn } of table.lines()) {
    const last = rows.at(-1);
    const joins = goesOn && last && (last.name === goesOn.name || last.name.startsWith(`${goesOn.name} `));
    if (joins) {
      last.more += goesOn.words;
      if (begins && goesOn.words !== '') last.name = begins.name;
    } else rows.push({ name: begins?.name ?? '', begins: begins?.words ?? text, text, more: '' });
  }
  return rows.map(({ begins, text, more }) => (more === '' ? text : begins + more));
}

test('[SL-ATK-6] a hit is two rows: the attack with its result, and what it does', () => {
  const table = duel({ torvin: { now: { ap: 12 } }, guard: {} });
  table.does(attack('guard')).rolls('attack', 4, 4);
  // 15 + 7 - 13 - 5 = 4.
  expect(read(table).slice(-2)).toEqual([
    'Torvin attacks Guard with greatsword and hits: 15 against melee Defense 13',
    'Guard takes final damage 4: a severe wound (slot 1 of 2)',
  ]);
});

test('[SL-HLT-10] [SL-CND-2] where a wound spills and knocks out, the row says it all', () => {
  const table = duel({ torvin: { now: { ap: 12 } }, guard: { now: { wounds: { severe: 2 } } } });
  table.does(attack('guard')).rolls('attack', 4, 4).rolls('consciousness', 1);
  // Vit 1, Resistance 1: 1 + 2 = 3 against 3 + 3 wounds.
  expect(read(table)).toContain(
    'Guard takes final damage 4: a critical wound (slot 1 of 2, no severe one being free), consciousness 3 against 6, falls unconscious, drops the sword, drops the shield, is dying',
  );
});

test('[SL-OFF-4] what a Quick Attack makes of a wound stays in the row', () => {
  const table = duel({ wenna: {}, guard: {} });
  table.does(quick('guard', { with: 'wenna/sword' })).rolls('attack', 5, 5);
  // 17 + 4 - 13 - 5 = 3: moderate.
  expect(read(table).slice(-2)).toEqual([
    'Wenna strikes quickly at Guard with sword and hits: 17 against melee Defense 13',
    'Guard takes final damage 3 (moderate, lowered to light): a light wound (slot 1 of 5)',
  ]);
});

test('[SL-ATK-2] [SL-ATK-11] a miss is one row, its critical failure in it', () => {
  const table = duel({ wenna: {}, knight: {} });
  table.does(attack('knight', { with: 'unarmed' })).rolls('attack', 1, 2);
  // Dex 1, Melee 3: 3 + 4 against 13.
  expect(read(table).at(-1)).toBe(
    'Wenna attacks Knight with bare hands and misses: 7 against melee Defense 13, critical failure',
  );
});

test('[SL-AP-2] what AP were paid for is said without the price: that stands behind it', () => {
  const table = duel({ wenna: {}, guard: { at: [12, 5] } });
  table.does(choice('posture', { to: 'crouching' }));
  expect(read(table).at(-1)).toBe('Wenna crouches');
  table.does(choice('posture', { to: 'standing' })).does(choice('move', { to: { x: 6, y: 5 } }));
  expect(read(table).at(-1)).toBe('Wenna moves to G6: 1 yard of movement');
});

test('[SL-COM-1] [SL-ACT-4] a spell is one row with its attack, and its mana behind it', () => {
  const table = duel({ isra: { now: { ap: 12 } }, guard: {} });
  table.does(choice('cast-spell', { spell: 'ember-dart', target: 'guard' })).rolls('attack', 1, 5);
  // 1 + 5 + 8 against 12; 14 + 3 - 12 - 5 = 0.
  expect(read(table).slice(-2)).toEqual([
    'Isra casts a spell on Guard (Ember Dart) and hits: 14 against ranged Defense 12',
    'Guard takes final damage 0: a light wound (slot 1 of 5)',
  ]);
});

test('[SL-POS-7] a Dash is one row, with its AP and its stamina behind it', () => {
  const table = duel({ wenna: {}, guard: {} });
  table.does(choice('dash'));
  expect(read(table).at(-1)).toBe('Wenna dashes: twice the rate until the round ends');
});

test('[SL-AP-1] [SL-INI-1] what everybody gets at the same moment is one row', () => {
  const table = fight({ heroes: { wenna: { at: [1, 1] } }, foes: { guard: { at: [9, 9] } } });
  table.does(choice('end-turn')).does(choice('end-turn'));
  const gains = read(table).filter((row) => row.startsWith('AP at the start of the round'));
  expect(gains).toHaveLength(1);
  expect(gains[0]).toMatch(/: (Wenna|Guard) 6 \(\d+ now\), (Wenna|Guard) 6 \(\d+ now\)$/);
});
