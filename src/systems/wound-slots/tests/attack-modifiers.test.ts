import { expect, test } from 'vitest';
import type { Term } from '../../../kernel/terms.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  path,
  waiting,
} from './line-up.ts';

/** Posture, cover, flanking, distance and equal effects, combined (sections MOD and FLK). */

/** Terms of the pending roll that do not count, as `label clause`. */
const idle = (table: Scenario): readonly string[] =>
  ((table.roll().total?.terms ?? []) as readonly Term[])
    .filter(({ off }) => off !== undefined)
    .map(({ label, clause }) => `${label} ${clause}`);

/** Wenna and Torvin on either side of the guard at (6,5), Wenna with the turn. */
const around = (guard: Sketch = {}, setting: Setting = {}, torvin: Sketch = {}): Scenario =>
  fight(
    {
      heroes: { wenna: { at: [5, 5] }, torvin: { at: [7, 5], now: torvin } },
      foes: { guard: { at: [6, 5], now: guard } },
    },
    setting,
  );

test('[SL-MOD-2] of posture and cover the smaller penalty stays on the list and says why it does not count', () => {
  const shot = (posture: string, cover: string): Scenario =>
    fight({
      heroes: { pell: { at: [2, 5] } },
      foes: { guard: { at: [12, 5], now: { posture } } },
    }).does(attack('guard', { cover }));
  const prone = shot('prone', 'half');
  expect([waiting(prone).bonus, idle(prone)]).toEqual([6, ['1/2 cover SL-MOD-2']]);
  const slit = shot('prone', 'slit');
  expect([waiting(slit).bonus, idle(slit)]).toEqual([4, ['prone target SL-MOD-2']]);
  // Equal ones: -2 once.
  const equal = shot('crouching', 'half');
  expect([waiting(equal).bonus, idle(equal)]).toEqual([7, ['1/2 cover SL-MOD-2']]);
});

test('[SL-MOD-3] flanked, prone and behind cover: in melee all three count', () => {
  const table = around({ posture: 'prone' }).does(attack('guard', { cover: 'half' }));
  // 7, prone 3, half cover -2, flanked 2.
  expect(waiting(table).bonus).toBe(10);
  const cover = table.roll().total?.terms.find(({ label }) => label === '1/2 cover');
  expect(cover?.clause).toBe('SL-MOD-3');
  const plain = around({ posture: 'prone' }).does(attack('guard'));
  expect(waiting(plain).bonus).toBe(12);
});

test('[SL-MOD-2] [SL-MOD-3] flanked, prone and behind cover: a shot takes the worse penalty and the bonus', () => {
  const table = fight({
    heroes: { pell: { at: [6, 12] }, wenna: { at: [5, 5] }, torvin: { at: [7, 5] } },
    foes: { guard: { at: [6, 5], now: { posture: 'prone' } } },
  });
  table.does(attack('guard', { cover: 'threeQuarters' }));
  // 9, -3 once, flanked 2.
  expect(waiting(table).bonus).toBe(8);
});

test('[SL-MOD-5] [SL-R22] the second increment costs 1, or 2, or nothing', () => {
  const at = (rangeIncrements: string): number =>
    waiting(
      fight(
        { heroes: { pell: { at: [0, 5] } }, foes: { guard: { at: [21, 5] } } },
        { rulings: { rangeIncrements } },
      ).does(attack('guard')),
    ).bonus;
  expect([at('minusOne'), at('minusTwo'), at('none')]).toEqual([8, 7, 9]);
});

const distracted = { marks: ['guard', 'knight'].map((by) => ({ kind: 'distracted', by })) };
const two: LineUp = {
  heroes: { wenna: { at: [5, 5], now: distracted } },
  foes: { guard: { at: [6, 5] }, knight: { at: [12, 5] } },
};

test('[SL-MOD-6] [SL-R23] two who distract count once, the second stands on the list; or both', () => {
  const once = fight(two).does(attack('guard'));
  expect([waiting(once).bonus, idle(once)]).toEqual([5, ['distracted SL-MOD-6']]);
  const both = fight(two, { rulings: { sameEffect: 'add' } }).does(attack('guard'));
  expect([waiting(both).bonus, idle(both)]).toEqual([3, []]);
});

