import { expect, test } from 'vitest';
import { guardOf, sizeTerms } from '../combat/guard.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { meansIn } from './blow.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/** The number to beat (AD-ATK-2, AD-ATK-4, AD-POS-5, section SIZ). */

const numberIn = (fight: Fight, who: string, target: string, means?: string, behind = false) => {
  const attacker = one(fight, who);
  return guardOf(fight, attacker, one(fight, target), meansIn(fight, who, means), behind);
};
const number = (line: LineUp, setting: Setting, ...rest: [string, string, string?, boolean?]): number =>
  numberIn(begun(line, setting), ...rest).value;

const two = (attacker: string, target: string, sheet: Sketch = {}): LineUp => ({
  a: { [attacker]: { at: [2, 2] } },
  b: { [target]: { at: [9, 9], sheet } },
});

test('[AD-SIZ-4] Guard is 10 higher for Medium against Tiny, 20 for Colossal against Medium, 5 for Large', () => {
  expect(number(two('thug', 'cave-rat'), {}, 'thug', 'cave-rat')).toBe(25);
  expect(number(two('behemoth', 'thug'), {}, 'behemoth', 'thug')).toBe(35);
  // Large against Medium; Hadra holds a shield (15 + 2 + 5).
  expect(number(two('grizzly-bear', 'hadra'), {}, 'grizzly-bear', 'hadra')).toBe(22);
});

test('[AD-SIZ-4] the difference of size counts against ranged attacks too', () => {
  expect(number(two('korr', 'cave-rat'), {}, 'korr', 'cave-rat', 'rifle')).toBe(25);
});

test('[AD-SIZ-5] [AD-R100] ruling smallerAttacker: a larger target has no change in Guard, or 5 less for each size', () => {
  const line = two('cave-rat', 'behemoth');
  expect(number(line, {}, 'cave-rat', 'behemoth')).toBe(15);
  const fight = begun(line, { rulings: { smallerAttacker: 'minusFive' } });
  // Tiny to Colossal: six sizes.
  expect(numberIn(fight, 'cave-rat', 'behemoth').value).toBe(-15);
  expect(sizeTerms(fight, one(fight, 'cave-rat'), one(fight, 'behemoth'))[0]?.ruling).toBe(
    rulingIds.smallerAttacker,
  );
});

test('[AD-ATK-2] Guard is 15 + abilities + armour + a shield in hand; a ruined shield adds nothing', () => {
  expect(number(two('thug', 'heroic-fiend'), {}, 'thug', 'heroic-fiend')).toBe(18);
  const worn = two('thug', 'hadra', { armor: ['heroic-plate'] });
  // 15 + 1 of the plate + 2 of the shield.
  expect(number(worn, {}, 'thug', 'hadra')).toBe(18);
  const ruined: LineUp = {
    a: { thug: { at: [2, 2] } },
    b: { hadra: { at: [3, 2], now: { wear: { shield: 30 } } } },
  };
  expect(number(ruined, {}, 'thug', 'hadra')).toBe(15);
});

test('[AD-POS-5] from behind and unaware the whole Guard is halved, rounded up: 15 to 8, 17 to 9, 25 to 13', () => {
  const line = (target: string): LineUp => ({
    a: { thug: { at: [2, 2] } },
    b: { [target]: { at: [3, 2], now: { unaware: ['thug'] } } },
  });
  expect(number(line('lio'), {}, 'thug', 'lio', 'club', true)).toBe(8);
  // 17 of the shield: 8.5.
  expect(number(line('hadra'), {}, 'thug', 'hadra', 'club', true)).toBe(9);
  // 25 with its size: 12.5.
  expect(number(line('cave-rat'), {}, 'thug', 'cave-rat', 'club', true)).toBe(13);
});

