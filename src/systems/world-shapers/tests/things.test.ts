import { expect, test } from 'vitest';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  choice,
  conditions,
  endTurn,
  fight,
  momentum,
  move,
  offered,
  rp,
  vitality,
  waiting,
  wp,
} from './line-up.ts';

/** Items: Interact with Target, Switch Weapons, Use Item (WS-BAS-5, WS-BAS-6, WS-BAS-11 to WS-BAS-13, WS-BAS-16). */

const scene = (brana: Fighter = {}, setting: Setting = {}, sill: Fighter = {}) =>
  fight(
    {
      heroes: { brana: { at: [5, 5], ...brana }, sill: { at: [5, 6], ...sill } },
      foes: { bandit: { at: [6, 5] }, ogre: { at: [14, 5] } },
    },
    setting,
  );
type Scene = ReturnType<typeof scene>;

const places = (table: Scene) => table.facts('item-moved') as unknown as readonly Sketch[];
const switches = (hands: readonly string[], more: Sketch = {}) =>
  choice('switch-weapons', { hands, ...more });
const free = { pay: 'free' };
const paid = { pay: 'paid' };

/** Sill has a bow (two hands) in hand and carries a dagger; Brana has ax and shield in hand and carries a sword. */
const armed: Sketch = {
  weapons: [
    { thing: 'ax', in: 'hand' },
    { thing: 'sword', in: 'carried' },
  ],
};

test('[WS-BAS-11] all that is in hand is changed in one action, for 1 AP', () => {
  const table = scene({ sheet: armed });
  table.does(switches(['sword']));
  // The drawing hand was not empty, so the switch is not free; ax and shield are put away in the same action.
  expect(ap(table, 'brana')).toBe(2);
  expect(places(table).map(({ item, why }) => [(item as Sketch).short, why])).toEqual([
    ['ax', 'put away'],
    ['medium-shield', 'put away'],
    ['sword', 'drawn'],
  ]);
  table.refuses(switches(['sword']), 'already', 'WS-BAS-11');
  table.refuses(switches(['sword', 'ax', 'medium-shield']), 'noFreeHand', 'WS-BAS-11');
  table.refuses(switches(['lute']), 'noSuchThing', 'WS-BAS-11');
  table.refuses(switches(['sword', 'sword']), 'noSuchThing', 'WS-BAS-11');
  table.refuses(choice('switch-weapons'), 'noSuchThing', 'WS-BAS-11');
});

test('[WS-BAS-12] it is free once a turn where something is only put away', () => {
  const table = scene({ sheet: armed }).does(switches(['medium-shield']));
  expect(ap(table, 'brana')).toBe(3);
  // The hand is empty, but the free use is gone.
  table.refuses(switches(['medium-shield', 'sword'], free), 'noFreeUse', 'WS-BAS-13');
  table.does(switches(['medium-shield', 'sword']));
  expect(ap(table, 'brana')).toBe(2);
  // The next turn has a new free use.
  table.does(endTurn).does(endTurn).does(endTurn).does(endTurn);
  // Round 2 goes by the sheets: Sill 33, Brana 27.
  table.does(endTurn);
  expect(asked(table)).toBe('brana turn');
  table.does(switches([], free));
  expect(ap(table, 'brana')).toBe(3);
});

test('[WS-BAS-12] and where the hand that draws is empty, both of them for what takes two', () => {
  const one = scene({ sheet: armed, now: { inHand: ['medium-shield'] } });
  one.does(switches(['medium-shield', 'sword'], free));
  expect(ap(one, 'brana')).toBe(3);
  const sill = (inHand: readonly string[]) => scene({}, { turnOf: 'sill' }, { now: { inHand } });
  sill(['dagger']).refuses(switches(['bow'], free), 'noFreeUse', 'WS-BAS-12');
  const both = sill([]).does(switches(['bow'], free));
  expect(ap(both, 'sill')).toBe(3);
});

test('[WS-BAS-6] [WS-BAS-13] a free interaction rules out the free switch, and the other way round; paid ones stay', () => {
  const table = scene({ sheet: armed })
    .does(choice('interact', { what: 'rings the bell' }))
    .does(choice('done'));
  expect(ap(table, 'brana')).toBe(3);
  table.refuses(switches(['medium-shield'], free), 'noFreeUse', 'WS-BAS-13');
  table.does(switches(['medium-shield']));
  expect(ap(table, 'brana')).toBe(2);
  const other = scene({ sheet: armed }).does(switches([]));
  other.refuses(choice('interact', { what: 'rings', ...free }), 'noFreeUse', 'WS-BAS-13');
  expect(other.option('interact').cost).toEqual({ ap: 1 });
  other.does(choice('interact', { what: 'rings' })).does(choice('done'));
  expect(ap(other, 'brana')).toBe(2);
});

