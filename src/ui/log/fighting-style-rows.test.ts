import { expect, test } from 'vitest';
import {
  cast,
  choice,
  decline,
  duel,
  endTurn,
  fight,
  strike,
} from '../../systems/fighting-style/tests/line-up.ts';
import type { Scenario } from '../../table/testing/scenario.ts';
import { joinedLines, rollsOf } from './joined.ts';

/** The log of a Fighting Style fight as shown: which lines form a row, and its text. */
const read = (table: Scenario): readonly string[] => joinedLines(table.lines()).map(({ line }) => line.text);

const helpless = { now: { ap: 0 } };

test('[FS-ATK-1] [FS-RES-2] a critical win is one row with its maneuver, and what it does another', () => {
  const table = duel({ edda: {}, brute: helpless });
  const before = read(table).length;
  table
    .does(strike('brute'))
    .rolls('attack', 12)
    .does(choice('precision', { location: 'body' }));
  // Precision: the longsword's fixed 8 and 2 against nothing worn.
  expect(read(table).slice(before)).toEqual([
    'Edda attacks Brute with longsword (no AP left to defend) and hits, a critical win, follows up with Precision to the body',
    'Brute takes 10 slashing damage: 14 of 24 Health left',
  ]);
});

test('[FS-DEF-2] [FS-RES-6] a parried attack is one row, with both dice', () => {
  const table = duel({ edda: {}, brute: {} });
  const before = read(table).length;
  table.does(strike('brute')).answers('brute', choice('parry')).rolls('attack', 2).rolls('defence', 8);
  const rows = joinedLines(table.lines()).slice(before);
  expect(rows.map(({ line }) => line.text)).toEqual([
    'Edda attacks Brute with longsword (parry); Brute parries: 2 Successes against 8',
  ]);
  expect(rows.flatMap((row) => rollsOf(row)).map(({ roll }) => roll.faces)).toEqual([[2], [8]]);
});

test('[FS-RES-2] [FS-MAN-10] the defender’s maneuver stands in the row of the attack, and what comes of it in the next', () => {
  const table = duel({ edda: {}, brute: {} });
  const before = read(table).length;
  table.does(strike('brute')).answers('brute', choice('parry')).rolls('attack', 19).rolls('defence', 8);
  table.answers('brute', choice('trip')).rolls('maneuver', 20);
  expect(read(table).slice(before)).toEqual([
    'Edda attacks Brute with longsword (parry); Brute negates it, a critical win, follows up with Trip',
    'Edda does not resist, falls prone',
  ]);
});

test('[FS-DMG-1] [FS-COND-3] damage is one row with its dice, and with what it does to its target', () => {
  const table = duel({ edda: {}, brute: { now: { ap: 0, health: 1 } } });
  table.does(strike('brute')).rolls('attack', 12).does(decline).rolls('damage', 3);
  const row = joinedLines(table.lines()).at(-1);
  // The longsword's 2 fixed, and 3 rolled.
  expect(row?.line.text).toBe('Brute takes 5 slashing damage: 0 of 24 Health left, falls unconscious');
  expect(row && rollsOf(row).map(({ roll }) => roll.faces)).toEqual([[3]]);
});

test('[FS-ATK-8] of several targets each has a row of its own', () => {
  const table = fight({
    heroes: { imre: { at: [1, 5] } },
    foes: { bandit: { at: [6, 5], ...helpless }, brute: { at: [7, 5], ...helpless } },
  });
  const before = read(table).length;
  table.does(choice('use-magic-on-several', { spell: 'spark-arc', targets: ['bandit', 'brute'] }));
  table.rolls('attack', 20);
  expect(read(table).slice(before)).toEqual([
    'Imre attacks Bandit and Brute with Spark Arc',
    'Bandit has no AP left to defend',
    'Brute has no AP left to defend',
    'Imre attacks Bandit with Spark Arc and misses',
    'Imre misses Brute',
  ]);
});

test('[FS-ACT-10] whoever stands up is told once, with what it cost behind it', () => {
  const table = duel({ edda: { now: { conditions: [{ id: 'prone' }] } }, brute: { at: [11, 11] } });
  table.does(choice('stand-up'));
  const last = joinedLines(table.lines()).at(-1);
  expect([last?.line.text, last?.parts.length]).toEqual(['Edda stands up', 2]);
});

test('[FS-MAG-1] a spell that heals is one row', () => {
  const table = fight({
    heroes: { ilyr: { at: [5, 5], now: { health: 3 } } },
    foes: { brute: { at: [11, 11] } },
  });
  const before = read(table).length;
  table.does(cast('mending-charm', { target: 'ilyr' }));
  expect(read(table).slice(before)).toEqual(['Ilyr uses mending charm: Ilyr regains 4 Health (7 of 20)']);
  expect(read(table.does(endTurn)).length).toBeGreaterThan(before);
});

test('[FS-ATK-1] nothing is cut out of a name: one with a colon stays whole in lines and rows', () => {
  const table = duel({ edda: {}, brute: { ...helpless, sheet: { name: 'Rook: the Elder' } } });
  table.does(strike('brute')).rolls('attack', 20);
  expect(
    table.lines().some(({ text }) => text.startsWith('Edda attacks Rook: the Elder with longsword: 20')),
  ).toBe(true);
  expect(read(table).at(-1)).toBe(
    'Edda attacks Rook: the Elder with longsword (no AP left to defend) and misses',
  );
});
