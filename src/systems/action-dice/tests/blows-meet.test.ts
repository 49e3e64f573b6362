import { expect, test } from 'vitest';
import { one } from '../state.ts';
import { blow, harmOf } from './blow.ts';
import {
  asked,
  attack,
  begun,
  conditions,
  decline,
  durability,
  endTurn,
  fight,
  rungs,
  vigor,
  waiting,
} from './line-up.ts';

/** Combinations of clauses on attacks and harm. */

test('[AD-POS-5] [AD-POS-6] [AD-POS-7] an attack from behind must beat 8, and after it the target is aware', () => {
  const table = fight({
    a: { lio: { at: [5, 5], now: { vigor: 7 } } },
    b: { thug: { at: [6, 5], now: { unaware: ['lio'], vigor: 4 } }, soldier: { at: [5, 6] } },
  });
  table.refuses(attack('soldier', 'short-sword', { fromBehind: 'yes' }), 'wrongTarget', 'AD-POS-6');
  table.does(attack('thug', 'short-sword', { fromBehind: 'yes' }));
  expect(waiting(table).beats).toBe(8);
  // 8 is not more than 8.
  table.rolls('attack', 5, 1, 1, 1);
  expect(conditions(table, 'thug')).not.toContain('unaware');
  table.refuses(attack('thug', 'short-sword', { fromBehind: 'yes' }), 'wrongTarget', 'AD-POS-6');
  table.does(attack('thug', 'short-sword'));
  expect(waiting(table).beats).toBe(15);
});

test('[AD-POS-6] an attack on an unaware target without `fromBehind` has the whole Guard to beat', () => {
  const table = fight({
    a: { lio: { at: [5, 5] } },
    b: { thug: { at: [6, 5], now: { unaware: ['lio'] } } },
  });
  table.does(attack('thug', 'short-sword'));
  expect(waiting(table).beats).toBe(15);
});

test('[AD-R56] ruling behindDeclared unawareIsEnough: an unaware target’s Guard is halved without a declaration', () => {
  const table = fight(
    { a: { lio: { at: [5, 5] } }, b: { thug: { at: [6, 5], now: { unaware: ['lio'] } } } },
    { rulings: { behindDeclared: 'unawareIsEnough' } },
  );
  table.refuses(attack('thug', 'short-sword', { fromBehind: 'yes' }), 'noSuchThing', 'AD-POS-6');
  table.does(attack('thug', 'short-sword'));
  expect(waiting(table).beats).toBe(8);
});

test('[AD-DIE-6] [AD-ATK-6] [AD-POS-15] [AD-HRT-3] distant, prone and wounded: three steps to hit, one for damage', () => {
  const table = fight({
    a: { oska: { at: [0, 5], now: { durability: 0, vigor: 7 } } },
    b: { thug: { at: [21, 5], now: { conditions: ['prone'], vigor: 4 } } },
  });
  table.does(attack('thug'));
  expect(rungs(table)).toEqual(['d10 4', 'distant -1', 'prone target -1', 'wounded -1']);
  expect(waiting(table).dice).toBe('d20+d4!+d4!+d4!');
  table.rolls('attack', 18, 1, 1, 1);
  expect(waiting(table).dice).toBe('d8+d8!+d8!');
});

test('[AD-ACT-4] [AD-SHK-3] after the main attack fells its target, the off-hand attack may take another', () => {
  const table = fight({
    a: { lio: { at: [5, 5] } },
    b: {
      thug: { at: [6, 5], now: { vigor: 4, durability: 1, health: 1 } },
      soldier: { at: [5, 6], now: { vigor: 4 } },
    },
  });
  table.does(attack('thug', 'short-sword')).rolls('attack', 14, 2, 2, 2).rolls('damage', 1, 2, 2);
  expect(conditions(table, 'thug')).toContain('shock');
  table.does(attack('soldier', 'knife')).rolls('off-hand', 14, 2, 2, 2).rolls('damage', 6, 2, 2);
  // 10 less 4 of mail.
  expect(durability(table, 'soldier')).toBe(14);
});

