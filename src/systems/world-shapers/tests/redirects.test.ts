import { expect, test } from 'vitest';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { asked, choice, fight, vitality, waiting } from './line-up.ts';

/** Redirected misses (WS-COV-3, WS-ADV-7, WS-R38, WS-R90, WS-R52). */

const shooter: Sketch = { stats: { dexterity: 13, instinct: 12 }, weapons: ['bow'], vitality: 40 };
const body = (evasion: number, more: Sketch = {}): Sketch => ({
  printed: { evasion },
  vitality: 60,
  ...more,
});

/** The hero shoots at the target behind the screen: Evasion 18 for the target, 13 for the screen. */
const screened = (
  rulings: Sketch = {},
  screen: Sketch = body(13),
  more: LineUp = {},
  setting: Setting = {},
) =>
  fight(
    {
      red: { hero: { use: null, at: [2, 5], sheet: shooter } },
      blue: {
        screen: { use: null, at: [8, 5], sheet: screen },
        target: { use: null, at: [9, 5], sheet: body(16) },
        ...more.blue,
      },
      ...(more.green ? { green: more.green } : {}),
    },
    { rulings, ...setting },
  );
const shoots = choice('attack', { target: 'target' });
type Told = ReturnType<typeof screened>;
const attacks = (table: Told) =>
  table.facts('attack').map((fact) => {
    const { target, hit, redirected } = fact as unknown as Sketch;
    return [target, hit, redirected];
  });

test('[WS-COV-3] [WS-R90] a shot that misses goes on with the same total to the creature in front', () => {
  const table = screened().does(shoots);
  // Bow: 3 + 1 = +4, against 16 + 2 for half cover.
  expect(waiting(table)).toMatchObject({ bonus: 4, needs: 18 });
  table.rolls('attack', 9).rolls('damage', 7);
  expect([vitality(table, 'target'), vitality(table, 'screen')]).toEqual([60, 53]);
  expect(attacks(table)).toEqual([
    ['target', false, null],
    ['screen', true, 'target'],
  ]);
  expect(table.facts('attack').at(-1)).toMatchObject({ clause: 'WS-COV-3', result: 13, rulings: ['WS-R90'] });
});

test('[WS-COV-3] it may miss both, and a hit goes nowhere else', () => {
  const missed = screened().does(shoots).rolls('attack', 8);
  expect(attacks(missed)).toEqual([
    ['target', false, null],
    ['screen', false, 'target'],
  ]);
  const hit = screened().does(shoots).rolls('attack', 14).rolls('damage', 1);
  expect(attacks(hit)).toEqual([['target', true, null]]);
});

test('[WS-ATK-13] [WS-ATK-3] neither a natural 1 nor a miss on purpose goes on', () => {
  const one = screened({}, body(3)).does(shoots).rolls('attack', 1);
  expect(attacks(one)).toEqual([['target', false, null]]);
  const meant = screened({}, body(3)).does(choice('attack', { target: 'target', miss: 'yes' }));
  expect(attacks(meant)).toEqual([['target', false, null]]);
});

test('[WS-R52] `redirects`: a miss on purpose may hit what is in front, with a roll of its own', () => {
  const table = screened({ deliberateMiss: 'redirects' });
  table.does(choice('attack', { target: 'target', miss: 'yes' }));
  expect(waiting(table)).toMatchObject({ purpose: 'attack', needs: 13 });
  table.rolls('attack', 9).rolls('damage', 2);
  expect(vitality(table, 'screen')).toBe(58);
});

test('[WS-R90] `newRoll`: another d20 against the other', () => {
  const table = screened({ redirectRoll: 'newRoll' }).does(shoots).rolls('attack', 9);
  expect(waiting(table)).toMatchObject({ purpose: 'attack', needs: 13 });
  table.rolls('attack', 8);
  expect(attacks(table)).toEqual([
    ['target', false, null],
    ['screen', false, 'target'],
  ]);
});

// A row of three: another creature in front of the screen.
const row: LineUp = { blue: { front: { use: null, at: [7, 5], sheet: body(10) } } };

test('[WS-R90] no second redirect; `chain`: on and on, each with its own cover', () => {
  const once = screened({}, body(13), row).does(shoots).rolls('attack', 8);
  // 12 against 18, and against 13 + 2.
  expect(attacks(once).map(([id]) => id)).toEqual(['target', 'screen']);
  const chain = screened({ redirectRoll: 'chain' }, body(13), row).does(shoots);
  chain.rolls('attack', 8).rolls('damage', 3);
  expect(attacks(chain)).toEqual([
    ['target', false, null],
    ['screen', false, 'target'],
    ['front', true, 'screen'],
  ]);
  expect(vitality(chain, 'front')).toBe(57);
});

test('[WS-R52] [WS-R90] a miss on purpose goes on down the row, too, where misses chain', () => {
  const meant = (redirectRoll: string) => {
    const rulings = { deliberateMiss: 'redirects', redirectRoll };
    const table = screened(rulings, body(13), row).does(choice('attack', { target: 'target', miss: 'yes' }));
    // Its first roll is against the screen behind the front: 13 + 2.
    expect(waiting(table)).toMatchObject({ bonus: 4, needs: 15 });
    return table.rolls('attack', 8);
  };
  // 12 misses 15 and reaches 10.
  const chain = meant('chain').rolls('damage', 3);
  expect(attacks(chain)).toEqual([
    ['target', false, null],
    ['screen', false, 'target'],
    ['front', true, 'screen'],
  ]);
  expect(vitality(chain, 'front')).toBe(57);
  expect(attacks(meant('sameRoll')).map(([id]) => id)).toEqual(['target', 'screen']);
});

