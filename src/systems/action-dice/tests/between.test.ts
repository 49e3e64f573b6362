import { expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import { apply } from '../apply/index.ts';
import { between } from '../between.ts';
import type { Current } from '../current.ts';
import { left } from '../left.ts';
import { one } from '../state.ts';
import type { Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/** Between fights: rests and healing (AD-HRT-2, AD-HRT-7, AD-R79), and what a fight leaves (AD-R80, AD-SHK-4). */

const perform = (id: string, current: Sketch | undefined, needs: Sketch = {}, use = 'hadra') => {
  const deed = between.find((each) => each.id === id);
  if (!deed) throw new Error(`no deed ${id}`);
  const sheet = { use, ...(current ? { current } : {}) };
  return deed.perform(sheet as Json, needs as Json);
};
const after = (...given: Parameters<typeof perform>): Current => {
  const done = perform(...given);
  if ('because' in done) throw new Error(done.because);
  return (done.sheet as unknown as { readonly current: Current }).current;
};
const refused = (...given: Parameters<typeof perform>): string => {
  const done = perform(...given);
  return 'because' in done ? `${done.code} ${done.clause}` : 'done';
};

// Hadra: Vigor 30, Mana 10, Durability 30, Health 15, Stamina 30.
const tired = { vigor: 3, mana: 2, durability: 8, health: 9 };
const wounded = { ...tired, durability: 0 };

test('[AD-HRT-7] [AD-HRT-2] 10 minutes of rest restore all Vigor, and all Durability unless wounded', () => {
  expect(after('rest', tired)).toMatchObject({ vigor: 30, mana: 2, durability: 30, health: 9 });
  expect(after('rest', wounded)).toMatchObject({ vigor: 30, durability: 0, health: 9 });
  expect(refused('rest', tired, { minutes: 9 })).toBe('noSuchThing AD-HRT-7');
  expect(after('rest', tired, { minutes: 120 })).toMatchObject({ durability: 30, mana: 2 });
});

test('[AD-HRT-7] [AD-HRT-4] treatment gives a wounded combatant 1 Durability; then a rest restores the others', () => {
  const treated = after('treat', wounded);
  expect(treated).toMatchObject({ durability: 1, vigor: 3 });
  expect(after('rest', { ...treated })).toMatchObject({ durability: 30 });
  expect(refused('treat', tired)).toBe('notHurt AD-HRT-7');
});

test('[AD-HRT-7] a night of 8 hours restores Vigor and Mana and 1 Durability to the wounded, no Health', () => {
  expect(after('night', wounded)).toMatchObject({ vigor: 30, mana: 10, durability: 1, health: 9 });
  expect(after('night', tired)).toMatchObject({ vigor: 30, mana: 10, durability: 30, health: 9 });
  expect(refused('night', tired, { hours: 7 })).toBe('unreadable AD-HRT-7');
});

test('[AD-HRT-7] [AD-R77] a night longer than 8 hours restores all Durability once the wound has ended', () => {
  // After 8 hours 1 Durability, so she is not wounded, and the ninth hour is a rest of more than ten minutes.
  expect(after('night', wounded, { hours: 9 })).toMatchObject({ durability: 30, health: 9 });
  // Under `healthFull` she is still wounded.
  const law = { rulings: { woundedEnds: 'healthFull' } };
  expect(after('night', wounded, { hours: 9, ...law })).toMatchObject({ durability: 1, health: 9 });
});

test('[AD-HRT-7] Health returns 1 a day, up to its maximum', () => {
  expect(after('days', wounded)).toMatchObject({ health: 10, durability: 30, mana: 10 });
  expect(after('days', wounded, { days: 4 })).toMatchObject({ health: 13 });
  expect(after('days', wounded, { days: 30 })).toMatchObject({ health: 15 });
});

test('[AD-R77] [AD-HRT-7] ruling woundedEnds healthFull: a combatant stays wounded until Health is full', () => {
  const law = { rulings: { woundedEnds: 'healthFull' } };
  const scarred = { ...tired, durability: 4, health: 13, scarred: true };
  expect(after('rest', scarred, law)).toMatchObject({ durability: 4 });
  expect(after('rest', scarred)).toMatchObject({ durability: 30 });
  // A night gives 1 Durability, a day 1 Health; after two days she is whole.
  expect(after('days', scarred, law)).toMatchObject({ durability: 5, health: 14, scarred: true });
  const whole = after('days', scarred, { ...law, days: 2 });
  expect([whole.durability, whole.health, whole.scarred]).toEqual([30, 15, undefined]);
});

test('[AD-R77] [AD-HRT-7] ruling woundedEnds healthFull: treatment at 0 Durability does not end the wound', () => {
  const law = { rulings: { woundedEnds: 'healthFull' } };
  const treated = after('treat', wounded, law);
  expect([treated.durability, treated.scarred]).toEqual([1, true]);
  expect(after('rest', { ...treated }, law)).toMatchObject({ durability: 1 });
  const draught = after('recover', wounded, { ...law, durability: 6 });
  expect(after('rest', { ...draught }, law)).toMatchObject({ durability: 6 });
  // With full Health it was never wounded.
  const hale = after('treat', { durability: 0, health: 15 }, law);
  expect(after('rest', { ...hale }, law)).toMatchObject({ durability: 30 });
});

test('[AD-HRT-7] [AD-R79] ruling restRates gm: rests are refused, and the game master says what is restored', () => {
  const law = { rulings: { restRates: 'gm' } };
  for (const id of ['rest', 'night', 'days', 'treat'])
    expect(refused(id, wounded, law)).toBe('noSuchThing AD-HRT-7');
  expect(after('recover', wounded, { ...law, vigor: 10, durability: 50, health: 2, mana: 1 })).toMatchObject({
    vigor: 13,
    mana: 3,
    durability: 30,
    health: 11,
  });
});

test('[AD-HRT-7] where nothing is said to come back, nothing has come back', () => {
  expect(refused('recover', wounded)).toBe('noSuchThing AD-HRT-7');
  expect(after('recover', wounded, { mana: 1 })).toMatchObject({ ...wounded, mana: 3 });
});

test('[AD-SHK-4] [AD-ENC-3] the clock of Shock goes on between fights: 4 rounds a minute', () => {
  const dying = { vigor: 3, durability: 0, health: 0, shock: 30 };
  // 10 minutes are 40 rounds.
  expect(after('rest', dying)).toMatchObject({ body: 'dead' });
  expect(refused('rest', { ...dying, body: 'dead' })).toBe('out AD-HRT-7');
  // Without a clock written it is her Stamina, 30; a longer one outlasts it.
  expect(after('rest', { durability: 0, health: 0 })).toMatchObject({ body: 'dead' });
  expect(after('rest', { ...dying, shock: 41 })).toMatchObject({ shock: 1 });
});

test('[AD-SHK-6] [AD-SHK-7] [AD-R1] a stabilised combatant is out of Shock, and wakes with 1 Health', () => {
  const dying = { durability: 0, health: 0, shock: 5 };
  expect(after('stabilise', dying, { total: 20 })).toMatchObject({ shock: 5 });
  expect(after('stabilise', dying, { total: 20, rulings: { vsComparison: 'reachOnChecks' } }).body).toBe(
    'stabilised',
  );
  const still = after('stabilise', dying, { total: 21 });
  expect([still.shock, still.body]).toEqual([undefined, 'stabilised']);
  expect(refused('stabilise', { ...still }, { total: 30 })).toBe('notHurt AD-SHK-6');
  expect(after('night', { ...still })).toMatchObject({ body: 'stabilised', health: 0 });
  const woken = after('days', { ...still });
  expect([woken.health, woken.body]).toEqual([1, undefined]);
});

test('[AD-SHK-7] [AD-R97] ruling wakeOnHealth: healing wakes from Shock, or is refused until stabilised', () => {
  const dying = { durability: 0, health: 0, shock: 5 };
  const healed = after('recover', dying, { health: 2 });
  expect([healed.health, healed.shock]).toEqual([2, undefined]);
  const law = { rulings: { wakeOnHealth: false } };
  expect(refused('recover', dying, { health: 2, ...law })).toBe('wrongTarget AD-SHK-7');
  // One that was healed in the fight wakes as soon as Shock is over.
  const still = after('stabilise', { durability: 0, health: 3, shock: 5 }, { total: 21, ...law });
  expect([still.health, still.shock, still.body]).toEqual([3, undefined, undefined]);
});

test('[AD-ARM-2] [AD-R80] armour stays worn until it is repaired', () => {
  const worn = { ...tired, wear: { mail: 12, shield: 3 } };
  expect(after('night', worn).wear).toEqual({ mail: 12, shield: 3 });
  expect(after('repair', worn, { item: 'mail', points: 5 }).wear).toEqual({ mail: 7, shield: 3 });
  expect(after('repair', worn, { item: 'mail' }).wear).toEqual({ shield: 3 });
  expect(refused('repair', worn, { item: 'sword' })).toBe('notHurt AD-ARM-2');
  // It is called by its name, not by its id.
  expect(perform('repair', worn, { item: 'mail', points: 5 })).toMatchObject({
    told: 'Hadra’s mail is mended; it lacks 7 Durability.',
  });
  expect(perform('repair', worn, { item: 'mail' })).toMatchObject({
    told: 'Hadra’s mail is mended; it lacks nothing.',
  });
  expect(perform('repair', tired, { item: 'mail' })).toMatchObject({
    because: 'Hadra’s mail has lost nothing',
  });
});

test('[AD-HRT-7] `ready` restores everything; a construct regains Durability, no Health', () => {
  const done = perform('ready', wounded);
  expect(done).toMatchObject({ sheet: { use: 'hadra' } });
  expect('sheet' in done && done.sheet !== null && 'current' in (done.sheet as object)).toBe(false);
  expect(after('days', { durability: 3 }, {}, 'sentry-turret')).toMatchObject({ durability: 30, health: 0 });
});

test('[AD-OBJ-3] [AD-R92] no rest makes a destroyed construct whole; what the game master gives back does', () => {
  const destroyed = { durability: 0 };
  for (const id of ['rest', 'night', 'days']) {
    expect(refused(id, destroyed, {}, 'sentry-turret')).toBe('out AD-OBJ-3');
  }
  expect(after('recover', destroyed, { durability: 4 }, 'sentry-turret')).toMatchObject({ durability: 4 });
  // AD-R92 `likeCreatures`: it is wounded, and has Health left.
  const law = { rulings: { constructs: 'likeCreatures' } };
  expect(after('night', destroyed, law, 'sentry-turret')).toMatchObject({ durability: 1 });
});

/** The state after a fight, and as it enters the next. */
const again = (now: Sketch, rulings: Sketch = {}) => {
  const first = begun({ red: { hadra: { at: [5, 5], now } }, blue: { thug: { at: [9, 5] } } }, { rulings });
  const current = left(first, 'hadra');
  const next = begun(
    { red: { hadra: { at: [5, 5], sheet: { current } } }, blue: { thug: { at: [9, 5] } } },
    { rulings },
  );
  return { current, next: left(next, 'hadra') };
};

test.each([
  [
    { vigor: 12, mana: 3, durability: 8, health: 11, wear: { mail: 5 } },
    { vigor: 12, mana: 3, durability: 8, health: 11, wear: { mail: 5 } },
  ],
  [
    { durability: 0, health: 0, shock: 7 },
    { vigor: 30, mana: 10, durability: 0, health: 0, shock: 7, wear: {} },
  ],
  [
    { durability: 0, health: 0, conditions: ['stabilised'] },
    { vigor: 30, mana: 10, durability: 0, health: 0, body: 'stabilised', wear: {} },
  ],
  [
    { durability: 0, health: 0, conditions: ['dead'] },
    { vigor: 30, mana: 10, durability: 0, health: 0, body: 'dead', wear: {} },
  ],
])('[AD-HRT-7] [AD-SHK-4] [AD-R80] the next fight begins as the last one ended: %j', (now, expected) => {
  const { current, next } = again(now);
  expect(current).toEqual(expected);
  expect(next).toEqual(expected);
});

test('[AD-R77] ruling woundedEnds healthFull: a wound lasts into the next fight', () => {
  const first = begun({
    red: { hadra: { at: [5, 5], now: { durability: 4, health: 9, scarred: true } } },
    blue: { thug: { at: [9, 5] } },
  });
  expect(left(first, 'hadra')).toMatchObject({ durability: 4, health: 9, scarred: true });
  const { next } = again({ durability: 4, health: 9, scarred: true }, { woundedEnds: 'healthFull' });
  expect(next).toMatchObject({ scarred: true });
});

test('[AD-HRT-7] Health set by the encounter overrides a sheet that says unconscious', () => {
  const current = { durability: 0, health: 0, body: 'stabilised' };
  const fight = begun({
    red: { hadra: { at: [5, 5], sheet: { current }, now: { health: 3 } } },
    blue: { thug: { at: [9, 5] } },
  });
  expect(fight.combatants.hadra?.out).toBeNull();
});

test('[AD-REC-4] Winded lasts into the next fight; 5 Vigor in between end it', () => {
  const { current, next } = again({ vigor: 3, conditions: ['winded'] });
  expect([current, next]).toMatchObject([
    { vigor: 3, winded: true },
    { vigor: 3, winded: true },
  ]);
  expect(again({ vigor: 3 }).next).not.toHaveProperty('winded');
  const gasping = current as Sketch;
  const recovers = (vigor: number) => after('recover', gasping, { vigor });
  expect([recovers(1).winded, recovers(2).winded]).toEqual([true, undefined]);
  expect(after('rest', gasping)).not.toHaveProperty('winded');
  // The encounter's Vigor overrides that of the sheet.
  const fight = begun({
    red: { hadra: { at: [5, 5], sheet: { current: gasping }, now: { vigor: 20 } } },
    blue: { thug: { at: [9, 5] } },
  });
  expect(fight.combatants.hadra?.winded).toBe(false);
});

test('[AD-ACT-14] a used-up item is missing in the next fight and after a rest', () => {
  const cast = (current: Sketch = {}) =>
    begun({
      red: { hadra: { at: [5, 5], sheet: { items: ['stimulant', 'smoke-bomb'], current } } },
      blue: { thug: { at: [9, 5] } },
    });
  const first = cast();
  const [item] = one(first, 'hadra').carried.filter(({ short }) => short === 'stimulant');
  const from = { in: 'carried', who: 'hadra' } as const;
  apply(first, { fact: 'item-moved', item: item!, from, to: { in: 'gone' }, who: 'hadra', why: 'used' });
  expect(left(first, 'hadra')).toMatchObject({ used: ['stimulant'] });
  const rested = after('rest', { ...(left(first, 'hadra') as Sketch), wear: {} });
  const next = cast(rested as unknown as Sketch);
  expect(next.combatants.hadra?.sheet.items.map((each) => each.item)).toEqual(['smoke-bomb']);
  expect(left(next, 'hadra')).toMatchObject({ used: ['stimulant'] });
});