test('[AD-R55] ruling halvedGuard base: size and cover are added after halving', () => {
  const line: LineUp = {
    a: { thug: { at: [2, 2] }, oska: { at: [2, 6] } },
    b: { 'cave-rat': { at: [3, 2] }, lio: { at: [8, 6] }, thicket: { at: [5, 6] } },
  };
  const base = { rulings: { halvedGuard: 'base' } };
  // 8 + 10 of size.
  expect(number(line, base, 'thug', 'cave-rat', 'club', true)).toBe(18);
  // A thicket is light cover: (15 + 10) / 2, rounded up; or 8 + 10.
  expect(number(line, {}, 'oska', 'lio', 'hunting-bow', true)).toBe(13);
  expect(number(line, base, 'oska', 'lio', 'hunting-bow', true)).toBe(18);
});

test('[AD-ATK-4] [AD-VIS-6] visibility is added after halving, and not in melee', () => {
  const line: LineUp = {
    a: { oska: { at: [2, 6] }, thug: { at: [8, 7] } },
    b: { lio: { at: [8, 6] } },
  };
  const low = { more: { visibility: 'low' } };
  expect(number(line, low, 'oska', 'lio', 'hunting-bow')).toBe(25);
  expect(number(line, low, 'oska', 'lio', 'hunting-bow', true)).toBe(18);
  expect(number(line, low, 'thug', 'lio', 'club')).toBe(15);
});

test('[AD-ATK-4] distance and a prone target do not change the number to beat', () => {
  const line: LineUp = {
    a: { oska: { at: [0, 6] } },
    b: { lio: { at: [23, 6], now: { conditions: ['prone'] } } },
  };
  // 23 squares are 115 feet; the bow is near to 100.
  expect(number(line, {}, 'oska', 'lio', 'hunting-bow')).toBe(15);
});

test('[AD-R85] ruling ignoreScope: ignored armour keeps its Guard bonus, or loses it', () => {
  const buckler = { id: 'buckler', name: 'Buckler', ar: 0, rank: 'feeble', guard: 2, durability: 9 };
  const line: LineUp = {
    a: { hero: { use: 'thug', at: [2, 2], sheet: { weapons: ['heroic-axe', 'club'] } } },
    b: { thug: { at: [3, 2], sheet: { shields: [{ thing: buckler, in: 'off' }] } } },
  };
  expect(number(line, {}, 'hero', 'thug', 'heroic-axe')).toBe(17);
  const gone = { rulings: { ignoreScope: 'rankAndGuard' } };
  expect(number(line, gone, 'hero', 'thug', 'heroic-axe')).toBe(15);
  expect(number(line, gone, 'hero', 'thug', 'club')).toBe(17);
});

test('[AD-OBJ-4] [AD-R91] ruling objectHit: an object’s Guard is the printed one, else 15 or 10', () => {
  const line = two('thug', 'wooden-door');
  expect(number(line, { rulings: { objectHit: 'guard15' } }, 'thug', 'wooden-door')).toBe(15);
  expect(number(line, { rulings: { objectHit: 'guard10' } }, 'thug', 'wooden-door')).toBe(10);
  const printed = two('thug', 'wooden-door', { printed: { guard: 12 } });
  expect(number(printed, { rulings: { objectHit: 'guard10' } }, 'thug', 'wooden-door')).toBe(12);
});

test('[AD-SIZ-2] [AD-SIZ-4] [AD-R98] ruling sizeByTable massFirst: the term of size cites the ruling', () => {
  // 20 lb are Small, whatever the sheet says: Large is two sizes above that.
  const line: LineUp = {
    a: { 'grizzly-bear': { at: [2, 2] } },
    b: { thug: { at: [9, 9], sheet: { mass: 20 } } },
  };
  const term = (sizeByTable: string) => {
    const fight = begun(line, { rulings: { sizeByTable } });
    return sizeTerms(fight, one(fight, 'grizzly-bear'), one(fight, 'thug')).map(({ value, ruling }) => [
      value,
      ruling,
    ]);
  };
  expect(term('massFirst')).toEqual([[10, rulingIds.sizeByTable]]);
  expect(term('sheetField')).toEqual([[5, undefined]]);
});