test('[WS-COV-3] the cover of the other counts for it: 14 does not hit 13 behind somebody', () => {
  const table = screened({}, body(13), row).does(shoots).rolls('attack', 10);
  expect(attacks(table).at(-1)).toEqual(['screen', false, 'target']);
});

test('[WS-COV-2] somebody smaller, or Down, is no cover and is not hit', () => {
  const small = screened({}, body(5, { size: -1 })).does(shoots);
  expect(waiting(small).needs).toBe(16);
  small.rolls('attack', 9);
  expect(attacks(small)).toEqual([['target', false, null]]);
});

test('[WS-COV-3] the shooter’s own friend may be hit, and a thing in front never', () => {
  const table = fight(
    {
      red: {
        hero: { use: null, at: [2, 5], sheet: shooter },
        brana: { at: [8, 5] },
      },
      blue: { target: { use: null, at: [9, 5], sheet: body(16) } },
    },
    { order: ['hero', 'target', 'brana'] },
  );
  // 17 against 18; Brana has Evasion 16, Armor 2.
  table.does(shoots).rolls('attack', 13).rolls('damage', 8);
  expect(vitality(table, 'brana')).toBe(28);
  const crate = fight({
    red: { hero: { use: null, at: [2, 5], sheet: shooter } },
    blue: { target: { use: null, at: [9, 5], sheet: body(16) }, crate: { at: [8, 5] } },
  });
  crate.does(shoots).rolls('attack', 9);
  expect(attacks(crate)).toEqual([['target', false, null]]);
});

test('[WS-R54] [WS-COV-3] a 20 that does not get there is a critical hit on the other', () => {
  const table = fight(
    {
      red: { hero: { use: null, at: [2, 5], sheet: shooter } },
      blue: {
        screen: { use: null, at: [8, 5], sheet: body(13) },
        target: { use: null, at: [9, 5], sheet: body(40) },
      },
    },
    { rulings: { naturalTwentyAlwaysHits: false } },
  );
  table.does(shoots).rolls('attack', 20).rolls('damage', 2);
  expect(vitality(table, 'screen')).toBe(52);
});

/** A rider on an ogre (Evasion 12, Armor 2); the attacker stands beside it. */
const riding = (
  rulings: Sketch = {},
  attacker: Sketch = { stats: { strength: 13, dexterity: 13 }, weapons: ['ax'] },
) =>
  fight(
    {
      red: { hero: { use: null, at: [4, 5], sheet: { vitality: 40, ...attacker } } },
      blue: { ogre: { at: [5, 5] }, rider: { use: null, on: 'ogre', sheet: body(16) } },
    },
    { rulings, order: ['hero', 'ogre', 'rider'] },
  );

test('[WS-ADV-7] an attack on a climber that misses hits what it clings to, in melee, too', () => {
  const table = riding()
    .does(choice('attack', { target: 'rider' }))
    .rolls('attack', 8)
    .rolls('damage', 7);
  expect([vitality(table, 'rider'), vitality(table, 'ogre')]).toEqual([60, 40]);
  expect(table.facts('attack').at(-1)).toMatchObject({ clause: 'WS-ADV-7', redirected: 'rider' });
  const missed = riding()
    .does(choice('attack', { target: 'rider' }))
    .rolls('attack', 7);
  expect(attacks(missed)).toEqual([
    ['rider', false, null],
    ['ogre', false, 'rider'],
  ]);
});

const shakes = (rulings: Sketch) => {
  const table = fight(
    {
      red: { ogre: { at: [5, 5] } },
      blue: { rider: { use: null, on: 'ogre', sheet: body(30) } },
    },
    { rulings },
  );
  return table.does(choice('attack', { target: 'rider' }));
};

test('[WS-R38] [WS-ADV-6] that one may hit itself, or not', () => {
  // +6 with disadvantage; Evasion 12 and Armor 2 of the ogre itself.
  const table = shakes({}).rolls('attack', 6, 9).rolls('damage', 10);
  expect(vitality(table, 'ogre')).toBe(37);
  expect(table.facts('attack').at(-1)).toMatchObject({
    rulings: expect.arrayContaining(['WS-R38', 'WS-R90']),
  });
  expect(table.lines().find(({ text }) => text.includes('instead of'))?.text).toMatch(
    /^Ogre hits itself instead of rider with greataxe: 12 against Evasion 12$/,
  );
  const never = shakes({ climbSelfRedirect: false }).rolls('attack', 6, 9);
  expect(attacks(never)).toEqual([['rider', false, null]]);
});

test('[WS-COV-3] a shot that has gone on hangs on whom it has hit: without the target it is dealt all the same', () => {
  const table = screened({}, body(13), { blue: { other: { use: null, at: [12, 9], sheet: body(16) } } });
  table.does(shoots).rolls('attack', 9);
  table.byHand('it was an illusion', { change: 'remove', who: 'target' });
  expect(waiting(table)).toMatchObject({ purpose: 'damage' });
  table.rolls('damage', 7);
  expect(vitality(table, 'screen')).toBe(53);
});

test('[WS-COV-3] where whoever was hit instead is taken away, no damage is rolled any more', () => {
  const table = screened({}, body(13), { blue: { other: { use: null, at: [12, 9], sheet: body(16) } } });
  table.does(shoots).rolls('attack', 9);
  table.byHand('it was an illusion', { change: 'remove', who: 'screen' });
  expect(asked(table)).toBe('hero turn');
  expect(table.lines().at(-1)?.text).toBe('It comes to nothing: screen is out of the fight');
  expect(vitality(table, 'target')).toBe(60);
});
