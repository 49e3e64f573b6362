import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { attack, choice, conditions, duel, endTurn, fight, hasAction, stress, waiting } from './line-up.ts';

/** Items in hand and ammunition (PE-ACT-31 to PE-ACT-33). */

const noted = (table: Scenario, id: string, what: string): string | undefined =>
  table.who(id).notes?.find(({ label }) => label === what)?.value;
const held = (table: Scenario, id: string): string | undefined => noted(table, id, 'In hand');
const draw = (item: string, more = {}) => choice('draw', { item, ...more });

describe('[PE-ACT-33] drawing and putting away', () => {
  test('one hand is free, and what was there goes away with it; two hands take the Action', () => {
    const table = duel({ jun: {}, ogre: {} });
    expect(held(table, 'jun')).toBe('Rifle');
    table.does(draw('knife'));
    expect([held(table, 'jun'), hasAction(table, 'jun')]).toEqual(['Knife', true]);
    expect(noted(table, 'jun', 'Carried')).toContain('Rifle');
    table.does(draw('rifle'));
    expect([held(table, 'jun'), hasAction(table, 'jun')]).toEqual(['Rifle', false]);
    // The knife is still free, the rifle would cost another Action.
    table.does(draw('knife'));
    table.refuses(draw('rifle'), 'noAction', 'PE-TIME-3');
  });

  test('only one thing is put away with it', () => {
    const table = duel({ rin: { sheet: { weapons: ['sword', 'pistol', 'rifle'] } }, ogre: {} });
    table.refuses(draw('rifle'), 'noFreeHand', 'PE-ACT-33');
    table.does(choice('stow', { item: 'pistol' })).does(draw('rifle'));
    expect(held(table, 'rin')).toBe('Rifle');
  });

  test('in the hand that is said: the other keeps what it has', () => {
    const table = duel({ rin: { sheet: { weapons: ['sword', 'pistol', 'knife'] } }, ogre: {} });
    table.does(draw('knife', { hand: 'left' }));
    expect(held(table, 'rin')).toBe('Sword, Knife');
    table.refuses(draw('pistol', { hand: 'both' }), 'noFreeHand', 'PE-ACT-33');
  });

  test('dropped for nothing, picked up where it lies: free for one hand, an Action for two', () => {
    const table = duel({ jun: {}, ogre: {} });
    table.does(choice('drop', { item: 'rifle' }));
    expect(held(table, 'jun')).toBe('nothing');
    expect(table.view().marks).toMatchObject([{ cell: { x: 5, y: 5 }, label: 'Rifle' }]);
    table.does(choice('pick-up', { item: 'rifle' }));
    expect([held(table, 'jun'), hasAction(table, 'jun')]).toEqual(['Rifle', false]);
    const knife = duel({ kai: {}, ogre: {} });
    knife.does(choice('drop', { item: 'knife' })).does(choice('pick-up', { item: 'knife' }));
    expect([held(knife, 'kai'), hasAction(knife, 'kai')]).toEqual(['Knife, Throwing Knives', true]);
  });

  test('what is no weapon takes no hand when it is picked up: it is put away', () => {
    const table = duel({ rin: { now: { inHand: { left: 'balm' } } }, ogre: {} });
    table.does(choice('drop', { item: 'balm' }));
    const { hand } = table.option('pick-up').needs ?? {};
    expect(hand).toMatchObject({ oneOf: [{ id: 'none', label: 'put away', when: { item: ['rin/balm'] } }] });
    // Beside a weapon each has its own answers.
    table.byHand('torn away', { change: 'item', who: 'rin', item: 'sword', to: 'floor' });
    const { hand: either } = table.option('pick-up').needs ?? {};
    expect(either).toMatchObject({
      oneOf: [
        { id: 'right', when: { item: ['rin/sword'] } },
        { id: 'left', when: { item: ['rin/sword'] } },
        { id: 'none', when: { item: ['rin/balm'] } },
      ],
    });
    table.does(choice('pick-up', { item: 'balm', hand: 'none' }));
    expect([held(table, 'rin'), noted(table, 'rin', 'Carried')]).toEqual(['nothing', 'Pistol, Balm']);
    // A weapon alone is not put away like that.
    const { hand: grip } = table.option('pick-up').needs ?? {};
    expect(grip).toMatchObject({ oneOf: [{ id: 'right' }, { id: 'left' }] });
  });

  test('[PE-INJ-17] a broken arm takes nothing', () => {
    const table = duel({ jun: { now: { injuries: { rightArm: 0 }, inHand: {} } }, ogre: {} });
    table.refuses(draw('knife', { hand: 'right' }), 'brokenArm', 'PE-INJ-17');
    table.refuses(draw('rifle'), 'brokenArm', 'PE-INJ-17');
    table.does(draw('knife'));
    expect(held(table, 'jun')).toBe('Knife');
  });

  test('[PE-INJ-15] broken fingers hurt when the hand is used', () => {
    const table = duel({ jun: { now: { injuries: { rightArm: 2 }, inHand: {} } }, ogre: {} });
    table.does(draw('knife', { hand: 'left' }));
    expect(stress(table, 'jun')).toBe(0);
    table.does(draw('rifle'));
    expect(stress(table, 'jun')).toBe(5);
  });
});