test('[AD-ARM-2] [AD-ATK-2] mail ruined by one hit stops nothing of the next', () => {
  const table = fight({
    a: { hadra: { at: [5, 5], now: { vigor: 7 } } },
    b: { soldier: { at: [6, 5], now: { vigor: 4, wear: { mail: 39 } } } },
  });
  table.does(attack('soldier')).rolls('attack', 14, 2, 2).rolls('damage', 1, 2, 2, 1);
  expect(durability(table, 'soldier')).toBe(18);
  expect(table.news('wear')).toMatchObject([{ item: 'mail', lost: 1, ruined: true }]);
  table.does(attack('soldier')).rolls('attack', 14, 2, 2).rolls('damage', 1, 2, 2, 1);
  expect(durability(table, 'soldier')).toBe(12);
});

test('[AD-COV-3] [AD-COV-5] [AD-OBJ-3] a flimsy cover that a shot destroys is no cover for the next shot', () => {
  const crate = {
    use: 'concrete-barricade',
    at: [8, 5],
    sheet: { hide: { ar: 0 }, printed: { durability: 4 } },
  } as const;
  const table = fight({
    a: { oska: { at: [0, 5], now: { vigor: 7 } } },
    b: { thug: { at: [9, 5], now: { vigor: 4 } }, crate },
  });
  table.does(attack('thug'));
  expect(waiting(table).beats).toBe(18);
  // 8: 5 stay in the crate.
  table.rolls('attack', 14, 2, 2, 2).rolls('damage', 4, 2, 2);
  expect([durability(table, 'thug'), table.facts('destroyed').length]).toEqual([7, 1]);
  table.does(attack('thug'));
  expect(waiting(table).beats).toBe(15);
});

test('[AD-REC-2] [AD-ENC-7] a Winded target is not offered Defense', () => {
  const table = fight({
    a: { hadra: { at: [5, 5], now: { vigor: 7 } } },
    b: { soldier: { at: [6, 5], now: { vigor: 0 } } },
  });
  table.does(attack('soldier')).rolls('attack', 14, 2, 2);
  expect(table.roll().purpose).toBe('damage');
});

test('[AD-REA-5] [AD-REC-2] a Defense paid with the last Vigor counts, and its maker is Winded', () => {
  const table = fight({
    a: { hadra: { at: [5, 5], now: { vigor: 7 } } },
    b: { soldier: { at: [6, 5], now: { vigor: 5 } } },
  });
  table.does(attack('soldier')).rolls('attack', 14, 2, 2).does({ option: 'defense' });
  expect(conditions(table, 'soldier')).toContain('winded');
  table.rolls('defense', 18, 3, 3);
  expect([durability(table, 'soldier'), vigor(table, 'soldier')]).toEqual([20, 0]);
  table.does(attack('soldier')).rolls('attack', 14, 2, 2);
  expect(table.roll().purpose).toBe('damage');
});

test('[AD-DIE-11] [AD-DIE-15] a Charge against one target is kept while another is attacked', () => {
  const table = fight({
    a: { hadra: { at: [5, 5], now: { vigor: 7, pushes: [{ kind: 'charge', against: 'soldier' }] } } },
    b: { thug: { at: [6, 5] }, soldier: { at: [5, 6], now: { vigor: 4 } } },
  });
  table.does(attack('thug')).rolls('attack', 1, 1, 1).does(attack('soldier'));
  expect(waiting(table).dice).toBe('d20+d12!+d12!');
  table.rolls('attack', 14, 2, 2);
  expect(waiting(table).dice).toBe('d8+d12!+d12!+d12!');
});

