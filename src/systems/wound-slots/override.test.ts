import { describe, expect, test } from 'vitest';
import type { Change } from '../../engine/system.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Scenario } from '../../table/testing/scenario.ts';
import { apply } from './apply/index.ts';
import { invariants } from './invariants.ts';
import { override } from './override.ts';
import { settable } from './override-conditions.ts';
import type { Fight } from './state.ts';
import { copy } from './state.ts';
import type { LineUp, Sketch } from './tests/line-up.ts';
import {
  ap,
  asked,
  begun,
  cell,
  choice,
  conditions,
  duel,
  endTurn,
  fatigue,
  fight,
  floor,
  inHand,
  initiative,
  invested,
  level,
  mana,
  stamina,
  stowed,
  wounds,
  yards,
} from './tests/line-up.ts';

/** The game master's hand: every number, place and condition of a fight (SL-ACT-1). */

const refused = (table: Scenario, change: Change): unknown => {
  const before = table.hash();
  const reply = table.send({ do: 'override', changes: [change], reason: 'test' }) as {
    readonly ok: boolean;
    readonly error?: { readonly reason?: string };
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

describe('wounds and pools', () => {
  test('[SL-HLT-9] slots that are left, of each level', () => {
    // Wenna has 6, 4, 3, 2 and 1.
    const table = duel({ wenna: {}, guard: {} });
    table.byHand('a fall', track('wenna', 'light', 4), track('wenna', 'critical', 1));
    expect(wounds(table, 'wenna')).toEqual([2, 0, 0, 1, 0]);
    expect(refused(table, track('wenna', 'light', 7))).toBe('noSuchThing');
    expect(refused(table, track('wenna', 'grave', 0))).toBe('noSuchThing');
  });

  test('[SL-HLT-13] [SL-CND-4] a fatal wound kills a guard; a hero is down and dying until it is lowered', () => {
    const table = fight({
      heroes: { wenna: { at: [5, 5] }, torvin: { at: [1, 1] } },
      foes: { guard: { at: [9, 9] }, ogre: { at: [14, 9] } },
    });
    table.byHand('a rock', track('guard', 'fatal', 0), track('torvin', 'fatal', 0));
    expect(table.who('guard').out).toBe('dead');
    expect(conditions(table, 'torvin')).toEqual(
      expect.arrayContaining(['unconscious', 'dying', 'prone', 'staggered']),
    );
    expect(floor(table)).toEqual(['sword 9,9', 'shield 9,9', 'greatsword 1,1']);
    table.byHand('a miracle', track('torvin', 'fatal', 1));
    expect(conditions(table, 'torvin')).not.toContain('dying');
    expect(conditions(table, 'torvin')).toContain('unconscious');
  });

  test('[SL-STA-4] fatigue takes stamina along when there is no room for it any more', () => {
    const table = duel({ wenna: {}, guard: {} });
    table.byHand('a long march', pool('wenna', 'fatigue', 5));
    expect([fatigue(table, 'wenna'), stamina(table, 'wenna')]).toEqual([5, 7]);
    table.byHand('tired', pool('wenna', 'stamina', 2));
    expect(stamina(table, 'wenna')).toBe(2);
    // 12 less 5.
    expect(refused(table, pool('wenna', 'stamina', 8))).toBe('noSuchThing');
  });

  test('[SL-STA-8] mana, and what is invested', () => {
    const table = duel({ isra: {}, guard: {} });
    table.byHand('a ring', pool('isra', 'invested', 4));
    expect([mana(table, 'isra'), invested(table, 'isra')]).toEqual([9, 4]);
    table.byHand('spent', pool('isra', 'mana', 3));
    expect(mana(table, 'isra')).toBe(3);
    expect(refused(table, pool('isra', 'mana', 10))).toBe('noSuchThing');
  });

  test('[SL-AP-2] [SL-MOV-5] AP and yards', () => {
    const table = duel({ torvin: {}, guard: {} });
    table.byHand('luck', pool('torvin', 'ap', 20), pool('torvin', 'movement', 3));
    expect([ap(table, 'torvin'), yards(table, 'torvin')]).toEqual([20, 3]);
    expect(refused(table, pool('torvin', 'ap', -1))).toBe('noSuchThing');
    expect(refused(table, pool('torvin', 'luck', 1))).toBe('noSuchThing');
  });

  test('[SL-ATK-4] a bow that must be loaded', () => {
    const table = duel({ pell: {}, guard: {} });
    table.byHand('the string slipped', pool('pell', 'loading:bow', 2));
    expect(table.news('loading')).toMatchObject([{ item: 'pell/bow', left: 2 }]);
    expect(refused(table, pool('pell', 'loading:bow', 3))).toBe('noSuchThing');
    expect(refused(table, pool('pell', 'loading:dagger', 1))).toBe('noSuchThing');
  });
});

describe('places', () => {
  test('[SL-GRD-1] wherever there is room; a grapple that is too long ends', () => {
    const table = duel({ wenna: { now: { grappling: ['guard'] } }, guard: {} });
    expect(refused(table, { change: 'position', who: 'wenna', cell: { x: 6, y: 5 } })).toBe('spaceTaken');
    expect(refused(table, { change: 'position', who: 'wenna', cell: { x: 99, y: 5 } })).toBe('spaceTaken');
    table.byHand('a shove', { change: 'position', who: 'wenna', cell: { x: 6, y: 6 } });
    expect(conditions(table, 'wenna')).toContain('grappling');
    table.byHand('a push', { change: 'position', who: 'wenna', cell: { x: 2, y: 2 } });
    expect(cell(table, 'wenna')).toEqual([2, 2]);
    expect(conditions(table, 'guard')).not.toContain('grappling');
  });

  test('[SL-MNT-2] rider and mount go together, whichever is meant', () => {
    const table = fight({
      heroes: { brannoch: { on: 'war-horse' }, 'war-horse': { at: [3, 3] } },
      foes: { ogre: { at: [12, 8] } },
    });
    table.byHand('a gate opens', { change: 'position', who: 'brannoch', cell: { x: 6, y: 7 } });
    expect([cell(table, 'brannoch'), cell(table, 'war-horse')]).toEqual([
      [6, 7],
      [6, 7],
    ]);
    // It takes two squares by two.
    expect(refused(table, { change: 'position', who: 'brannoch', cell: { x: 11, y: 7 } })).toBe('spaceTaken');
  });

  test('[SL-CND-3] down and up again, gone and back', () => {
    const table = fight({
      heroes: { wenna: { at: [5, 5] }, torvin: { at: [1, 1] } },
      foes: { guard: { at: [9, 9] } },
    });
    table.byHand('a blow', { change: 'out', who: 'torvin', out: 'unconscious' });
    expect(conditions(table, 'torvin')).toEqual(expect.arrayContaining(['unconscious', 'helpless']));
    table.byHand('water', { change: 'out', who: 'torvin', out: null });
    expect(conditions(table, 'torvin')).toEqual(['prone']);
    table.byHand('enough', { change: 'out', who: 'torvin', out: 'fled' });
    table.byHand('in the way', { change: 'position', who: 'wenna', cell: { x: 1, y: 1 } });
    expect(refused(table, { change: 'out', who: 'torvin', out: null })).toBe('spaceTaken');
    expect(refused(table, { change: 'out', who: 'torvin', out: 'fled' })).toBe('noSuchThing');
  });
});

describe('turns and sides', () => {
  test('[SL-SEQ-2] [SL-INI-6] initiative from 0 to 99, and the order with it', () => {
    const table = fight({
      heroes: { wenna: { at: [5, 5] }, torvin: { at: [1, 1] } },
      foes: { guard: { at: [9, 9] } },
    });
    table.byHand('a horn', { change: 'initiative', who: 'guard', value: 30 });
    expect(initiative(table, 'guard')).toBe(30);
    expect(refused(table, { change: 'initiative', who: 'guard', value: -1 })).toBe('noSuchThing');
    table.does(endTurn);
    expect(asked(table)).toBe('guard turn');
  });

  test('[SL-SEQ-1] the turn goes to whoever the game master names', () => {
    const table = duel({ torvin: {}, guard: {} });
    table.byHand('quick', { change: 'active', who: 'guard' });
    expect(asked(table)).toBe('guard turn');
  });

  test('[SL-SEQ-4] another side, and the end', () => {
    const table = duel({ torvin: {}, guard: {} });
    expect(refused(table, { change: 'side', who: 'guard', side: 'blue' })).toBe('noSuchThing');
    table.byHand('enough', { change: 'end', winner: null });
    expect(table.isOver()).toEqual({ winner: null });
  });

  test('[SL-GRP-5] [SL-GRP-10] [SL-FLK-4] whoever changes side is neither held nor ignored by new friends', () => {
    const table = fight({
      heroes: { wenna: { at: [5, 5], now: { ignoring: ['guard', 'goblin'], grappling: ['goblin'] } } },
      foes: {
        guard: { at: [6, 5], now: { pinnedBy: ['wenna'], ignoring: ['wenna'] } },
        goblin: { at: [5, 6] },
        ogre: { at: [20, 12] },
      },
    });
    expect(conditions(table, 'guard')).toEqual(['helpless', 'immobile', 'grappling', 'pinned', 'ignoring']);
    table.byHand('enough of them', { change: 'side', who: 'guard', side: 'heroes' });
    expect(conditions(table, 'guard')).toEqual([]);
    // Of her foes the goblin is left.
    expect(table.who('wenna').conditions.filter(({ id }) => ['grappling', 'ignoring'].includes(id))).toEqual([
      expect.objectContaining({ id: 'grappling', label: expect.stringContaining('Goblin') }),
      expect.objectContaining({ id: 'ignoring', label: expect.stringContaining('Goblin') }),
    ]);
  });
});

describe('things', () => {
  test('[SL-COM-8] a thing goes where it is put', () => {
    const table = duel({ pell: {}, guard: {} });
    expect(refused(table, { change: 'item', who: 'pell', item: 'dagger', to: 'hand' })).toBe('noFreeHand');
    table.byHand('a tug', { change: 'item', who: 'pell', item: 'bow', to: 'floor' });
    table.byHand('quick', { change: 'item', who: 'pell', item: 'dagger', to: 'hand' });
    expect([inHand(table, 'pell'), floor(table)]).toEqual(['dagger', ['bow 5,5']]);
    table.byHand('found', { change: 'item', who: 'pell', item: 'bow', to: 'carried' });
    table.byHand('broken', { change: 'item', who: 'pell', item: 'dagger', to: 'gone' });
    expect([inHand(table, 'pell'), stowed(table, 'pell')]).toEqual(['', 'bow (scabbard)']);
    expect(refused(table, { change: 'item', who: 'pell', item: 'dagger', to: 'hand' })).toBe('notInHand');
  });

  test('[SL-INI-1] somebody joins: initiative is rolled before the next turn, AP come at once', () => {
    const table = duel({ torvin: {}, guard: {} });
    const goblin = { id: 'goblin', side: 'blue', cell: { x: 8, y: 8 }, sheet: { use: 'goblin' } };
    expect(refused(table, { change: 'add', combatant: { ...goblin, cell: { x: 5, y: 5 } } })).toBe(
      'spaceTaken',
    );
    expect(refused(table, { change: 'add', combatant: { ...goblin, id: 'guard' } })).toBe('noSuchThing');
    table.byHand('out of the bushes', { change: 'add', combatant: goblin });
    expect(initiative(table, 'goblin')).toBe(null);
    table.does(endTurn).rolls('initiative', 4);
    // 4 + Prc 1 + Reflex 1 + 5.
    expect([initiative(table, 'goblin'), ap(table, 'goblin')]).toEqual([11, 7]);
    table.does(endTurn);
    expect(asked(table)).toBe('goblin turn');
  });

  test('[SL-INI-1] or with the next round', () => {
    const table = duel({ torvin: {}, guard: {} }, { rulings: { lateJoiner: 'nextRound' } });
    const goblin = { id: 'goblin', side: 'blue', cell: { x: 8, y: 8 }, sheet: { use: 'goblin' } };
    table.byHand('out of the bushes', { change: 'add', combatant: goblin });
    table.does(endTurn).rolls('initiative', 4);
    expect([initiative(table, 'goblin'), ap(table, 'goblin')]).toEqual([11, 0]);
    table.does(endTurn);
    expect([table.view().round, ap(table, 'goblin'), asked(table)]).toEqual([2, 7, 'torvin turn']);
  });
});

describe('conditions', () => {
  test('levels of bleeding and burning', () => {
    const table = duel({ torvin: {}, guard: {} });
    table.byHand('thorns', condition('torvin', 'bleeding', true));
    expect(level(table, 'torvin', 'bleeding')).toBe(1);
    table.byHand('more', condition('torvin', 'bleeding', true, { level: 3 }));
    expect(level(table, 'torvin', 'bleeding')).toBe(3);
    expect(refused(table, condition('torvin', 'burning', true, { level: 6 }))).toBe('noSuchThing');
    table.byHand('bandaged', condition('torvin', 'bleeding', false));
    expect(conditions(table, 'torvin')).toEqual([]);
  });

  test('[SL-CND-11] the TN of a poison changes, and neither its effect nor any other poison', () => {
    const venom = { id: 'adder-venom', tn: 8, stamina: 2 };
    const other = { id: 'viper-venom', tn: 6, stamina: 1 };
    const state = begun({
      red: { isra: { now: { poisons: [venom, other] } } },
      blue: { guard: { at: [9, 5] } },
    });
    expect(override(state, condition('isra', 'poisoned', true, { level: 9 }))).toMatchObject([
      { fact: 'poisons', who: 'isra', poisons: [{ ...venom, tn: 9 }, other] },
    ]);
    expect(override(state, condition('isra', 'poisoned', false))).toMatchObject([{ poisons: [] }]);
  });

  test('[SL-GRP-5] [SL-GRP-10] [SL-MNT-2] between two', () => {
    const table = fight({
      heroes: { wenna: { at: [5, 5] }, 'war-horse': { at: [3, 5] } },
      foes: { guard: { at: [6, 5] }, ogre: { at: [20, 5] } },
    });
    table.byHand('caught', condition('wenna', 'pinned', true, { other: 'guard' }));
    expect(conditions(table, 'guard')).toContain('grappling');
    expect(conditions(table, 'wenna')).toEqual(expect.arrayContaining(['pinned', 'helpless', 'grappling']));
    expect(refused(table, condition('ogre', 'grappling', true, { other: 'wenna' }))).toBe('outOfReach');
    expect(refused(table, condition('wenna', 'mounted', true, { other: 'ogre' }))).toBe('noSuchThing');
    table.byHand('up', condition('wenna', 'mounted', true, { other: 'war-horse' }));
    expect(cell(table, 'wenna')).toEqual([3, 5]);
    expect(conditions(table, 'wenna')).toEqual(['mounted']);
    table.byHand('down', condition('wenna', 'mounted', false));
    // The first free place around it, row by row.
    expect(cell(table, 'wenna')).toEqual([2, 4]);
  });

  test('[SL-MNT-2] [SL-GRP-5] a rider is asked for one mount, and a grappler for everybody whom it grapples', () => {
    const other = Object.fromEntries(settable.map((entry) => [entry.id, entry.other]));
    expect(other).toMatchObject({ mounted: 'one', grappling: true });
  });

  test('[SL-SUR-5] nobody with Perception above 5 is surprised', () => {
    const table = duel({ torvin: { sheet: { attributes: { perception: 6 } } }, guard: {} });
    expect(refused(table, condition('torvin', 'surprised', true))).toBe('immune');
  });

  /** Every change on its own fight: what can be set can be cleared, and the fight stays whole. */
  test('whatever is on the list can be set and cleared, and breaks nothing', () => {
    const start = (): Fight =>
      begun({
        heroes: {
          wenna: { at: [5, 5] },
          'war-horse': { at: [3, 5] },
        },
        foes: { guard: { at: [6, 5] } },
      });
    const others: { readonly [id: string]: string } = { mounted: 'war-horse' };
    const onlyEnded = ['readied', 'charging'];
    const needs: { readonly [id: string]: Change } = {
      dying: { change: 'out', who: 'wenna', out: 'unconscious' },
      'out-of-control': condition('wenna', 'mounted', true, { other: 'war-horse' }),
    };
    for (const { id, other } of settable) {
      let now = copy(start());
      const carry = (change: Change): void => {
        const facts = override(now, change);
        if (isRefusal(facts)) throw new Error(`${id}: ${facts.because}`);
        now = copy(now);
        for (const fact of facts) apply(now, fact);
        expect(invariants(now), id).toEqual([]);
      };
      // Heroes have the rules of heroes anyway.
      const who = id === 'full-rules' ? 'guard' : 'wenna';
      const set = condition(who, id, true, other ? { other: others[id] ?? 'guard' } : {});
      if (onlyEnded.includes(id)) {
        expect(isRefusal(override(now, set)), id).toBe(true);
        continue;
      }
      if (needs[id]) carry(needs[id]);
      carry(set);
      expect(isRefusal(override(now, set)), `${id} twice`).toBe(true);
      carry(condition(who, id, false));
      expect(isRefusal(override(now, condition(who, id, false))), `${id} off twice`).toBe(true);
    }
  });

  test('[SL-AP-6] an action that was begun is ended by hand', () => {
    const table = duel({ wenna: { now: { ap: 2 } }, guard: {} });
    table.does(choice('seize-initiative'));
    expect(conditions(table, 'wenna')).toEqual(['charging']);
    table.byHand('she thinks again', condition('wenna', 'charging', false));
    expect(conditions(table, 'wenna')).toEqual([]);
  });
});

test('[SL-COM-2] whoever is unconscious is not set to defend itself by hand', () => {
  const state = begun({ red: { isra: {} }, blue: { guard: { at: [9, 5] } } });
  for (const fact of override(state, { change: 'out', who: 'guard', out: 'unconscious' }) as never[]) {
    apply(state, fact);
  }
  const defends = override(state, condition('guard', 'defending', true));
  expect(defends).toMatchObject({ code: 'unconscious', clause: 'SL-COM-2', field: 'on' });
  expect(invariants(state)).toEqual([]);
});

test.each([
  ['noActs', { helplessUntil: 3 }, { code: 'helpless', clause: 'SL-CND-8', field: 'on' }],
  ['noActs', { pinnedBy: ['isra'] }, { code: 'helpless', clause: 'SL-CND-8', field: 'on' }],
  ['immobileOnly', { helplessUntil: 3 }, [{ fact: 'defending', who: 'guard' }]],
])(
  '[SL-CND-8] [SL-COM-2] nor whoever is helpless, as far as that ends Defend: %s, %o',
  (helpless, now, answer) => {
    const lineUp = { red: { isra: { at: [8, 5] } }, blue: { guard: { at: [9, 5], now } } } as const;
    const state = begun(lineUp, { rulings: { helpless } });
    expect(override(state, condition('guard', 'defending', true))).toMatchObject(answer);
  },
);

describe('[SL-CND-3] whoever is knocked out by hand keeps no hold, as after a wound', () => {
  const sea = {
    terrain: [{ id: 'sea', label: 'Sea', marks: { water: 'swim' } }],
    cells: [{ x: 0, y: 0, w: 24, h: 16, terrain: 'sea' }],
  };
  const out = { change: 'out', who: 'wenna', out: 'unconscious' };
  const over = (field: Sketch, lineUp: LineUp): Scenario =>
    fight({ ...lineUp, blue: { guard: { at: [15, 5] } } }, { field, turnOf: 'guard' }).byHand('a blow', out);

  test('[SL-CLB-2] over deep water it sinks, from a saddle too, and after a fatal wound by hand', () => {
    expect(conditions(over(sea, { red: { wenna: { at: [5, 5] } } }), 'wenna')).toContain('sunk');
    const horse = { at: [5, 5], use: 'war-horse' } as const;
    const rider = over(sea, { red: { wenna: { on: 'horse' }, horse } });
    expect(conditions(rider, 'wenna')).toContain('sunk');
    expect(conditions(rider, 'horse')).not.toContain('sunk');
    const hurt = fight({ red: { wenna: {} }, blue: { guard: { at: [15, 5] } } }, { field: sea });
    hurt.byHand('a blow', track('wenna', 'fatal', 0));
    expect(conditions(hurt, 'wenna')).toContain('sunk');
  });

  test('[SL-CLB-2] [SL-R72] off a face it falls to the ground, out of its grapples', () => {
    const face = {
      terrain: [{ id: 'face', label: 'Face', marks: { climb: true } }],
      cells: [{ x: 5, y: 4, w: 1, h: 2, terrain: 'face' }],
    };
    const climber = { at: [5, 5], now: { conditions: ['climbing'], grappling: ['torvin'] } } as const;
    const table = over(face, { red: { wenna: climber, torvin: { at: [6, 4] } } });
    expect(cell(table, 'wenna')).not.toEqual([5, 5]);
    expect(table.news('fell')).toMatchObject([{ who: 'wenna', clause: 'SL-CND-3' }]);
  });
});