const reload = (weapon: string, hurry = 'no') => choice('reload', { weapon, hurry });
const rounds = (table: Scenario): readonly unknown[] =>
  table.facts('loaded').map((fact) => [fact.why, fact.rounds]);
const left = (table: Scenario): readonly unknown[] => table.facts('reloading').map((fact) => fact.left);

describe('[PE-ACT-31] reloading', () => {
  test('a rifle takes two Actions and a spare clip', () => {
    const table = duel({ jun: { now: { loaded: { rifle: 0 } } }, ogre: {} });
    table.does(reload('rifle'));
    expect([left(table), rounds(table), hasAction(table, 'jun')]).toEqual([[1], [], false]);
    table.does(endTurn).does(endTurn).does(reload('rifle'));
    expect(rounds(table)).toEqual([['reloaded', 6]]);
    expect(table.facts('spares')).toMatchObject([{ left: 1 }]);
  });

  test('[PE-INJ-15] it is loaded when the pain of the hand knocks its owner out', () => {
    // 60 Stress with Toughness 36: Exhausted, and 5 more demand a test.
    const jun = { now: { loaded: { rifle: 0 }, injuries: { rightArm: 2 }, stress: 60 } };
    const table = duel({ jun, ogre: {} });
    table.does(reload('rifle')).rolls('stay-awake', 1).does(endTurn).does(endTurn);
    table.does(reload('rifle')).rolls('stay-awake', 90);
    expect(conditions(table, 'jun')).toContain('unconscious');
    expect([left(table), rounds(table)]).toEqual([[1, 0], [['reloaded', 6]]]);
  });

  test('neither without spare ammunition nor when it is full', () => {
    const empty = duel({ jun: { now: { loaded: { rifle: 0 }, spares: { rifle: 0 } } }, ogre: {} });
    empty.refuses(reload('rifle'), 'noAmmunition', 'PE-ACT-31');
    duel({ jun: {}, ogre: {} }).refuses(reload('rifle'), 'noSuchThing', 'PE-ACT-31');
    duel({ jun: {}, ogre: {} }).refuses(reload('knife'), 'notInHand', 'PE-ACT-31');
  });

  test('[PE-FUM-2] it clears a jam', () => {
    const table = duel({ rin: { now: { jammed: ['pistol'] } }, ogre: {} });
    table.does(reload('pistol'));
    expect(table.facts('jammed')).toMatchObject([{ on: false }]);
    expect(rounds(table)).toEqual([['reloaded', 8]]);
  });

  test('[PE-FUM-2] also of a gun whose rounds nobody counts: for its Actions, and without a spare clip', () => {
    const flintlock = { id: 'flintlock', name: 'Flintlock', class: 'pistol', hands: 1, damage: 5, range: 30 };
    const sheet = { weapons: [{ ...flintlock, reload: 2 }], inHand: { right: 'flintlock', left: null } };
    const table = duel({ rin: { sheet }, ogre: { at: [12, 5] } });
    table.refuses(reload('flintlock'), 'notInHand', 'PE-ACT-31');
    table.does(attack('ogre', { with: 'flintlock' })).rolls('attack', 97);
    expect(table.facts('jammed')).toMatchObject([{ on: true }]);
    const nextTurn = (): Scenario => table.does(endTurn).does(endTurn);
    nextTurn().does(reload('flintlock'));
    nextTurn().refuses(attack('ogre', { with: 'flintlock' }), 'jammed', 'PE-FUM-2');
    expect(table.option('reload').phrase).toBe('Reload {weapon}');
    const { weapon } = table.option('reload').needs ?? {};
    expect(weapon).toMatchObject({ oneOf: [{ label: 'Flintlock', note: '1 Action' }] });
    table.does(reload('flintlock'));
    expect(table.facts('jammed')).toMatchObject([{ on: true }, { on: false }]);
    expect([rounds(table), table.facts('spares')]).toEqual([[], []]);
    nextTurn().does(attack('ogre', { with: 'flintlock' }));
  });

  test('Actions that were spent count later too, or only in a row, as the table plays it', () => {
    const interrupted = (reloadProgress: string): readonly unknown[] => {
      const table = duel(
        { jun: { now: { loaded: { rifle: 0 } } }, ogre: {} },
        { rulings: { reloadProgress } },
      );
      table.does(reload('rifle'));
      // A whole turn without reloading.
      for (let turns = 0; turns < 4; turns++) table.does(endTurn);
      return left(table.does(reload('rifle')));
    };
    expect(interrupted('keeps')).toEqual([1, 0]);
    expect(interrupted('consecutive')).toEqual([1, 1]);
  });

  test('[PE-R49] a reload that was under way when the fight begins in its middle goes on in the next turn', () => {
    const now = { loaded: { rifle: 0 }, reloading: { rifle: 1 } };
    const rulings = { reloadProgress: 'consecutive' };
    const middle = (turnOf: string, ends: number): readonly unknown[] => {
      const table = duel({ jun: { now }, ogre: {} }, { rulings, round: 5, turnOf });
      for (let turns = 0; turns < ends; turns++) table.does(endTurn);
      return left(table.does(reload('rifle')));
    };
    // In its own turn, and in the next round where its turn was over; not after a turn without reloading.
    expect([middle('jun', 0), middle('ogre', 1), middle('jun', 2)]).toEqual([[0], [0], [1]]);
  });

  test('a shot undoes what was done of it, and so does dropping the weapon', () => {
    const begun = (): Scenario =>
      fight({
        red: { jun: { at: [0, 0], now: { loaded: { rifle: 1 } } } },
        blue: { ogre: { at: [15, 11] } },
      }).does(reload('rifle'));
    const fired = begun()
      .does(endTurn)
      .does(endTurn)
      .does(attack('ogre', { with: 'rifle' }));
    fired.rolls('attack', 90).does(endTurn).does(endTurn).does(reload('rifle'));
    expect(left(fired)).toEqual([1, 1]);
    const dropped = begun()
      .does(choice('drop', { item: 'rifle' }))
      .does(endTurn)
      .does(endTurn);
    dropped
      .does(choice('pick-up', { item: 'rifle' }))
      .does(endTurn)
      .does(endTurn)
      .does(reload('rifle'));
    expect(left(dropped)).toEqual([1, 1]);
  });
});

