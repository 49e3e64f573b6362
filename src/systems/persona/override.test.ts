import { describe, expect, test } from 'vitest';
import type { Change } from '../../engine/system.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Scenario } from '../../table/testing/scenario.ts';
import { apply } from './apply/index.ts';
import { copy } from './copy.ts';
import { invariants } from './invariants.ts';
import { override } from './override.ts';
import { settable } from './override-conditions.ts';
import {
  asked,
  attack,
  cell,
  choice,
  conditions,
  duel,
  endTurn,
  fate,
  fight,
  hasAction,
  hasMove,
  injuries,
  metres,
  move,
  persona,
  spirit,
  stress,
  waiting,
  wounds,
} from './tests/line-up.ts';
import { begun } from './tests/sketch.ts';

/** Changes by the game master's hand to every number, place and condition, with a reason in the log (PE-TIME-1). */

const refused = (table: Scenario, change: Change): unknown => {
  const before = table.hash();
  const reply = table.send({ do: 'override', changes: [change], reason: 'test' }) as {
    readonly ok: boolean;
    readonly error?: { readonly code: string; readonly reason?: string };
  };
  expect(reply.ok, JSON.stringify(change)).toBe(false);
  expect(table.hash()).toBe(before);
  return reply.error?.reason;
};

const track = (who: string, name: string, left: number): Change => ({
  change: 'track',
  who,
  track: name,
  left,
});
const pool = (who: string, name: string, value: number): Change => ({
  change: 'pool',
  who,
  pool: name,
  value,
});
const condition = (who: string, name: string, on: boolean, more: object = {}): Change => ({
  change: 'condition',
  who,
  condition: name,
  on,
  ...more,
});

describe('tracks and pools', () => {
  test('wounds, the Persona, Stress, each within its bounds', () => {
    const table = duel({ rin: {}, ogre: {} });
    table.byHand('a fall', track('rin', 'light', 1), track('rin', 'persona', 0), track('rin', 'stress', 7));
    expect([wounds(table, 'rin'), persona(table, 'rin'), stress(table, 'rin')]).toEqual([[1, 2, 1], 0, 7]);
    expect(refused(table, track('rin', 'light', 5))).toBe('noSuchThing');
    expect(refused(table, track('rin', 'persona', -1))).toBe('noSuchThing');
    expect(refused(table, track('ogre', 'stress', 1))).toBe('noSuchThing');
    expect(refused(table, track('rin', 'luck', 1))).toBe('noSuchThing');
  });

  test('[PE-INJ-5] with all Heavy Wounds back no injury is left', () => {
    const table = duel({ rin: { now: { heavy: 0, injuries: { head: 1, leftLeg: 0 } } }, ogre: {} });
    table.byHand('first aid', track('rin', 'heavy', 1));
    expect(injuries(table, 'rin')).toHaveLength(2);
    table.byHand('healed', track('rin', 'heavy', 2));
    expect(injuries(table, 'rin')).toEqual([]);
  });

  test('[PE-WND-4] without its Deadly Wound a Shadow is dead and an Evoker down; with it back it stands', () => {
    const table = fight({
      red: { rin: { at: [5, 5] }, mei: { at: [1, 1] } },
      blue: { ogre: { at: [9, 9] }, imp: { at: [12, 9] } },
    });
    table.byHand('a fall', track('mei', 'deadly', 0), track('imp', 'deadly', 0));
    expect([table.who('mei').out, table.who('imp').out]).toEqual(['unconscious', 'dead']);
    table.byHand('not so bad', track('mei', 'deadly', 1));
    expect(table.who('mei').out).toBeNull();
  });

  test('Fate, Spirit, Action, Move and metres', () => {
    const table = duel({ rin: {}, ogre: { at: [9, 9] } });
    table.byHand('tired', pool('rin', 'spirit', 3), pool('rin', 'action', 0));
    expect([spirit(table, 'rin'), hasAction(table, 'rin')]).toEqual([3, false]);
    table.byHand('fresh', pool('rin', 'action', 1), pool('rin', 'move', 0));
    expect([hasAction(table, 'rin'), hasMove(table, 'rin')]).toEqual([true, false]);
    for (const [name, value] of Object.entries({ spirit: 13, action: 2, move: 2, metres: 1 }))
      expect(refused(table, pool('rin', name, value)), name).toBe('noSuchThing');
    table.byHand('goes on', pool('rin', 'move', 1)).does(move(5, 6));
    table.byHand('slow', pool('rin', 'metres', 2));
    expect(metres(table, 'rin')).toBe(2);
    const jun = duel({ jun: {}, ogre: {} });
    jun.byHand('conviction', pool('jun', 'fate', 2));
    expect(fate(jun, 'jun')).toBe(2);
  });

  test('rounds and spare clips', () => {
    const table = duel({ rin: {}, ogre: { at: [9, 9] } });
    table.byHand('empty', pool('rin', 'loaded:pistol', 0), pool('rin', 'spares:pistol', 0));
    table.refuses(attack('ogre', { with: 'pistol' }), 'notLoaded', 'PE-ATK-9');
    table.refuses(choice('reload', { weapon: 'pistol' }), 'noAmmunition', 'PE-ACT-31');
    expect(refused(table, pool('rin', 'loaded:pistol', 9))).toBe('noSuchThing');
    expect(refused(table, pool('rin', 'loaded:sword', 1))).toBe('noSuchThing');
  });
});