test('[WS-BAS-6] once a turn; without AP the free one is there still, and nothing else', () => {
  const table = scene({ now: { ap: 0 } });
  table.refuses(choice('interact', { what: 'rings', ...paid }), 'noActionPoints', 'WS-RND-4');
  table.does(choice('interact', { what: 'rings' })).does(choice('done'));
  table.refuses(choice('interact', { what: 'rings' }), 'noActionPoints', 'WS-RND-4');
  expect(offered(table)).not.toContain('interact');
});

test('[WS-R33] the free one comes first, unless one says that one pays', () => {
  const table = scene()
    .does(choice('interact', { what: 'rings', ...paid }))
    .does(choice('done'));
  expect(ap(table, 'brana')).toBe(2);
  table.does(choice('interact', { what: 'rings' })).does(choice('done'));
  expect(ap(table, 'brana')).toBe(2);
  expect(table.facts('free-use')).toMatchObject([{ who: 'brana', use: 'interact' }]);
});

test('[WS-R33] or one is asked where both are possible', () => {
  const asks = { rulings: { freeUse: 'ask' } };
  const table = scene({}, asks).does(choice('interact', { what: 'rings' }));
  expect(asked(table)).toBe('brana free-use');
  table.does(choice('paid')).does(choice('done'));
  expect(ap(table, 'brana')).toBe(2);
  // If the answer says it, nothing is asked.
  table.does(choice('interact', { what: 'rings', ...free })).does(choice('done'));
  expect(ap(table, 'brana')).toBe(2);
  const usual = (now: Sketch) => scene({ now }, asks).option('interact').needs?.pay;
  // It is left open only where both are possible.
  expect(usual({})).not.toHaveProperty('default');
  expect(usual({ ap: 0 })).toMatchObject({ default: 'free' });
  const poor = scene({ now: { ap: 0 } }, asks).does(choice('interact', { what: 'rings' }));
  expect(asked(poor)).toBe('gm gm.interact');
});

const door = { walls: [{ kind: 'door', id: 'gate', label: 'Gate', x: 5, y: 5, side: 'w' }] };

test('[WS-BAS-5] a door within 1 m opens and closes', () => {
  const table = scene({}, { field: door }).does(choice('use-door', { door: 'gate' }));
  expect(table.facts('door')).toMatchObject([{ door: 'gate', open: true, who: 'brana' }]);
  table.does(choice('use-door'));
  expect([table.facts('door').length, ap(table, 'brana')]).toEqual([2, 2]);
  const far = scene({ at: [10, 5] }, { field: door });
  far.refuses(choice('use-door', { door: 'gate' }), 'outOfReach', 'WS-BAS-5');
  expect(offered(far)).not.toContain('use-door');
});

test('[WS-BAS-5] what lies within 1 m comes into a hand that is free', () => {
  const table = scene();
  table.byHand('dropped', { change: 'item', who: 'sill', item: 'sill/bow', to: 'floor' });
  table.refuses(choice('pick-up', { item: 'bow' }), 'noFreeHand', 'WS-BAS-5');
  table.does(switches([], paid)).does(choice('pick-up', { item: 'bow' }));
  expect(ap(table, 'brana')).toBe(2);
  expect(places(table).at(-1)).toMatchObject({
    why: 'picked up',
    to: { in: 'hand', who: 'brana', hands: 2 },
  });
  table.refuses(choice('pick-up', { item: 'bow' }), 'outOfReach', 'WS-BAS-5');
});

test('[WS-BAS-5] what lies on the other side of a wall is out of reach', () => {
  const beside = (setting: Setting = {}) => {
    const table = scene({}, setting, { at: [6, 6] });
    table.byHand('dropped', { change: 'item', who: 'sill', item: 'sill/bow', to: 'floor' });
    return table.does(switches([], paid));
  };
  beside().does(choice('pick-up', { item: 'bow' }));
  const walls = [
    { x: 5, y: 5, side: 'e', length: 2, kind: 'wall' },
    { x: 6, y: 5, side: 's', kind: 'wall' },
  ];
  beside({ field: { walls } }).refuses(choice('pick-up', { item: 'bow' }), 'outOfReach', 'WS-BAS-5');
});

test('[WS-BAS-5] something for an ally within 1 m: into its hand, or put away where none is free', () => {
  const table = scene({ sheet: armed });
  table.does(choice('give-item', { item: 'sword', target: 'sill' }));
  expect(places(table).at(-1)).toMatchObject({ why: 'handed over', to: { in: 'carried', who: 'sill' } });
  table.refuses(choice('give-item', { item: 'ax', target: 'bandit' }), 'notAlly', 'WS-BAS-5');
  const empty = scene({ sheet: armed }, {}, { now: { inHand: [] } });
  empty.does(choice('give-item', { item: 'ax', target: 'sill' }));
  expect(places(empty).at(-1)).toMatchObject({ to: { in: 'hand', who: 'sill', hands: 1 } });
  const far = scene({}, {}, { at: [5, 9] });
  far.refuses(choice('give-item', { item: 'ax', target: 'sill' }), 'outOfReach', 'WS-BAS-5');
});

