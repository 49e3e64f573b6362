import { expect, test } from 'vitest';
import { sentenceOf } from '../../kernel/sentence.ts';
import { attack, choice, duel, endTurn, fight, move } from '../../systems/wound-slots/tests/line-up.ts';
import type { Scenario } from '../../table/testing/scenario.ts';
import { joinedLines } from './joined.ts';

/** The log of a Wound Slots fight as shown: which lines form a row, and its text. */
const read = (table: Scenario): readonly string[] => joinedLines(table.lines()).map(({ line }) => line.text);

test('[SL-COM-7] [SL-MOV-4] a walk that can be answered at every step is one row, and so is the reaction', () => {
  // Torvin: rate 9, 6 yards for 3 AP. Guard: sword +6, and 10 AP.
  const table = duel({ guard: { at: [10, 5], now: { ap: 12 } }, torvin: { at: [3, 5], now: { ap: 6 } } });
  table.does(choice('ready', { what: 'quick-attack', events: ['step'] })).does(endTurn);
  table.does(move(8, 5));
  expect(read(table).at(-1)).toBe('Torvin moves to I6: 5 yards of movement');
  table.does(choice('quick-attack', { target: 'torvin', with: 'guard/sword' })).rolls('attack', 5, 6);
  // 11 + 6 against 11; 17 + 3 - 11 - 4 = 5: severe, lowered to moderate; Vitality 2 has 4 such slots.
  expect(read(table).slice(-2)).toEqual([
    'Guard strikes quickly at Torvin with sword as a reaction and hits: 17 against melee Defense 11',
    'Torvin takes final damage 5 (severe, lowered to moderate): a moderate wound (slot 1 of 4)',
  ]);
});

test('[SL-AP-2] [SL-ATK-2] the AP paid after a miss are not part of the row of the miss', () => {
  const table = duel({ wenna: { now: { ap: 12 } }, knight: {} });
  table.does(attack('knight', { with: 'unarmed' })).rolls('attack', 1, 2);
  table.does(choice('posture', { to: 'crouching' }));
  const rows = joinedLines(table.lines()).slice(-2);
  expect(rows.map(({ line }) => line.text)).toEqual([
    'Wenna attacks Knight with bare hands and misses: 7 against melee Defense 13, critical failure',
    'Wenna crouches',
  ]);
  expect(rows[1]?.parts).toHaveLength(2);
});

test('[SL-MSC-8] initiative that is seized is a row of its own, and a walk after it another', () => {
  const table = duel({ wenna: { now: { ap: 12 } }, knight: { at: [12, 5] } });
  table.does(choice('seize-initiative')).rolls('seize-initiative', 3);
  table.does(move(4, 5));
  expect(read(table).at(-2)).toMatch(/^Wenna seizes 3 initiative: \d+ now$/);
  expect(read(table).at(-1)).toMatch(/^Wenna moves to /);
});

test('[SL-COM-6] the button names the action that is readied', () => {
  const table = duel({ guard: { now: { ap: 12 } }, torvin: { at: [3, 5] } });
  expect(sentenceOf(table.option('ready'), { what: 'quick-attack' }, table.who('guard'))).toBe(
    'Ready Quick Attack · 2 AP',
  );
});

test('[SL-AP-2] [SL-MSC-9] the AP paid after a failed check are not part of its row, whose negative total has a minus', () => {
  const table = fight({
    heroes: {
      wenna: { at: [5, 5], now: { ap: 20 } },
      torvin: { at: [6, 5], now: { conditions: ['unconscious'], dying: 0, wounds: { fatal: 1 } } },
    },
    foes: { guard: { at: [15, 5] } },
  });
  table.does(choice('stabilize', { target: 'torvin' })).rolls('stabilize', 1);
  table.does(choice('seize-initiative')).rolls('seize-initiative', 4);
  const rows = joinedLines(table.lines()).slice(-2);
  const now = table.who('wenna').initiative;
  expect(rows.map(({ line }) => line.text)).toEqual([
    'Wenna tries to stabilize Torvin: −4 against 1, in vain',
    `Wenna seizes 4 initiative: ${now} now`,
  ]);
});

test('[SL-COM-4] [SL-ATK-2] a shot that somebody harries is one row from the dice to the hit', () => {
  const table = duel({
    pell: { at: [6, 5], now: { ap: 12 } },
    guard: { at: [5, 5], now: { ap: 12 } },
  });
  table.does(attack('guard')).answers('guard', choice('harry')).rolls('attack', 8, 8);
  const rows = read(table);
  expect(rows.filter((text) => text.startsWith('Pell attacks Guard with bow'))).toEqual([
    'Pell attacks Guard with bow',
    expect.stringMatching(/^Pell attacks Guard with bow and hits: \d+ against ranged Defense \d+$/),
  ]);
});

test('[SL-DIC-2] nothing is cut out of a name: one with a colon stays whole in lines and rows', () => {
  const named = { sheet: { name: 'Rook: the Elder' }, now: { ap: 12 } };
  const table = duel({ wenna: named, knight: {} });
  table.does(attack('knight', { with: 'unarmed' })).rolls('attack', 1, 2);
  expect(table.lines().map(({ text }) => text)).toContain(
    'Rook: the Elder attacks Knight with bare hands: 1 + 2 + 4 = 7 against 13, critical failure',
  );
  expect(read(table).at(-1)).toMatch(
    /^Rook: the Elder attacks Knight with bare hands and misses: 7 against /,
  );
});

test('[SL-MOV-4] the yards of a walk in steps are added up in their place, also where a name has a number', () => {
  const table = duel({
    guard: { at: [10, 5], now: { ap: 12 } },
    torvin: { at: [3, 5], now: { ap: 6 }, sheet: { name: 'Guard #2' } },
  });
  table.does(choice('ready', { what: 'quick-attack', events: ['step'] })).does(endTurn);
  table.does(move(8, 5));
  expect(read(table).at(-1)).toBe('Guard #2 moves to I6: 5 yards of movement');
});
