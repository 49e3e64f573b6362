import { expect, test } from 'vitest';
import { apply } from './apply/index.ts';
import { between } from './between.ts';
import { left as leftOf } from './left.ts';
import { one } from './state.ts';
import { does, left, refuses } from './tests/resting.ts';
import type { Sketch } from './tests/sketch.ts';
import { begun } from './tests/sketch.ts';

/** Time, sleep, efforts and mana. Rests and care have test files of their own in `between/`. */

test('[SL-RST-1] long rests help twice in 24 hours: the third is refused until the first is a day ago', () => {
  const twice = does('long-rest', does('long-rest', left('wenna')).sheet);
  expect(twice.now.longRests).toEqual([0, 480]);
  // Its end would be 16 hours after that of the first.
  expect(refuses('long-rest', twice.sheet)).toBe('twiceADay SL-RST-1');
  // Seven hours and 59 minutes later it would be 23 hours and 59 minutes.
  const soon = does('time-passes', twice.sheet, { minutes: 479 });
  expect(refuses('long-rest', soon.sheet)).toBe('twiceADay SL-RST-1');
  const day = does('time-passes', twice.sheet, { minutes: 480 });
  expect(does('long-rest', day.sheet).now.longRests).toEqual([0, 960]);
  // Short rests are not counted.
  expect(does('short-rest', left('wenna', { stamina: 0, longRests: [0, 480] })).now.stamina).toBe(6);
});

test('[SL-RST-1] a long rest takes 8 hours', () => {
  expect(refuses('long-rest', left('wenna'), { minutes: 479 })).toBe('tooShort SL-RST-1 minutes');
  expect(does('long-rest', left('wenna'), { minutes: 600 }).told).toContain('10 h');
});

test.each([
  // 8 hours less half an hour a point.
  [-5, 630],
  [-4, 600],
  [-3, 570],
  [-2, 540],
  [-1, 510],
  [0, 480],
  [1, 450],
  [2, 420],
  [3, 390],
  [4, 360],
  [5, 330],
])('[SL-RST-3] a full night with Vitality %i is %i minutes of sleep', (vitality, minutes) => {
  const body = { name: 'Somebody', attributes: { vitality } };
  const rest = (slept: number, more: Sketch = {}) =>
    [
      { ...body, ...more },
      { minutes: 720, slept },
    ] as const;
  expect(does('long-rest', ...rest(minutes)).now.longRests).toEqual([0]);
  expect(refuses('long-rest', ...rest(minutes - 1))).toBe('sleepless SL-RST-3 slept');
  // Races may need more or less: an hour less here.
  const race = { race: { sleep: -1 } };
  expect(does('long-rest', ...rest(minutes - 60, race)).now.longRests).toEqual([0]);
  expect(refuses('long-rest', ...rest(minutes - 61, race))).toBe('sleepless SL-RST-3 slept');
});

test('[SL-RST-3] a long rest is not slept through if the night before its end was slept', () => {
  // Isra sleeps 8 hours, and 16 hours later they are just within the 24 hours.
  const night = does('time-passes', left('isra'), { minutes: 480, slept: 480 });
  const evening = (minutes: number) => does('time-passes', night.sheet, { minutes }).sheet;
  expect(does('long-rest', evening(480), { slept: 0 }).now.longRests).toEqual([0]);
  expect(refuses('long-rest', evening(481), { slept: 0 })).toBe('sleepless SL-RST-3 slept');
  expect(does('long-rest', evening(481), { slept: 1 }).now.longRests).toEqual([0]);
  expect(refuses('long-rest', left('isra'), { slept: 481 })).toBe('tooLong SL-RST-3 slept');
});

test('[SL-RST-3] sleep of a broken rest counts', () => {
  const broken = does('long-rest-broken', left('isra'), { after: 200, slept: 180 });
  // 300 of the remaining 340 minutes and the extra hour, and 180 before.
  const needs = { resumed: true, pause: 30 };
  expect(does('long-rest', broken.sheet, { ...needs, slept: 300 }).now.longRests).toEqual([0]);
  expect(refuses('long-rest', broken.sheet, { ...needs, slept: 299 })).toBe('sleepless SL-RST-3 slept');
});

test('[SL-STA-9] [SL-R12] magic that ends gives back its mana', () => {
  const mage = left('isra', { mana: 2, invested: 4 });
  expect(does('mana-returns', mage, { points: 3 }).now).toMatchObject({ mana: 5, invested: 1 });
  const rulings = { manaReturn: 'maxOnly' };
  expect(does('mana-returns', mage, { points: 3, rulings }).now).toMatchObject({ mana: 2, invested: 1 });
  expect(refuses('mana-returns', mage, { points: 5 })).toBe('notInvested SL-STA-9 points');
});

