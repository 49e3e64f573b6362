import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import {
  asked,
  attack,
  cell,
  choice,
  decline,
  dodge,
  duel,
  endTurn,
  fight,
  hasMove,
  move,
  terms,
  waiting,
} from './line-up.ts';

/** Charge, Called and Focused Attacks. */

const hound = { use: 'glass-hound' };
const charge = (target: string, more: object = {}) => choice('charge', { target, with: 'sword', ...more });
const called = (target: string, at: string, more: object = {}) =>
  choice('called', { target, with: 'sword', at, ...more });
const focused = (target: string, weapon = 'sword') => choice('focused', { target, with: weapon });
const outcomes = (table: Scenario): readonly string[] =>
  table.facts('attack-result').map(({ target, outcome }) => `${target} ${outcome}`);
const withGun = (weapon: string) => ({
  sheet: { weapons: [weapon], inHand: { right: weapon, left: null } },
});

test('[PE-ACT-5] a Charge is a Basic Move and a melee attack with Advantage, Move and Action together', () => {
  const table = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [8, 5] } });
  table.does(charge('hound'));
  // AB 4 is 8 m; the cell next to the hound is 7 m away.
  expect(cell(table, 'rin')).toEqual([7, 5]);
  expect(terms(table)).toEqual(['Melee 48', 'Charge 10']);
  table.rolls('attack', 90);
  expect(hasMove(table, 'rin')).toBe(false);
  table.refuses(move(6, 5), 'noMove', 'PE-TIME-3');
  table.refuses(attack('hound', { with: 'sword' }), 'noAction', 'PE-TIME-3');
});

test('[PE-ACT-5] it ends where the charger likes, within its Basic Move', () => {
  const table = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [6, 5] } });
  table.does(charge('hound', { to: { x: 6, y: 4 } }));
  expect(cell(table, 'rin')).toEqual([6, 4]);
  const far = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [10, 5] } });
  far.refuses(charge('hound'), 'outOfReach', 'PE-ACT-5');
  const wrong = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [6, 5] } });
  wrong.refuses(charge('hound', { to: { x: 3, y: 5 } }), 'outOfReach', 'PE-ATK-1');
  wrong.refuses(charge('hound', { with: 'pistol' }), 'notInHand', 'PE-ACT-5');
});

test('[PE-ACT-5] [PE-ATK-1] of two enemies each has its own cells to be charged from, and all are accepted', () => {
  const sides = {
    red: { rin: { at: [3, 5] as const } },
    blue: { hound: { ...hound, at: [6, 5] as const }, ogre: { at: [3, 9] as const } },
  };
  const need = fight(sides, { turnOf: 'rin' }).option('charge').needs?.to;
  const cells = need?.kind === 'path' ? need.cells : [];
  expect(new Set(cells.map(({ when }) => when?.target?.join()))).toEqual(new Set(['hound', 'ogre']));
  for (const { x, y, when } of cells.filter((each) => each.when?.with?.includes('sword'))) {
    const target = when?.target?.[0] ?? '';
    // Within the 1 m of reach.
    const [column, row] = target === 'hound' ? [6, 5] : [3, 9];
    expect(Math.max(Math.abs(x - column), Math.abs(y - row))).toBe(1);
    fight(sides, { turnOf: 'rin' }).does(charge(target, { to: { x, y } }));
  }
});

test('[PE-ACT-5] it needs a Move that has not begun, and 1 m; it is no One More', () => {
  const moved = duel({ rin: { at: [0, 5] }, hound: { ...hound, at: [6, 5] } });
  moved.does(move(2, 5));
  moved.refuses(charge('hound'), 'noMove', 'PE-ACT-5');
  // 4 m or more with the ruling.
  const near = { rin: { at: [3, 5] as const }, hound: { ...hound, at: [6, 5] as const } };
  duel(near, { rulings: { chargeMinMetres: 4 } }).refuses(
    charge('hound', { to: { x: 5, y: 5 } }),
    'noWay',
    'PE-ACT-5',
  );
  const onTheSpot = duel({ rin: {}, hound }, { rulings: { chargeMinMetres: 0 } });
  onTheSpot.does(charge('hound'));
  expect(cell(onTheSpot, 'rin')).toEqual([5, 5]);
  expect(terms(onTheSpot)).toEqual(['Melee 48', 'Charge 10']);
});