describe('conditions', () => {
  test('everything on the list can be set and cleared again', () => {
    const start = begun({
      red: { rin: { at: [5, 5] }, mei: { at: [1, 1] } },
      blue: { ogre: { at: [6, 5] } },
    });
    for (const { id, other } of settable) {
      const now = copy(start);
      const towards = other ? { other: id === 'protecting' ? 'mei' : 'ogre' } : {};
      /** Makes the change and returns the number of facts it took; 0 if refused. */
      const set = (on: boolean, more: object): number => {
        const facts = override(now, condition('rin', id, on, more));
        if (isRefusal(facts)) return 0;
        for (const fact of facts) apply(now, fact);
        expect(invariants(now), id).toEqual([]);
        return facts.length;
      };
      expect(set(true, towards), `${id} on`).toBeGreaterThan(0);
      expect(now, id).not.toEqual(start);
      expect(set(false, {}), `${id} off`).toBeGreaterThan(0);
      expect(set(false, {}), `${id} off again`).toBe(0);
    }
    expect(settable.length).toBeGreaterThan(40);
  });

  test('[PE-AIL-3] one ailment of a category; the level is its turns', () => {
    const table = duel({ rin: {}, ogre: {} });
    table.byHand('a blow', condition('rin', 'dizzy', true));
    table.byHand('another', condition('rin', 'shocked', true, { level: 4, other: 'ogre' }));
    expect(conditions(table, 'rin')).toEqual(['shocked']);
    expect(table.facts('ailment').at(-1)).toMatchObject({
      ailment: { turns: 4, by: 'ogre' },
      replaces: 'dizzy',
    });
    expect(refused(table, condition('rin', 'sleepy', true))).toBe('noSuchThing');
    expect(refused(table, condition('rin', 'damned', true, { level: 0 }))).toBe('noSuchThing');
  });

  test('[PE-INJ-2] the level of an injury is its row, [PE-DEC-1] that of decay the points', () => {
    const table = duel({ rin: {}, ogre: {} });
    table.byHand('a blow', condition('rin', 'injury-head', true, { level: 1 }));
    expect(injuries(table, 'rin')).toHaveLength(1);
    expect(refused(table, condition('rin', 'injury-head', true, { level: 4 }))).toBe('noSuchThing');
    table.byHand('poison', condition('rin', 'decay-melee', true, { level: 20 }));
    expect(table.view().combatants.rin).toMatchObject({
      conditions: [{ id: 'decay-melee', level: 20, clause: 'PE-DEC-1' }],
      shownElsewhere: ['injury-head'],
    });
    table.does(attack('ogre', { with: 'sword' }));
    expect(waiting(table).target).toBe(28);
  });

  test('[PE-GRP-3] only side by side is somebody held; moved away, the hold ends', () => {
    const table = duel({ rin: {}, ogre: {} });
    table.byHand('caught', condition('rin', 'held', true, { other: 'ogre' }));
    expect([conditions(table, 'rin'), conditions(table, 'ogre')]).toEqual([['held'], ['holding']]);
    table.byHand('torn away', { change: 'position', who: 'rin', cell: { x: 9, y: 9 } });
    expect([conditions(table, 'rin'), conditions(table, 'ogre')]).toEqual([[], []]);
    expect(refused(table, condition('rin', 'held', true, { other: 'ogre' }))).toBe('outOfReach');
    expect(refused(table, condition('rin', 'held', true, { other: 'rin' }))).toBe('noSuchThing');
  });

  test('[PE-ACT-36] the hidden cannot be targeted', () => {
    const table = duel({ rin: {}, ogre: {} });
    table.byHand('gone', condition('ogre', 'hidden', true, { other: 'rin' }));
    table.refuses(attack('ogre', { with: 'sword' }), 'unseen', 'PE-ACT-36');
  });
});