test('[WS-BAS-5] the game master says what comes of everything else, by the rules of play', () => {
  const table = scene().does(choice('interact', { what: 'pulls the lever' }));
  expect(table.choice()).toMatchObject({ for: 'gm', ask: 'gm.interact', about: { what: 'pulls the lever' } });
  table.does(choice('damage', { whom: ['ogre'], count: 1, sides: 'd8', plus: 0, type: 'physical' }));
  table.rolls('damage', 8).does(choice('done', { text: 'A stone falls.' }));
  expect([vitality(table, 'ogre'), asked(table)]).toEqual([39, 'brana turn']);
  scene().refuses(choice('interact'), 'noSuchThing', 'WS-BAS-5');
});

test('[WS-BAS-5] [WS-R45] a touch upon somebody of another side gives away whoever hides', () => {
  const hidden = { now: { hiddenFrom: ['bandit', 'ogre'] } };
  const table = scene(hidden)
    .does(choice('touch', { target: 'bandit' }))
    .does(choice('done'));
  // WS-ADV-14: in its own turn it ends when the turn ends.
  expect(table.facts('given-away')).toMatchObject([{ who: 'brana' }]);
  const friend = scene(hidden)
    .does(choice('touch', { target: 'sill' }))
    .does(choice('done'));
  expect(friend.facts('given-away')).toEqual([]);
  friend.refuses(choice('touch', { target: 'ogre' }), 'outOfReach', 'WS-BAS-5');
});

test('[WS-INI-11] [WS-BAS-6] an interaction is held for its AP, and fires', () => {
  const table = scene({}, { field: door, order: ['brana', 'bandit', 'sill', 'ogre'] });
  const waits = choice('hold-use-door', { door: 'gate', trigger: 'leaves', range: 1 });
  expect(table.option('hold-use-door').cost).toEqual({ ap: 1 });
  table.does(waits);
  expect(ap(table, 'brana')).toBe(2);
  table.does(endTurn).does(move(8, 5));
  expect(table.facts('door')).toMatchObject([{ door: 'gate', open: true }]);
});

const stimulant = { objects: ['stimulant', 'focus-tonic', 'smoke-pot'] };

test('[WS-BAS-16] a stimulant gives 2d4 Vitality and is used up, for 3 AP', () => {
  const table = scene({ sheet: stimulant, now: { vitality: 20 } });
  expect(table.option('use-item')).toMatchObject({ cost: { ap: 3 }, clause: 'WS-BAS-16' });
  table.does(choice('use-item', { item: 'stimulant' }));
  expect(waiting(table)).toMatchObject({ who: 'brana', purpose: 'item', dice: 'd4+d4' });
  table.rolls('item', 3, 4);
  expect([vitality(table, 'brana'), ap(table, 'brana')]).toEqual([27, 0]);
  expect(places(table).at(-1)).toMatchObject({ why: 'used', to: { in: 'gone' } });
  table.refuses(choice('use-item', { item: 'stimulant' }), 'noActionPoints', 'WS-RND-4');
});

test('[WS-BAS-16] [WS-VIT-7] on somebody within 1 m, who comes to', () => {
  const table = scene({ sheet: stimulant }, {}, { now: { vitality: -2, effects: [{ status: 'bleeding' }] } });
  table.refuses(choice('use-item', { item: 'stimulant', target: 'ogre' }), 'outOfReach', 'WS-BAS-16');
  table.does(choice('use-item', { item: 'stimulant', target: 'sill' })).rolls('item', 2, 1);
  expect(vitality(table, 'sill')).toBe(1);
  expect(conditions(table, 'sill')).toContain('prone');
  expect(conditions(table, 'sill')).not.toContain('bleeding');
});

test('[WS-BAS-16] WP up to the maximum, and what the game master says', () => {
  const table = scene({ sheet: stimulant, now: { wp: 6 } }).does(choice('use-item', { item: 'focus-tonic' }));
  expect([wp(table, 'brana'), momentum(table, 'brana')]).toEqual([8, 6]);
  const smoke = scene({ sheet: stimulant }).does(choice('use-item', { item: 'smoke-pot' }));
  expect(asked(smoke)).toBe('gm gm.interact');
  smoke.does(choice('done', { text: 'Smoke everywhere.' }));
  expect([asked(smoke), rp(smoke, 'brana')]).toEqual(['brana turn', 2]);
  scene().refuses(choice('use-item', { item: 'ax' }), 'noSuchThing', 'WS-BAS-16');
});