test('[PE-ACT-5] where it costs the Action alone its Move comes on top', () => {
  const table = duel(
    { rin: { at: [0, 5] }, hound: { ...hound, at: [8, 5] } },
    { rulings: { chargeCost: 'actionOnly' } },
  );
  table.does(move(2, 5)).does(charge('hound')).rolls('attack', 90);
  expect(cell(table, 'rin')).toEqual([7, 5]);
  // 6 m of the turn's own Move are left.
  expect(hasMove(table, 'rin')).toBe(true);
});

test('[PE-ACT-6] a Called Attack has two Disadvantages and names the location; no die falls for it', () => {
  const table = duel({ rin: {}, hound });
  table.does(called('hound', 'head'));
  expect(terms(table)).toEqual(['Melee 48', 'Called Attack -20']);
  table.rolls('attack', 28).does(decline);
  expect(table.facts('attack-result')[0]).toMatchObject({ outcome: 'hit', location: 'head' });
  expect(asked(table)).toBe('rin turn');
  const table2 = duel({ rin: {}, hound });
  table2.refuses(choice('called', { target: 'hound', with: 'sword' }), 'noSuchThing', 'PE-ACT-6');
  table2.refuses(called('hound', 'tail'), 'noSuchThing', 'PE-ACT-6');
});

test('[PE-ACT-7] a Called Attack on a weapon: the game master says what becomes of it', () => {
  const struck = (answer: string): Scenario => {
    const table = duel({ hound, rin: {} }, { round: 2 });
    table.does(choice('called', { target: 'rin', with: 'claws', at: 'item:sword' }));
    // Melee 45 less 20.
    expect(waiting(table).target).toBe(25);
    table.rolls('attack', 20).does(decline);
    expect(asked(table)).toBe('gm object-hit');
    expect(table.choice().options.map(({ id }) => id)).toEqual(['wear', 'drop', 'nothing']);
    return table.does(choice(answer));
  };
  const worn = struck('wear');
  expect(worn.facts('harm')).toEqual([]);
  expect(worn.facts('worn')[0]).toMatchObject({ who: 'rin', lost: 1 });
  // Sword 3 - 1, SB 3, and 48 - 38 is 1 degree.
  worn
    .does(endTurn)
    .does(attack('hound', { with: 'sword' }))
    .rolls('attack', 38)
    .does(decline);
  worn.rolls('location', 50);
  expect(worn.facts('harm')[0]).toMatchObject({ damage: { value: 6 } });
  const dropped = struck('drop');
  expect(dropped.facts('item-moved')[0]).toMatchObject({ why: 'dropped' });
  dropped.does(endTurn).refuses(attack('hound', { with: 'sword' }), 'notInHand', 'PE-ACT-2');
  expect(struck('nothing').facts('worn')).toEqual([]);
});

test('[PE-ACT-7] at 0 it is broken; armour loses AP where it was struck', () => {
  const table = duel({ hound, rin: { now: { worn: { sword: 2 } } } }, { round: 2 });
  table.does(choice('called', { target: 'rin', with: 'claws', at: 'item:sword' }));
  table.rolls('attack', 20).does(decline).does(choice('wear')).does(endTurn);
  table.refuses(attack('hound', { with: 'sword' }), 'broken', 'PE-ACT-7');
  const coat = duel({ hound, rin: {} });
  coat.does(choice('called', { target: 'rin', with: 'claws', at: 'armor:body' }));
  coat.rolls('attack', 20).does(decline).does(choice('wear'));
  expect(coat.facts('armor-worn')[0]).toMatchObject({ location: 'body', lost: 1 });
  // The coat has no AP left to aim at.
  coat.does(endTurn).does(endTurn);
  coat.refuses(
    choice('called', { target: 'rin', with: 'claws', at: 'armor:body' }),
    'noSuchThing',
    'PE-ACT-6',
  );
});

test('[PE-ACT-7] the table may have it dropped, or leave all to the game master', () => {
  const disarm = duel({ hound, rin: {} }, { rulings: { equipmentHit: 'disarm' } });
  disarm.does(choice('called', { target: 'rin', with: 'claws', at: 'item:sword' }));
  disarm.rolls('attack', 20).does(decline);
  expect(disarm.facts('item-moved')[0]).toMatchObject({ why: 'dropped' });
  const ruled = duel({ hound, rin: {} }, { rulings: { equipmentHit: 'gmOnly' } });
  ruled.does(choice('called', { target: 'rin', with: 'claws', at: 'item:sword' }));
  ruled.rolls('attack', 20).does(decline).does(choice('break'));
  expect(ruled.facts('worn')[0]).toMatchObject({ lost: 3 });
});

