import { expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  decline,
  duel,
  fight,
  health,
  move,
  movement,
  path,
  strike,
  waiting,
} from './line-up.ts';

/** Section 24: the game master's hand overrides the rules at any moment, with a reason in the log. */

test('[FS-REF-1] several things are changed in one step, with a reason that the log keeps', () => {
  const table = duel({ edda: {}, brute: {} }).byHand(
    'the floor gives way',
    { change: 'position', who: 'brute', cell: { x: 9, y: 9 } },
    { change: 'track', who: 'brute', track: 'health', left: 20 },
    { change: 'condition', who: 'brute', condition: 'prone', on: true },
    { change: 'pool', who: 'edda', pool: 'ap', value: 1 },
  );
  expect([
    cell(table, 'brute'),
    health(table, 'brute'),
    conditions(table, 'brute'),
    ap(table, 'edda'),
  ]).toEqual([[9, 9], 20, ['prone'], 1]);
  expect(table.facts('by-hand')).toMatchObject([{ reason: 'the floor gives way' }]);
  expect(
    table
      .lines()
      .filter(({ level }) => level === 'hand')
      .map(({ text }) => text)
      .join(' '),
  ).toContain('the floor gives way');
});

test('[FS-REF-1] Prone set by hand before the defence is counted in the attack that follows', () => {
  const table = duel({ runa: { at: [2, 5] }, brute: { at: [9, 5] } }).does(strike('brute'));
  table.byHand('the lamp goes out', { change: 'condition', who: 'runa', condition: 'prone', on: true });
  table.does(decline);
  expect(waiting(table)).toMatchObject({ who: 'runa', tn: 13 - 2 });
});

test('[FS-REF-1] a change that is impossible is refused together with its whole step, with its path', () => {
  const table = duel({ edda: {}, brute: {} });
  const before = table.hash();
  expect(
    table.send({
      do: 'override',
      reason: 'x',
      changes: [
        { change: 'track', who: 'brute', track: 'health', left: 3 },
        { change: 'track', who: 'brute', track: 'health', left: 300 },
      ],
    }),
  ).toMatchObject({
    ok: false,
    error: { code: 'illegal-change', path: 'changes[1].left', clause: 'FS-REF-1' },
  });
  expect(table.hash()).toBe(before);
  expect(health(table, 'brute')).toBe(24);
});

test('[FS-REF-1, FS-TURN-5] attacks, free action and movement can be given back by hand', () => {
  const table = duel({ edda: { now: { attacksUsed: 2, moved: 7, freeActionUsed: true } }, brute: {} });
  table
    .refuses(strike('brute'), 'attackLimit', 'FS-TURN-5')
    .byHand(
      'a second wind',
      { change: 'pool', who: 'edda', pool: 'attacks', value: 1 },
      { change: 'pool', who: 'edda', pool: 'free', value: 1 },
      { change: 'pool', who: 'edda', pool: 'movement', value: 2 },
    );
  table
    .does(move(5, 6))
    .answers('brute', decline)
    .does(choice('release', { what: ['shield'] }))
    .does(strike('brute'));
  expect(asked(table)).toBe('brute defence');
});

test('[FS-REF-1, FS-ENC-5] a combatant added in the middle of the fight has its turn in this round, at its initiative', () => {
  const table = fight({ heroes: { edda: { at: [1, 1] } }, foes: { brute: { at: [9, 9] } } });
  table.byHand(
    'a door bursts open',
    {
      change: 'add',
      combatant: { id: 'wolf', side: 'foes', cell: { x: 9, y: 1 }, sheet: { use: 'wolf' } },
    },
    // Edda has 20, the brute 19.
    { change: 'initiative', who: 'wolf', value: 20 },
  );
  expect(table.view().order).toEqual(['edda', 'wolf', 'brute']);
  table.does(choice('end-turn'));
  expect([asked(table), ap(table, 'wolf')]).toEqual(['wolf turn', 3]);
  table.byHand('it hangs back', { change: 'initiative', who: 'brute', value: -3 });
  expect(table.lines().at(-1)?.text).toBe('Brute has initiative −3');
});