test('[SL-FLK-1] [SL-FLK-2] flanked is a matter of angle and of who could strike', () => {
  expect(
    around()
      .who('guard')
      .conditions.map(({ id }) => id),
  ).toContain('flanked');
  const down = around({}, {}, { conditions: ['unconscious'] });
  expect(down.who('guard').conditions.map(({ id }) => id)).not.toContain('flanked');
});

test('[SL-FLK-6] [SL-FLK-7] ignoring, whoever does it, takes the flank away, and the roll says why', () => {
  const ignores = around({ ignoring: ['torvin'] }).does(attack('guard'));
  expect([waiting(ignores).bonus, idle(ignores)]).toEqual([7, ['flanked SL-FLK-6']]);
  const ignored = around({}, {}, { ignoring: ['guard'] }).does(attack('guard'));
  expect([waiting(ignored).bonus, idle(ignored)]).toEqual([7, ['flanked SL-FLK-7']]);
});

test('[SL-FLK-5] [SL-R26] a rear attack takes the place of the flank, or adds to it', () => {
  const four = (setting: Setting): Scenario =>
    fight(
      {
        heroes: { wenna: { at: [5, 5] }, pell: { at: [6, 4] }, torvin: { at: [6, 6] } },
        foes: { guard: { at: [6, 5], now: { ignoring: ['wenna'] } } },
      },
      setting,
    ).does(attack('guard'));
  const replaces = four({});
  // Pell with her bow and Torvin with his sword stand across from each other.
  expect([waiting(replaces).bonus, idle(replaces)]).toEqual([11, ['flanked SL-FLK-3']]);
  expect(waiting(four({ rulings: { rearStacking: 'adds' } })).bonus).toBe(13);
});

test('[SL-FLK-8] on the own turn attention comes back, and the flank with it', () => {
  const table = around({ ignoring: ['torvin'] }, { turnOf: 'guard', order: ['guard', 'wenna', 'torvin'] });
  table.does(choice('ignore', { whom: [] }));
  expect(conditions(table, 'guard')).toEqual([]);
  expect(table.news('ignoring')).toMatchObject([{ ids: [], clause: 'SL-FLK-8' }]);
  table.does(endTurn).does(attack('guard'));
  expect(waiting(table).bonus).toBe(9);
});

test('[SL-FLK-8] on another’s turn nobody pays heed again', () => {
  const table = around({ ignoring: ['torvin'] });
  table.refuses(choice('ignore', { by: 'guard', whom: [] }), 'notYourTurn', 'SL-INT-1');
});

/** The guard, flanked the moment Wenna steps up, ignores somebody already. */
const closing = (setting: Setting = {}): Scenario =>
  fight(
    {
      heroes: { wenna: { at: [3, 5] }, torvin: { at: [7, 5] }, pell: { at: [6, 4] } },
      foes: { guard: { at: [6, 5], now: { ignoring: ['pell'], ap: 0 } } },
    },
    { stops: ['ignore-attackers'], ...setting },
  ).does(path([4, 5]));

test('[SL-FLK-4] [SL-FLK-8] the free reaction adds to those who are ignored and takes nobody back', () => {
  const table = closing();
  expect(asked(table)).toBe('guard ignore-attackers');
  table.does(choice('ignore', { whom: ['torvin'] }));
  expect(table.news('ignoring')).toMatchObject([{ ids: ['pell', 'torvin'], clause: 'SL-FLK-4' }]);
});

test('[SL-FLK-4] [SL-R25] at initiative 0 there is no free reaction, unless it is always allowed', () => {
  const none = { initiative: { guard: 0 } };
  expect(asked(closing(none))).toBe('wenna turn');
  expect(asked(closing({ ...none, rulings: { freeReaction: 'alwaysAllowed' } }))).toBe(
    'guard ignore-attackers',
  );
});

test('[SL-R25] [SL-R33] the staggered have no reactions, free ones where those are always allowed', () => {
  const weary = (setting: Setting): Scenario =>
    fight(
      {
        foes: { guard: { at: [3, 5] }, knight: { at: [7, 5] } },
        heroes: { wenna: { at: [6, 5], now: { fatigue: 12 } } },
      },
      { stops: ['ignore-attackers'], ...setting },
    ).does(path([4, 5]));
  expect(asked(weary({}))).toBe('guard turn');
  expect(asked(weary({ rulings: { freeReaction: 'alwaysAllowed' } }))).toBe('wenna ignore-attackers');
});