test('[PE-ACT-8] a Focused Attack is for those who have not moved and will not', () => {
  const table = duel({ rin: {}, hound });
  table.does(focused('hound'));
  expect(terms(table)).toEqual(['Melee 48', 'Focused Attack 10']);
  table.rolls('attack', 90);
  table.refuses(move(4, 5), 'noMove', 'PE-ACT-8');
  const moved = duel({ rin: { at: [4, 5] }, hound });
  moved.does(move(5, 5));
  moved.refuses(focused('hound'), 'moved', 'PE-ACT-8');
});

test('[PE-ACT-9] a Focus-only weapon fires in Focused Attacks alone', () => {
  const table = duel({ rin: { at: [0, 5], ...withGun('marksman-rifle') }, hound: { ...hound, at: [9, 5] } });
  table.refuses(attack('hound', { with: 'marksman-rifle' }), 'focusOnly', 'PE-ACT-9');
  table.does(focused('hound', 'marksman-rifle'));
  // 42, close 10, Focused 10.
  expect(waiting(table).target).toBe(62);
});

test('[PE-ACT-2] attacks are combined only where the table says so', () => {
  const lineUp = {
    rin: { at: [0, 5] as const, ...withGun('machine-gun') },
    hound: { ...hound, at: [9, 5] as const },
  };
  const burst = choice('burst', { target: 'hound', with: 'machine-gun', focused: 'yes' });
  duel(lineUp).refuses(burst, 'focusOnly', 'PE-ACT-9');
  const table = duel(lineUp, { rulings: { attackActionsExclusive: false } });
  table.does(burst);
  // 42, close 10, Focused 10, Burst -10.
  expect(waiting(table).target).toBe(52);
  const both = duel(
    { rin: { at: [0, 5] }, hound: { ...hound, at: [6, 5] } },
    { rulings: { attackActionsExclusive: false } },
  );
  both.does(charge('hound', { at: 'head' }));
  // 48, Charge 10, Called -20.
  expect(waiting(both).target).toBe(38);
});

test('[PE-ACT-6] nothing is called with what strikes an area, be it one of several weapons', () => {
  const bomb = { id: 'bomb', name: 'Bomb', class: 'thrown', hands: 1, damage: 4, range: 10, area: 1 };
  const sheet = { weapons: ['sword', { ...bomb, clip: 2 }], inHand: { right: 'sword', left: 'bomb' } };
  const table = duel({ rin: { sheet }, hound }, { rulings: { attackActionsExclusive: false } });
  table.does(choice('all-weapon'));
  const called = (weapon: string) => choice('strike', { with: weapon, target: 'hound', at: 'head' });
  table.refuses(called('bomb'), 'noSuchThing', 'PE-ACT-6');
  table.does(called('sword'));
  // 48, All-Weapon -10, Called -20.
  expect(waiting(table).target).toBe(18);
});

test('[PE-ACT-17] a protector beside the target takes the hit; the evasion was the ally’s', () => {
  const table = fight({
    shadows: { hound: { at: [5, 5], ...hound } },
    evokers: { jun: { at: [6, 5] }, mei: { at: [6, 6], now: { protecting: 'jun' } } },
  });
  table.does(attack('jun', { with: 'claws' })).rolls('attack', 15);
  expect(asked(table)).toBe('jun evasion');
  // 45 - 15 is 3 degrees; Agility 45 - 35 is 1.
  table.does(dodge).rolls('evasion', 35).rolls('location', 50);
  expect(table.facts('protected')[0]).toMatchObject({ who: 'mei', ally: 'jun' });
  // Claws 3, SB 3, 3 degrees less 1, against Mei's TB 5 and AP 4.
  expect(table.facts('harm')[0]).toMatchObject({ who: 'mei', damage: { value: 8 }, defense: { value: 14 } });
  expect(outcomes(table)).toEqual(['mei no-damage']);
});