test('[SL-STA-2] [SL-STA-3] [SL-STA-4] efforts cost stamina, what is missing and what is said comes as fatigue', () => {
  // A cost of 4 with 1 stamina: 3 fatigue.
  expect(does('effort', left('wenna', { stamina: 1 }), { stamina: 4 }).now).toMatchObject({
    stamina: 0,
    fatigue: 3,
  });
  // A march: 12 less 5.
  expect(does('effort', left('wenna'), { fatigue: 5 }).now).toMatchObject({ stamina: 7, fatigue: 5 });
  expect(refuses('effort', left('wenna'))).toBe('nothing SL-STA-3');
});

test('[SL-STA-6] [SL-STA-7] [SL-STA-8] [SL-R11] and mana: spent, invested, refused or made up by fatigue', () => {
  const mage = left('isra', { mana: 5 });
  expect(does('effort', mage, { mana: 3 }).now).toMatchObject({ mana: 2, invested: 0 });
  expect(does('effort', mage, { invest: 3 }).now).toMatchObject({ mana: 2, invested: 3 });
  expect(refuses('effort', mage, { mana: 6 })).toBe('noMana SL-STA-6 mana');
  expect(refuses('effort', mage, { invest: 6 })).toBe('noMana SL-STA-6 invest');
  expect(refuses('effort', mage, { mana: 3, invest: 3 })).toBe('noMana SL-STA-6 mana');
  const rulings = { manaOverdraft: 'fatigue' };
  expect(does('effort', mage, { mana: 7, rulings }).now).toMatchObject({ mana: 0, fatigue: 2, stamina: 8 });
});

test('[SL-CND-6] [SL-R32] new fatigue brings back exhaustion that a rest has lifted', () => {
  const lifted = left('wenna', { fatigue: 6, exhaustionLifted: true });
  expect(does('short-rest', lifted).now.exhaustionLifted).toBe(true);
  expect(does('effort', lifted, { fatigue: 1 }).now.exhaustionLifted).toBeUndefined();
});

test('[SL-HLT-1] whole again: nothing of the last fight is left', () => {
  const hurt = left('wenna', { wounds: { critical: 1 }, fatigue: 4, recoveryBonus: 2, longRests: [0] });
  expect(does('ready', hurt).sheet).toEqual({ use: 'wenna' });
});

test('a deed changes nothing of a sheet but what it remembers', () => {
  const sheet = { use: 'wenna', name: 'Wenna the Elder', weapons: ['axe'], current: { stamina: 1 } };
  const { current: _, ...others } = does('short-rest', sheet).sheet;
  expect(others).toEqual({ use: 'wenna', name: 'Wenna the Elder', weapons: ['axe'] });
});

test('sheets and needs that cannot be read are refused', () => {
  for (const { id } of between) {
    expect(refuses(id, { use: 'nobody' })).toMatch(/^unreadable /);
    expect(refuses(id, left('wenna'), { hovers: 1 })).toMatch(/^unreadable /);
    expect(refuses(id, left('wenna', { wounds: { light: 31 } }))).toMatch(/^unreadable /);
  }
});

test('[SL-MSC-18] what was used up is gone after the fight, in the next one and after a rest', () => {
  const objects = [
    { thing: 'stamina-tonic', in: 'hand' },
    { thing: 'stamina-tonic', in: 'hand' },
  ];
  const cast = (current: Sketch = {}) =>
    begun({
      red: { wenna: { at: [5, 5], sheet: { weapons: [], objects, current } } },
      blue: { ogre: { at: [9, 5] } },
    });
  const first = cast();
  const [grip] = one(first, 'wenna').hands;
  const { item, hands } = grip!;
  const from = { in: 'hand', who: 'wenna', hands } as const;
  apply(first, { fact: 'item-moved', item, from, to: { in: 'gone' }, who: 'wenna', why: 'used' });
  expect(leftOf(first, 'wenna')).toMatchObject({ used: ['stamina-tonic'] });
  const rested = does('short-rest', left('wenna', leftOf(first, 'wenna') as Sketch)).now;
  const next = cast(rested as unknown as Sketch);
  expect(one(next, 'wenna').hands.map((each) => each.item.short)).toEqual(['stamina-tonic-2']);
  expect(leftOf(next, 'wenna')).toMatchObject({ used: ['stamina-tonic'] });
});

test('[SL-STA-2] [SL-STA-3] fatigue without end in a fight leaves a sheet that can still be read', () => {
  const bled = begun({ red: { wenna: { at: [5, 5] } }, blue: { ogre: { at: [9, 5] } } });
  apply(bled, {
    fact: 'fatigue',
    who: 'wenna',
    fatigue: 203,
    stamina: 0,
    why: 'bleeding',
    clause: 'SL-STA-2',
  });
  const after = leftOf(bled, 'wenna') as Sketch;
  expect(after.fatigue).toBe(200);
  // Vitality 2 and no wound: 5 + 2 less.
  expect(does('long-rest', left('wenna', { ...after, exhaustionLifted: true })).now.fatigue).toBe(193);
});