test.each([
  [6, ['cay', 'bob', 'ann', 'edda']],
  [3, ['bob', 'ann', 'cay', 'edda']],
])(
  '[FS-ENC-4, FS-ENC-5] whoever is added while a tie is rolled off rolls for initiative too: with a %i',
  (face, order) => {
    const gang = { ann: { use: 'bandit', at: [9, 1] }, bob: { use: 'bandit', at: [9, 3] } } as const;
    const table = fight({ road: { edda: { at: [1, 1] } }, gang }, { fromTheStart: true });
    table.rolls('initiative', 1).rolls('initiative', 3).rolls('initiative', 3).rolls('roll-off', 4);
    const combatant = { id: 'cay', side: 'gang', cell: { x: 9, y: 5 }, sheet: { use: 'bandit' } };
    table.byHand('one more behind the cart', { change: 'add', combatant });
    table.rolls('roll-off', 5);
    expect(waiting(table)).toMatchObject({ who: 'cay', purpose: 'initiative' });
    expect(table.rolls('initiative', face).view().order).toEqual(order);
    expect(table.who('cay').initiative).toBe((table.who('ann').initiative ?? 0) + face - 3);
  },
);

test('[FS-REF-1, FS-TURN-2] ruling moveSplit once: movement given back by hand can be walked', () => {
  const table = duel({ ciro: { at: [1, 1] }, brute: { at: [9, 9] } }, { rulings: { moveSplit: 'once' } });
  table.does(move(3, 1));
  expect(movement(table, 'ciro')).toBe(0);
  table.byHand('a slip of the tongue', { change: 'pool', who: 'ciro', pool: 'movement', value: 5 });
  expect(movement(table, 'ciro')).toBe(5);
  expect(movement(table.does(move(4, 1)), 'ciro')).toBe(0);
});

test('[FS-REF-1, FS-ACT-4] a net taken away by hand no longer holds its target', () => {
  const table = duel({ runa: { now: { inHand: [{ item: 'net' }] } }, brute: {} });
  table
    .does(strike('brute', { with: 'net' }))
    .does(decline)
    .rolls('attack', 13)
    .does(decline);
  expect(conditions(table, 'brute')).toEqual(['netted']);
  table.byHand('it tears', { change: 'item', who: 'runa', item: 'net', to: 'carried' });
  expect(conditions(table, 'brute')).toEqual([]);
});

test('[FS-REF-1, FS-DEF-2] a target that loses its AP by hand while choosing a defence is undefended', () => {
  const table = duel({ edda: {}, brute: {} }).does(strike('brute'));
  expect(asked(table)).toBe('brute defence');
  table.byHand('winded', { change: 'pool', who: 'brute', pool: 'ap', value: 0 });
  expect(table.facts('defence')).toMatchObject([{ who: 'brute', defence: null, why: 'noActionPoints' }]);
  expect([ap(table, 'brute'), waiting(table).who]).toEqual([0, 'edda']);
});

test('[FS-REF-1, FS-ATK-1] an open attack roll changes its TN with a condition set by hand', () => {
  const table = duel({ runa: { at: [2, 5] }, brute: { at: [9, 5] } })
    .does(strike('brute'))
    .does(decline);
  const { tn } = waiting(table);
  table.byHand('the lamp goes out', { change: 'condition', who: 'runa', condition: 'prone', on: true });
  expect(waiting(table)).toMatchObject({ who: 'runa', tn: tn - 2 });
});

test('[FS-REF-1, FS-TURN-2] movement taken away by hand in the middle of a move is not walked', () => {
  const table = duel({ ciro: { at: [3, 5] }, brute: { at: [2, 5] } }).does(path([4, 5], [5, 5]));
  table.byHand('mud', { change: 'pool', who: 'ciro', pool: 'movement', value: 1 }).answers('brute', decline);
  expect([cell(table, 'ciro'), movement(table, 'ciro')]).toEqual([[4, 5], 0]);
});

test('[FS-REF-1, FS-TURN-2, FS-GRID-2] movement taken away wholly, or somebody put in the way: no step is told', () => {
  const stopped = (change: { readonly change: string; readonly [field: string]: Json }) => {
    const line = {
      red: { ciro: { at: [3, 5] as const } },
      blue: { brute: { at: [2, 5] as const }, wolf: { at: [9, 9] as const } },
    };
    const table = fight(line).does(path([4, 5], [5, 5]));
    table.byHand('a change', change).answers('brute', decline);
    return [cell(table, 'ciro'), movement(table, 'ciro'), table.facts('moved').length, asked(table)];
  };
  const mud = { change: 'pool', who: 'ciro', pool: 'movement', value: 0 };
  expect(stopped(mud)).toEqual([[3, 5], 0, 0, 'ciro turn']);
  const barred = { change: 'position', who: 'wolf', cell: { x: 4, y: 5 } };
  expect(stopped(barred)).toEqual([[3, 5], 13, 0, 'ciro turn']);
  // In the second square: the first is walked.
  expect(stopped({ ...barred, cell: { x: 5, y: 5 } })).toEqual([[4, 5], 12, 1, 'ciro turn']);
});