test('[AD-OBJ-3] [AD-OBJ-4] destroying the turret, the last of its side, asks the game master about the end', () => {
  const table = fight({
    a: { hadra: { at: [5, 5], now: { vigor: 7 } } },
    b: { 'sentry-turret': { at: [6, 5], now: { durability: 2, vigor: 4 } } },
  });
  table.does(attack('sentry-turret')).rolls('attack', 14, 2, 2).rolls('damage', 2, 1, 1, 1);
  expect(table.facts('destroyed')).toMatchObject([{ who: 'sentry-turret', by: 'hadra' }]);
  expect(asked(table)).toBe('gm gm.encounterEnd');
});

test('[AD-HRT-2] lost Durability causes no condition, and recovers unless its owner is wounded', () => {
  const wind = { powers: ['second-wind'] };
  const table = fight({
    a: { hadra: { at: [5, 5], now: { vigor: 7, actions: 1 } } },
    b: {
      soldier: { at: [6, 5], sheet: wind, now: { vigor: 4 } },
      hurt: { use: 'soldier', at: [20, 5], sheet: wind, now: { durability: 0 } },
    },
  });
  table.does(attack('soldier')).rolls('attack', 14, 2, 2).rolls('damage', 8, 2, 2, 2);
  expect([durability(table, 'soldier'), conditions(table, 'soldier')]).toEqual([10, []]);
  while (asked(table).endsWith('turn') && table.view().round === 2) table.does(endTurn);
  expect([durability(table, 'soldier'), durability(table, 'hurt')]).toEqual([12, 0]);
});

test('[AD-ARM-7] [AD-ARM-9] a heroic axe ignores feeble armour, and harms Heroic Durability', () => {
  const state = begun({
    a: { thug: { at: [5, 5], sheet: { weapons: ['heroic-axe'] } }, lio: { at: [6, 6] } },
    b: {
      'heroic-fiend': { at: [6, 5], now: { vigor: 4 } },
      beggar: { use: 'thug', at: [5, 6], sheet: { armor: ['rags'] }, now: { vigor: 4 } },
    },
  });
  blow(state, {
    who: 'thug',
    target: 'heroic-fiend',
    faces: [
      [18, 5],
      [9, 3],
    ],
  });
  // 12 less 4 of the hide.
  expect(one(state, 'heroic-fiend').durability).toBe(32);
  const bare = blow(state, {
    who: 'thug',
    target: 'beggar',
    faces: [
      [18, 5],
      [3, 3],
    ],
  });
  expect(harmOf(bare).terms).toContain('Rags and hides -1 (inferior armour)');
  expect([one(state, 'beggar').durability, one(state, 'beggar').wear]).toEqual([4, {}]);
});

test('[AD-R2] ruling naturals autoBoth: a natural 20 hits any number, a natural 1 misses any', () => {
  const result = (natural: number, dice: readonly number[]) => {
    const state = begun(
      { a: { thug: { at: [5, 5] } }, b: { 'cave-rat': { at: [6, 5], now: { vigor: 1 } } } },
      { rulings: { naturals: 'autoBoth' } },
    );
    const faces =
      natural === 20
        ? [
            [20, ...dice],
            [1, 1],
          ]
        : [[natural, ...dice]];
    return blow(state, { who: 'thug', target: 'cave-rat', faces }).result;
  };
  expect([result(20, [1]), result(19, [6])]).toEqual(['hit', 'missed']);
  const easy = begun(
    { a: { thug: { at: [5, 5] } }, b: { lio: { at: [6, 5], now: { unaware: ['thug'], vigor: 1 } } } },
    { rulings: { naturals: 'autoBoth' } },
  );
  expect(blow(easy, { who: 'thug', target: 'lio', behind: true, faces: [[1, 9]] }).result).toBe('missed');
});

test('[AD-R48] ruling defenseWindow always: Defense is offered after a miss, which stays a miss', () => {
  const state = begun(
    { a: { hadra: { at: [5, 5] } }, b: { soldier: { at: [6, 5] } } },
    { rulings: { defenseWindow: 'always' } },
  );
  const bare = blow(state, {
    who: 'hadra',
    target: 'soldier',
    choices: [decline],
    faces: [[2, 1, 1]],
  });
  expect(bare.result).toBe('missed');
});