describe('places and people', () => {
  test('nobody is put where somebody stands, but above one it may fly', () => {
    const table = duel({ rin: {}, imp: {} });
    expect(refused(table, { change: 'position', who: 'rin', cell: { x: 6, y: 5 } })).toBe('squareTaken');
    expect(refused(table, { change: 'position', who: 'rin', cell: { x: 60, y: 5 } })).toBe('squareTaken');
    table.byHand('up', condition('imp', 'band-low', true));
    table.byHand('below', { change: 'position', who: 'rin', cell: { x: 6, y: 5 } });
    expect(cell(table, 'rin')).toEqual([6, 5]);
    expect(refused(table, condition('imp', 'band-low', false))).toBe('squareTaken');
  });

  test('somebody joins last and has a turn; initiative moves it, the turn can be given', () => {
    const table = duel({ rin: {}, ogre: {} });
    const combatant = { id: 'imp', sheet: { use: 'imp' }, side: 'blue', cell: { x: 1, y: 1 } };
    table.byHand('a screech', { change: 'add', combatant });
    expect(table.view().order).toEqual(['rin', 'ogre', 'imp']);
    expect(refused(table, { change: 'add', combatant })).toBe('noSuchThing');
    const taken = { ...combatant, id: 'imp-2', cell: { x: 5, y: 5 } };
    expect(refused(table, { change: 'add', combatant: taken })).toBe('squareTaken');
    table.byHand('quick', { change: 'initiative', who: 'imp', value: 30 });
    expect(table.view().order).toEqual(['imp', 'rin', 'ogre']);
    // It comes after the ogre, which has 19 as well.
    table.byHand('not that quick', { change: 'initiative', who: 'imp', value: 19 });
    expect(table.view().order).toEqual(['rin', 'ogre', 'imp']);
    table.byHand('wait', { change: 'active', who: 'ogre' });
    expect(asked(table)).toBe('ogre turn');
    table.does(endTurn);
    expect(asked(table)).toBe('imp turn');
  });

  test('[PE-ONE-4] a turn that is given to another by hand ends with the One More earned in it', () => {
    const table = duel({ rin: {}, ogre: {} });
    expect(asked(table)).toBe('rin turn');
    table.byHand('a hit', condition('rin', 'one-more', true));
    table.byHand('the ogre first', { change: 'active', who: 'ogre' });
    expect(table.facts('one-more-spent')).toMatchObject([{ who: 'rin', why: 'lost' }]);
    // Rin does not act at the end of the ogre's turn: the next question is that of another turn.
    table.does(endTurn);
    expect(asked(table)).toBe('rin turn');
    // One that is earned by whoever gets the turn is still to be taken in it.
    const own = duel({ rin: {}, ogre: {} });
    own.byHand('a hit', condition('ogre', 'one-more', true));
    own.byHand('go', { change: 'active', who: 'ogre' });
    expect(own.does(endTurn)).toBeDefined();
    expect(asked(own)).toBe('ogre one-more');
  });

  test('[PE-FUM-2, PE-ACT-7, PE-R49] whoever joins brings its weapons along as they are', () => {
    const table = duel({ rin: {}, ogre: {} });
    const now = { jammed: ['pistol'], loaded: { rifle: 0 }, reloading: { rifle: 1 }, worn: { knife: 1 } };
    const sheet = { use: 'jun', weapons: ['rifle', 'knife', 'pistol'] };
    const combatant = { id: 'jun', sheet, side: 'red', cell: { x: 1, y: 1 }, now };
    table.byHand('late', { change: 'add', combatant }, { change: 'active', who: 'jun' });
    table.refuses(attack('ogre', { with: 'rifle' }), 'notLoaded', 'PE-ATK-9');
    const { weapon } = table.option('reload').needs ?? {};
    // One Action is left of the two that a rifle takes.
    expect(weapon).toMatchObject({
      oneOf: [{ note: '0/6 loaded, 1 Action' }, { note: '0/8 loaded, 1 Action' }],
    });
    table.does(choice('drop', { item: 'rifle' })).does(choice('draw', { item: 'pistol', hand: 'right' }));
    table.refuses(attack('ogre', { with: 'pistol' }), 'jammed', 'PE-FUM-2');
    table.does(choice('draw', { item: 'knife', hand: 'left' }));
    // A knife of 2, damaged by 1, and Strength Bonus 2.
    const { with: means } = table.option('attack').needs ?? {};
    expect(JSON.stringify(means)).toContain('"Damage 3, reach 1 m"');
  });

  test('[PE-R89] with three tracks the Light Wounds of a Persona are set alone; a broken one gets its Deadly Wound back', () => {
    const table = duel(
      {
        mei: {
          now: { personas: { 'stone-lion': 1 }, personaTracks: { 'stone-lion': { heavy: 1, deadly: 1 } } },
        },
        ogre: {},
      },
      { rulings: { personaTrack: 'threeTracks' } },
    );
    const left = () => table.facts('personas-set').at(-1)?.personas;
    table.byHand('worn down', track('mei', 'persona', 0));
    expect(left()).toMatchObject([{ left: 0, heavy: 1, deadly: 1 }]);
    // It is not broken, for its Deadly Wound is left.
    expect(table.who('mei').tracks.persona).toBeDefined();
    const broken = duel(
      {
        mei: {
          now: { personas: { 'stone-lion': 0 }, personaTracks: { 'stone-lion': { heavy: 0, deadly: 0 } } },
        },
        ogre: {},
      },
      { rulings: { personaTrack: 'threeTracks' } },
    );
    broken.byHand('mended', track('mei', 'persona', 2));
    expect(broken.facts('personas-set')).toMatchObject([{ personas: [{ left: 2, heavy: 0, deadly: 1 }] }]);
  });

  test('[PE-R84] with tracks that shrink, whoever joins with decay has less room for wounds too', () => {
    const table = duel({ rin: {}, ogre: {} }, { rulings: { woundTracksFixed: false } });
    // Toughness 36 less 14 is 22: Bonus 2 in place of 3, and half of that 1.
    const now = { decay: { toughness: 14 } };
    const combatant = { id: 'jun', sheet: { use: 'jun' }, side: 'red', cell: { x: 1, y: 1 }, now };
    table.byHand('late', { change: 'add', combatant });
    expect(wounds(table, 'jun')).toEqual([2, 1, 1]);
  });

  test('[PE-R84] with tracks that shrink, a printed number of Heavy Wounds loses what the Bonus loses', () => {
    const sheet = { printed: { light: 9, heavy: 6 } };
    const table = duel({ ogre: { sheet }, rin: {} }, { rulings: { woundTracksFixed: false } });
    expect(wounds(table, 'ogre')).toEqual([9, 6, 1]);
    // Toughness 45 less 10 is 35: Bonus 3 in place of 4, and half of that 1 in place of 2.
    table.byHand('poison', condition('ogre', 'decay-toughness', true, { level: 10 }));
    expect(wounds(table, 'ogre')).toEqual([8, 5, 1]);
  });

  test('[PE-R84] with tracks that shrink, decay by hand takes wounds along for which there is no room', () => {
    const decay = condition('jun', 'decay-toughness', true, { level: 14 });
    const decayed = (rulings: object): readonly number[] =>
      wounds(duel({ jun: {}, ogre: {} }, { rulings: { ...rulings } }).byHand('poison', decay), 'jun');
    expect([decayed({}), decayed({ woundTracksFixed: false })]).toEqual([
      [3, 1, 1],
      [2, 1, 1],
    ]);
  });

  test('[PE-TIME-5] whoever joins is tied to those who are there as its state says', () => {
    const joined = (now: object, x: number, y: number) => {
      const table = duel({ rin: {}, ogre: {} });
      const combatant = { id: 'jun', sheet: { use: 'jun' }, side: 'red', cell: { x, y }, now };
      table.byHand('late', { change: 'add', combatant: combatant as never });
      return table;
    };
    // PE-GRP-3: held by an enemy beside it.
    const held = joined({ heldBy: [{ by: 'ogre' }] }, 6, 6);
    expect(held.facts('held')).toMatchObject([{ who: 'jun', hold: { by: 'ogre' } }]);
    expect(conditions(held, 'jun')).toContain('held');
    expect(joined({ heldBy: [{ by: 'ogre' }] }, 1, 1).facts('held')).toEqual([]);
    expect(joined({ heldBy: [{ by: 'rin' }] }, 5, 6).facts('held')).toEqual([]);
    expect(joined({ heldBy: [{ by: 'nobody' }] }, 6, 6).facts('held')).toEqual([]);
    // PE-ACT-17, PE-ACT-22, PE-AIL-3.
    const now = {
      protecting: 'rin',
      disruptions: [
        { kind: 'scared', by: 'ogre' },
        { kind: 'distracted', by: 'nobody' },
      ],
      ailments: [{ id: 'panicked', by: 'nobody' }],
    };
    expect(joined(now, 5, 6).facts('joined')).toMatchObject([
      {
        combatant: {
          protecting: 'rin',
          disruptions: [{ kind: 'scared', by: 'ogre' }],
          ailments: [{ id: 'panicked', by: null }],
        },
      },
    ]);
    const foe = joined({ protecting: 'ogre' }, 5, 6);
    expect(foe.facts('joined')).toMatchObject([{ combatant: { protecting: null } }]);
  });

  test('[PE-TIME-5] those who join together are tied to each other, whoever of them is named first', () => {
    const people = (now: object): readonly object[] => [
      { id: 'jun', sheet: { use: 'jun' }, side: 'red', cell: { x: 1, y: 1 }, now },
      { id: 'mei', sheet: { use: 'mei' }, side: 'red', cell: { x: 1, y: 2 } },
      { id: 'imp', sheet: { use: 'imp' }, side: 'blue', cell: { x: 3, y: 3 } },
    ];
    const now = {
      protecting: 'mei',
      disruptions: [
        { kind: 'scared', by: 'imp' },
        { kind: 'scared', by: 'ogre' },
      ],
      ailments: [{ id: 'panicked', by: 'imp' }],
    };
    const junAfter = (all: readonly object[]) => {
      const [combatant, ...along] = all as never[];
      const there = begun({ red: { rin: {} }, blue: { ogre: { at: [6, 5] } } });
      const facts = override(there, { change: 'add', combatant: combatant as never, along }, 'a wave');
      if (isRefusal(facts)) throw new Error(facts.because);
      for (const fact of facts) {
        apply(there, fact);
        expect(invariants(there)).toEqual([]);
      }
      return there.combatants.jun;
    };
    for (const all of [people(now), [...people(now)].reverse()]) {
      const { protecting, disruptions, ailments } = junAfter(all) ?? {};
      expect(protecting).toBe('mei');
      expect(disruptions?.map(({ by }) => by).sort()).toEqual(['imp', 'ogre']);
      expect(ailments).toMatchObject([{ id: 'panicked', by: 'imp' }]);
    }
    // PE-ACT-17: one protects allies.
    expect(junAfter(people({ protecting: 'imp' }))?.protecting).toBeNull();
  });

  test('changing sides ends what only holds between friends or foes', () => {
    const table = fight({
      red: { rin: { at: [5, 5], now: { protecting: 'mei' } }, mei: { at: [5, 6] } },
      blue: { ogre: { at: [6, 5] }, imp: { at: [12, 9] } },
    });
    table.byHand('caught', condition('rin', 'held', true, { other: 'ogre' }));
    table.byHand('a traitor', { change: 'side', who: 'rin', side: 'blue' });
    expect(conditions(table, 'rin')).toEqual([]);
  });

  test('[PE-ACT-36] changing sides ends hiding from those who are friends then, on both sides', () => {
    const table = fight(
      {
        red: { rin: { at: [1, 1] }, mei: { at: [2, 1] } },
        blue: { ogre: { at: [12, 9] }, imp: { at: [12, 11] } },
      },
      { hidden: { rin: ['ogre', 'imp'], ogre: ['rin', 'mei'] } },
    );
    table.byHand('a traitor', { change: 'side', who: 'rin', side: 'blue' });
    // AB 4 is 8 m again: nothing is left that Hinders her.
    expect([conditions(table, 'rin'), table.option('move').note]).toEqual([[], '8 m']);
    expect(table.who('ogre').hiddenFrom).toEqual(['mei']);
    expect(table.facts('hidden')).toMatchObject([
      { who: 'rin', from: [] },
      { who: 'ogre', from: ['mei'] },
    ]);
    table.byHand('a third party', { change: 'side', who: 'ogre', side: 'green' });
    expect(table.who('ogre').hiddenFrom).toEqual(['mei']);
  });

  test('dead, fled and back again; removed; a note; the end', () => {
    const table = fight({
      red: { rin: { at: [5, 5] } },
      blue: { ogre: { at: [6, 5] }, imp: { at: [8, 8] }, 'glass-hound': { at: [10, 8] } },
    });
    table.byHand('a pit', { change: 'out', who: 'imp', out: 'dead' });
    table.byHand('runs', { change: 'out', who: 'ogre', out: 'fled' });
    expect([table.who('imp').out, table.who('ogre').out]).toEqual(['dead', 'fled']);
    table.byHand('steps in', { change: 'position', who: 'rin', cell: { x: 6, y: 5 } });
    expect(refused(table, { change: 'out', who: 'ogre', out: null })).toBe('squareTaken');
    table.byHand('steps out', { change: 'position', who: 'rin', cell: { x: 5, y: 5 } });
    table.byHand('comes back', { change: 'out', who: 'ogre', out: null });
    expect(table.who('ogre').out).toBeNull();
    table.byHand('never was', { change: 'remove', who: 'imp' });
    expect(Object.keys(table.view().combatants)).not.toContain('imp');
    table.byHand('rain', { change: 'note', text: 'It begins to rain.' });
    expect(table.lines().some((line) => line.text === 'It begins to rain.')).toBe(true);
    table.byHand('enough', { change: 'end', winner: 'red' });
    expect(table.isOver()).toEqual({ winner: 'red' });
  });

  test('[PE-WND-4] [PE-HLP-1] whoever has fled or died may also be back as one who lies there unconscious', () => {
    const table = fight({
      red: { rin: { at: [5, 5] } },
      blue: { ogre: { at: [6, 5] }, imp: { at: [8, 8] }, 'glass-hound': { at: [10, 8] } },
    });
    table.byHand('a blow', { change: 'out', who: 'imp', out: 'unconscious' });
    table.byHand('runs', { change: 'out', who: 'ogre', out: 'fled' });
    table.byHand('is carried back', { change: 'out', who: 'ogre', out: 'unconscious' });
    expect([table.who('ogre').out, table.who('imp').out]).toEqual(['unconscious', 'unconscious']);
    table.byHand('runs', { change: 'out', who: 'ogre', out: 'fled' });
    table.byHand('steps in', { change: 'position', who: 'rin', cell: { x: 6, y: 5 } });
    expect(refused(table, { change: 'out', who: 'ogre', out: 'unconscious' })).toBe('squareTaken');
  });

  test('things go from hand to floor and back into a free hand; unknown doors stay away', () => {
    const table = duel({ rin: {}, ogre: {} });
    table.byHand('clumsy', { change: 'item', who: 'rin', item: 'sword', to: 'floor' });
    expect(table.view().marks).toMatchObject([{ cell: { x: 5, y: 5 }, label: 'Sword' }]);
    table.byHand('quick', { change: 'item', who: 'rin', item: 'sword', to: 'hand' });
    expect(table.view().marks).toEqual([]);
    expect(refused(table, { change: 'item', who: 'rin', item: 'harp', to: 'hand' })).toBe('notInHand');
    expect(refused(table, { change: 'item', who: 'rin', item: 'balm', to: 'hand' })).toBe('noFreeHand');
    expect(refused(table, { change: 'door', door: 'gate', open: true })).toBe('noSuchThing');
  });
});
