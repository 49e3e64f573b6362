import { expect, test } from 'vitest';
import type { Verdicts } from './held.ts';
import { decidedBy, heldWords, numbersWin, sidesOf } from './held.ts';
import type { Term } from './terms.ts';
import { fold } from './terms.ts';
import type { Held, LineTotal } from './view.ts';

const words: Verdicts = {
  won: { is: 'hit', would: 'this hits' },
  lost: { is: 'missed', would: 'this misses' },
};
const term = (value: number, label: string, more: Partial<Term> = {}): Term => ({
  value,
  op: 'add',
  label,
  clause: 'X-2',
  ...more,
});
const total = (label: string, ...terms: readonly Term[]): LineTotal => ({ label, total: fold(terms) });

const bonus = total('Bonus', term(6, 'Strength', { clause: 'X-1' }), term(2, 'flanked'), term(4, 'charge'));
const evasion = total('Evasion', term(12, 'base', { clause: 'X-1' }), term(3, 'half cover'));
const held = (dice: number, won: boolean): Held => ({
  dice,
  plus: 'Bonus',
  against: 'Evasion',
  wins: 'reaching',
  won,
});
const decided = (one: Held, totals: readonly LineTotal[] = [bonus, evasion]) =>
  decidedBy(one, totals, ['X-1'], words);

test('the term without which the same dice give the other result is named, with its place in the total', () => {
  // 6 + 12 = 18 against 15: hit by 3. Without charge +4 it is 14.
  expect(decided(held(6, true))).toEqual({
    total: 'Bonus',
    term: 2,
    words: 'Hit by 3: without charge +4 this misses',
    named: 'charge +4',
    at: 'Hit by 3: without '.length,
  });
  // 2 + 12 = 14 against 15: without the cover 14 against 12.
  expect(decided(held(2, false))).toEqual({
    total: 'Evasion',
    term: 1,
    words: 'Missed by 1: without half cover +3 this hits',
    named: 'half cover +3',
    at: 'Missed by 1: without '.length,
  });
});

test('of several deciding terms the one that changes least is named', () => {
  // 4 + 12 = 16: without flanked +2 it is 14, without charge +4 it is 12.
  expect(decided(held(4, true))?.words).toBe('Hit by 1: without flanked +2 this misses');
  // 3 + 12 = 15: exactly.
  expect(decided(held(3, true))?.words).toBe('Just hit: without flanked +2 this misses');
});

test('no term is named if no single one decides, nor one of a clause that always applies', () => {
  // 12 + 12 = 24 against 15: without charge it is 20, without Strength 18.
  expect(decided(held(12, true))).toBeUndefined();
  // 8 + 12 = 20: without charge it is 16; only without Strength, 14, does it miss.
  expect(decided(held(8, true))).toBeUndefined();
});

test('no term is named for a natural result', () => {
  expect(decided({ ...held(6, true), natural: true })).toBeUndefined();
});

test('without a term, the term that yielded to it counts: without the better cover the worse one', () => {
  const covered = (worse: number): LineTotal =>
    total(
      'Evasion',
      term(12, 'base', { clause: 'X-1' }),
      term(3, 'wall'),
      term(worse, 'hedge', { off: 'the wall counts', yields: 'wall' }),
    );
  // 1 + 12 = 13 against 15. Without the wall the hedge: 14 with +2, 13 with +1.
  expect(decided(held(1, false), [bonus, covered(2)])).toBeUndefined();
  expect(decided(held(1, false), [bonus, covered(1)])?.words).toBe('Missed by 2: without wall +3 this hits');
});

test('a roll that must stay at or under a number, which is scaled by 5 or by one half', () => {
  const tn = total('TN', term(9, 'Agility', { clause: 'X-1' }), term(2, 'flanked'));
  const under: Held = { dice: 52, against: 'TN', scale: 5, wins: 'staying', won: true };
  expect(sidesOf(under, [tn])).toEqual({ mine: 52, theirs: 55 });
  expect(numbersWin(under, [tn])).toBe(true);
  expect(decided(under, [tn])?.words).toBe('Hit by 3: without flanked +2 this misses');
  const half: Held = { dice: 6, against: 'TN', scale: 0.5, wins: 'staying', won: true };
  expect(sidesOf(half, [tn]).theirs).toBe(6);
});

test('a roll equal to the number does not exceed it', () => {
  const tie: Held = { dice: 15, against: 'Evasion', wins: 'exceeding', won: false };
  expect(numbersWin(tie, [evasion])).toBe(false);
  expect(decided(tie)?.words).toBe('Just missed: without half cover +3 this hits');
});

test('the only reason for a second die is named as deciding; of two reasons neither is', () => {
  const prone = term(-1, 'prone');
  const rolled: Held = {
    dice: 1,
    against: 8,
    wins: 'reaching',
    won: false,
    edge: { total: 'Edge', alone: 11, won: true },
  };
  expect(decided(rolled, [total('Edge', prone)])).toEqual({
    total: 'Edge',
    term: 0,
    words: 'Missed by 7: without prone this hits',
    named: 'prone',
    at: 'Missed by 7: without '.length,
  });
  const twice = total('Edge', prone, term(-1, 'blind', { off: 'counts once', yields: 'prone' }));
  expect(decided(rolled, [twice])).toBeUndefined();
});

test('a roll and what it was compared with, in one sentence', () => {
  const one = { dice: 6, plus: 'Bonus', against: 15, wins: 'reaching', won: true } as const;
  expect(heldWords(one, [bonus])).toBe('Dice 6 + Bonus 12 = 18, to reach 15');
  expect(heldWords({ dice: 6, against: 'Bonus', wins: 'staying', won: true, natural: true }, [bonus])).toBe(
    'Dice 6, to stay at or under Bonus 12; the face alone has decided',
  );
});