test('[PE-ACT-17] it happens once, and not from afar', () => {
  const far = fight({
    shadows: { hound: { at: [5, 5], ...hound } },
    evokers: { jun: { at: [6, 5] }, mei: { at: [8, 5], now: { protecting: 'jun' } } },
  });
  far
    .does(attack('jun', { with: 'claws' }))
    .rolls('attack', 15)
    .does(decline)
    .rolls('location', 50);
  expect(outcomes(far)).toEqual(['jun hit']);
  const anywhere = fight(
    {
      shadows: { hound: { at: [5, 5], ...hound }, ogre: { at: [7, 5] } },
      evokers: { jun: { at: [6, 5] }, mei: { at: [9, 5], now: { protecting: 'jun' } } },
    },
    { rulings: { protectRange: 'none' } },
  );
  anywhere
    .does(attack('jun', { with: 'claws' }))
    .rolls('attack', 15)
    .does(decline)
    .rolls('location', 50);
  anywhere
    .does(endTurn)
    .does(attack('jun', { with: 'claws' }))
    .rolls('attack', 15)
    .does(decline);
  anywhere.rolls('location', 50);
  expect(anywhere.facts('attack-result').map(({ target }) => target)).toEqual(['mei', 'jun']);
});

test('[PE-ACT-18] a Called Attack goes past the protector for one Disadvantage more', () => {
  const lineUp = {
    shadows: { hound: { at: [5, 5] as const, ...hound } },
    evokers: { jun: { at: [6, 5] as const }, mei: { at: [6, 6] as const, now: { protecting: 'jun' } } },
  };
  const table = fight(lineUp);
  table.does(choice('called', { target: 'jun', with: 'claws', at: 'body', past: 'yes' }));
  // 45 less 30.
  expect(waiting(table).target).toBe(15);
  table.rolls('attack', 12).does(decline);
  expect(outcomes(table)).toEqual(['jun hit']);
  const without = fight(lineUp);
  without.does(choice('called', { target: 'jun', with: 'claws', at: 'body' }));
  expect(waiting(without).target).toBe(25);
  without.rolls('attack', 12).does(decline);
  expect(without.facts('protected')).toHaveLength(1);
});

/** The target picks of an Attack, up to their target numbers. */
const targets = (table: Scenario): readonly unknown[] => {
  const need = table.option('attack').needs?.target;
  if (need?.kind !== 'one') throw new Error('no targets');
  return need.oneOf.map(({ id, when, note, refused }) => [id, when?.with, note ?? refused?.clause]);
};

test('[PE-ATK-2] beside a target stands the number of what is in the hand: Ballistic 42 close and point blank, Willpower 44', () => {
  const table = duel({ rin: { at: [2, 5] }, ogre: { at: [5, 5] } });
  expect(targets(table)).toEqual([
    ['ogre', ['rin/pistol'], '3 m, target 62'],
    ['ogre', ['cinder'], '3 m, target 44'],
  ]);
});

test('[PE-ATK-1] [PE-ACT-9] why somebody cannot be attacked is said of what could be used at all', () => {
  const table = fight(
    {
      red: { rin: { at: [1, 5], ...withGun('marksman-rifle') } },
      blue: { ogre: { at: [4, 5] }, brute: { use: 'ogre', at: [29, 5] } },
    },
    { field: { width: 40 } },
  );
  // The rifle reaches both, but in Focused Attacks only; Cinder reaches 20 m.
  expect(targets(table)).toEqual([
    ['ogre', ['cinder'], '3 m, target 44'],
    ['brute', undefined, 'PE-ATK-1'],
  ]);
});

test('[PE-ACT-37] beside a Power stands what it costs, in the words of the rules', () => {
  const table = duel({ rin: { at: [2, 5] }, ogre: { at: [5, 5] } });
  const need = table.option('attack').needs?.with;
  if (need?.kind !== 'one') throw new Error('no means');
  // Tier 1: 2 and 2, and Willpower Bonus 4.
  expect(need.oneOf.find(({ id }) => id === 'cinder')?.note).toBe('Damage 8, range 20 m, 2 Spirit');
});

test('[PE-ACT-2] [PE-ATK-1] why nobody can be attacked is said of an enemy that is seen, if there is one', () => {
  const rin = { at: [1, 5] as const, now: { equipped: null }, ...withGun('sword') };
  const walls = [0, 1, 2, 3, 4].map((y) => ({ x: 7, y, side: 'w', kind: 'wall' }));
  const table = fight(
    { red: { rin }, blue: { hidden: { ...hound, at: [9, 2] }, ogre: { at: [9, 8] } } },
    { field: { walls } },
  );
  expect(targets(table)).toEqual([
    ['hidden', undefined, 'PE-ACT-2'],
    ['ogre', undefined, 'PE-ATK-1'],
  ]);
  const because = 'Ogre is 8 m away, the reach with Sword is 1 m';
  expect(table.option('attack').refused).toMatchObject({ because, clause: 'PE-ATK-1' });
});