describe('[PE-ACT-32] in a hurry', () => {
  /** The machine gun takes 4 Actions; Hana has Ballistics (Heavy) 60 and Perception 45. */
  const gun = (): Scenario => duel({ hana: { now: { loaded: { 'machine-gun': 3 } } }, ogre: {} });
  const leftAfter = (die: number): readonly unknown[] =>
    left(gun().does(reload('machine-gun', 'ballistics')).rolls('hurry-reload', die));

  test('an Action less when passed, another for every 2 degrees, never below 1', () => {
    // 4 Actions, the first of them spent.
    expect(leftAfter(61)).toEqual([3]);
    expect(leftAfter(60)).toEqual([2]);
    expect(leftAfter(41)).toEqual([2]);
    expect(leftAfter(40)).toEqual([1]);
    expect(leftAfter(20)).toEqual([0]);
    expect(leftAfter(1)).toEqual([0]);
  });

  test('with the skill of the class, or with Survival', () => {
    expect(waiting(gun().does(reload('machine-gun', 'ballistics'))).target).toBe(60);
    expect(waiting(gun().does(reload('machine-gun', 'survival'))).target).toBe(45);
  });

  test('with the first Action only, and not where there is nothing to be saved', () => {
    const table = gun().does(reload('machine-gun')).does(endTurn).does(endTurn);
    table.refuses(reload('machine-gun', 'ballistics'), 'noSuchThing', 'PE-ACT-32');
    const pistol = duel({ rin: { now: { loaded: { pistol: 0 } } }, ogre: {} });
    pistol.refuses(reload('pistol', 'ballistics'), 'noSuchThing', 'PE-ACT-32');
  });
});