test('[FS-REF-1, FS-ACT-9] a wand from another combatant’s sheet is called by its name', () => {
  const imre = { sheet: { items: ['ember-wand'], inHand: [{ item: 'ember-wand' }] } };
  const table = fight({
    heroes: { imre: { at: [4, 5], ...imre }, edda: { at: [5, 5], now: { inHand: [] } } },
    foes: { brute: { at: [9, 5] } },
  });
  table.byHand('it slips', { change: 'item', who: 'imre', item: 'imre/ember-wand', to: 'floor' });
  table.byHand('her turn', { change: 'active', who: 'edda' });
  table.does(choice('pick-up', { item: 'imre/ember-wand' }));
  table.does(choice('use-magic', { spell: 'imre/ember-wand', target: 'brute' }));
  expect(table.choice().question).toBe('Edda attacks with ember wand. How does Brute defend?');
  table.does(decline);
  expect(table.roll().question).toBe('Edda attacks Brute with ember wand');
});

test('[FS-OPP-1] [FS-REF-1] whoever changes side while a step provokes it does not strike at its new comrade', () => {
  const table = fight({
    heroes: { ciro: { at: [5, 5] } },
    foes: { brute: { at: [6, 5] }, wolf: { at: [4, 5] }, ghoul: { at: [11, 11] } },
  });
  table.does(move(5, 8));
  const charmed = { change: 'side', side: 'heroes' } as const;
  // The brute is asked first. The wolf, which would be asked next, is charmed meanwhile.
  table.byHand('charmed', { ...charmed, who: 'wolf' });
  expect(asked(table)).toBe('brute opportunity-attack');
  // Then the brute is charmed itself: nobody is asked any more, and the step is taken.
  table.byHand('charmed too', { ...charmed, who: 'brute' });
  expect([asked(table), cell(table, 'ciro')]).toEqual(['ciro turn', [5, 8]]);
});

test('[FS-ACT-3, FS-COND-4, FS-MAN-7] [FS-REF-1] whoever changes side is neither held by new friends nor hidden from them, and they do not feint at it', () => {
  const between = (id: string, other: string) => ({ id, other });
  const table = fight(
    {
      heroes: {
        ciro: {
          at: [5, 5],
          now: { inHand: [{ item: 'rapier' }], conditions: [between('feinting', 'brute')] },
        },
        edda: { at: [9, 9] },
      },
      foes: {
        brute: { at: [6, 5], now: { conditions: [between('held', 'ciro')] } },
        wolf: { at: [11, 11] },
      },
    },
    { hidden: { brute: ['ciro', 'edda'], wolf: ['edda'], edda: ['brute', 'wolf'] } },
  );
  expect([conditions(table, 'brute'), conditions(table, 'ciro')]).toEqual([
    ['held', 'hidden'],
    ['holding', 'feinting'],
  ]);
  table.byHand('charmed', { change: 'side', who: 'brute', side: 'heroes' });
  expect(['brute', 'ciro', 'wolf', 'edda'].map((id) => conditions(table, id))).toEqual([
    [],
    [],
    ['hidden'],
    ['hidden'],
  ]);
  expect([table.who('wolf').hiddenFrom, table.who('edda').hiddenFrom]).toEqual([['edda'], ['wolf']]);
  // As a third party it is a foe of both: nothing of that is between friends.
  table.byHand('on its own', { change: 'side', who: 'wolf', side: 'pack' });
  expect([table.who('wolf').hiddenFrom, table.who('edda').hiddenFrom]).toEqual([['edda'], ['wolf']]);
});

test.each<[string, object]>([
  ['dies', { change: 'out', out: 'dead' }],
  ['flees', { change: 'out', out: 'fled' }],
  ['is taken away', { change: 'remove' }],
])(
  '[FS-ACT-3] [FS-COND-3] a holder that %s by hand is said to let go, as one that falls unconscious',
  (_, change) => {
    const table = duel({
      brute: { now: { inHand: [] } },
      edda: { now: { conditions: [{ id: 'held', other: 'brute' }] } },
    });
    table.byHand('so be it', { who: 'brute', ...change } as never);
    expect(conditions(table, 'edda')).toEqual([]);
    expect(table.lines().map(({ text }) => text)).toContain('Brute no longer holds Edda');
  },
);