test('[SL-FLK-4] whoever comes to be flanked by a loaded bow is asked as well', () => {
  const table = fight(
    {
      heroes: { pell: { at: [12, 5], now: { unloaded: { bow: 2 } } }, wenna: { at: [5, 5] } },
      foes: { guard: { at: [6, 5] } },
    },
    { stops: ['ignore-attackers'] },
  );
  table.does(choice('load'));
  expect(asked(table)).toBe('guard ignore-attackers');
});

test('[SL-FLK-3] [SL-DEF-6] posture and flank count against an immobile Defense as against any', () => {
  const table = around({ helplessUntil: 2, posture: 'prone' }).does(attack('guard'));
  // 7, prone 3, flanked 2.
  expect(waiting(table).bonus).toBe(12);
  table.rolls('attack', 1, 2);
  expect(table.facts('attack-result')).toMatchObject([{ total: 15, defense: { value: 5 } }]);
});

test('[SL-FLK-4] [SL-TER-3] whom a current carries between two foes is asked as well', () => {
  const field = {
    terrain: [{ id: 'river', label: 'River', marks: { water: 'swim', drift: 2, driftTo: 'e' } }],
    cells: [{ x: 0, y: 0, w: 24, h: 16, terrain: 'river' }],
  };
  const table = fight(
    {
      foes: { guard: { at: [4, 5] } },
      heroes: { wenna: { at: [6, 4] }, torvin: { at: [6, 6] } },
    },
    { stops: ['ignore-attackers'], field },
  ).does(endTurn);
  expect(asked(table)).toBe('guard ignore-attackers');
});

test('[SL-FLK-2] [SL-FLK-4] [SL-DUR-1] who is helpless no more flanks again, and its foe is asked', () => {
  const table = around(
    {},
    { stops: ['ignore-attackers'], order: ['wenna', 'guard', 'torvin'], turnOf: 'torvin' },
    { helplessUntil: 1 },
  ).does(endTurn);
  expect(asked(table)).toBe('guard ignore-attackers');
  expect(table.news('round-ended')).toHaveLength(1);
});

test('[SL-FLK-2] [SL-FLK-4] whom an opened door puts between two foes is asked as well', () => {
  const walls = [
    { kind: 'door', id: 'gate', label: 'Gate', x: 7, y: 5, side: 'w' },
    { kind: 'wall', x: 7, y: 4, side: 'w' },
    { kind: 'wall', x: 7, y: 6, side: 'w' },
  ];
  const table = fight(
    {
      heroes: { pell: { at: [7, 5] }, torvin: { at: [5, 5] } },
      foes: { guard: { at: [6, 5] } },
    },
    { stops: ['ignore-attackers'], field: { walls } },
  );
  expect(table.does(choice('open-door', { door: 'gate' })).choice().about).toEqual({
    flankedBy: ['pell', 'torvin'],
  });
  expect(asked(table)).toBe('guard ignore-attackers');
});

test('[SL-FLK-4] [SL-MNT-4] who gets off its horse to flank somebody is near enough only now', () => {
  // In the saddle the guard is a yard farther away than a dagger reaches. North or east of it, Pell is 135 degrees from
  // Torvin.
  const table = fight(
    {
      heroes: {
        pell: { on: 'horse', now: { inHand: ['dagger'] } },
        torvin: { at: [9, 6] },
        horse: { use: 'riding-horse', at: [11, 5] },
      },
      foes: { guard: { at: [10, 5], now: { ignoring: ['horse'] } } },
    },
    { stops: ['ignore-attackers'] },
  ).does(choice('dismount'));
  expect(cell(table, 'pell')).toEqual([10, 4]);
  expect(asked(table)).toBe('guard ignore-attackers');
});

test('[SL-REA-4] [SL-FLK-4] who comes to be flanked in the middle of another deed is asked once', () => {
  // Torvin walks; at his first step Pell loads her bow and stands across from Wenna.
  const table = fight(
    {
      heroes: {
        pell: { at: [12, 5], now: { ap: 12, unloaded: { bow: 2 } } },
        torvin: { at: [2, 12] },
        wenna: { at: [5, 5] },
      },
      foes: { guard: { at: [6, 5] } },
    },
    { stops: ['ignore-attackers'] },
  );
  table.does(choice('ready', { what: 'load', events: ['step'] })).does(endTurn);
  table.does(path([3, 12], [4, 12])).does(choice('load'));
  expect(asked(table)).toBe('guard ignore-attackers');
  expect(asked(table.does(decline))).toBe('torvin turn');
});
