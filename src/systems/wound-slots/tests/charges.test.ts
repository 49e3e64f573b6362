import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  initiative,
  mana,
  quick,
  stamina,
  strong,
  wounds,
} from './line-up.ts';

/** Wenna: 6 AP and 6 more at each turn's end and round's start; a Strong Attack takes 8, and 1 stamina of her 12. */

const goOn = choice('continue-charge');
type Table = ReturnType<typeof fight>;
const begun = (rulings: Sketch = {}, foe: Sketch = {}): Table =>
  fight(
    {
      heroes: { wenna: { at: [5, 5] } },
      foes: { goblin: { at: [6, 5], now: foe }, wolf: { at: [4, 5] } },
    },
    { rulings },
  ).does(strong('goblin'));
const aTurnLater = (table: Table): Table => table.does(endTurn).does(endTurn).does(endTurn);

test('[SL-AP-5] [SL-ACT-3] [SL-ACT-4] all AP go into it, and it takes effect with the last of them', () => {
  const table = begun();
  expect([ap(table, 'wenna'), stamina(table, 'wenna'), conditions(table, 'wenna')]).toEqual([
    0,
    12,
    ['charging'],
  ]);
  expect(table.facts('charge')).toMatchObject([{ why: 'begun', charge: { paid: 6, cost: 8 } }]);
  aTurnLater(table);
  expect([asked(table), ap(table, 'wenna')]).toEqual(['wenna turn', 12]);
  table.does(goOn);
  // SL-R42: now it is said against whom; the AP are still hers.
  expect([asked(table), ap(table, 'wenna')]).toEqual(['wenna charged', 12]);
  table.does(strong('goblin')).rolls('attack', 5, 5).rolls('damage', 1);
  // 17 + 4 + 1 - 12 - 0: fatal.
  expect(table.who('goblin').out).toBe('dead');
  expect([ap(table, 'wenna'), stamina(table, 'wenna'), conditions(table, 'wenna')]).toEqual([10, 11, []]);
});

test('[SL-AP-5] [SL-AP-6] what it costs is told beforehand: only the AP at hand at first, what is missing in the end, what is lost', () => {
  const preview = (table: Table, how: object) => table.send({ do: 'preview', choice: how } as never);
  const line = { wenna: { at: [5, 5] as const }, torvin: { at: [20, 5] as const } };
  const fresh = fight({ heroes: line, foes: { goblin: { at: [6, 5] } } });
  const open = 'With what and on whom is chosen when it is paid for';
  expect(preview(fresh, strong('goblin'))).toMatchObject({
    cost: { ap: 6 },
    whole: { ap: 8 },
    warns: [open],
  });
  // A quick one takes 4 of the 6.
  expect(preview(fresh, quick('goblin'))).toMatchObject({ cost: { ap: 4 } });
  expect(preview(fresh, quick('goblin'))).not.toHaveProperty('whole');
  expect(preview(fresh, quick('goblin'))).not.toHaveProperty('warns');
  const table = aTurnLater(begun());
  const lost = 'The 6 AP in what was begun are lost';
  expect(preview(table, quick('goblin'))).toMatchObject({ cost: { ap: 4 }, warns: [lost] });
  expect(preview(table, { option: 'move', to: { x: 5, y: 8 } })).toMatchObject({ warns: [lost] });
  table.does(goOn);
  expect(preview(table, strong('goblin'))).toMatchObject({ cost: { ap: 2, stamina: 1 } });
  expect(preview(table, strong('goblin'))).not.toHaveProperty('whole');
  expect(preview(table, strong('goblin'))).not.toHaveProperty('warns');
});

test('[SL-AP-5] [SL-R42] where the target stands as declared, nothing is said of a later choice', () => {
  const table = fight(
    { heroes: { wenna: { at: [5, 5] } }, foes: { goblin: { at: [6, 5] } } },
    { rulings: { chargeTarget: 'atDeclaration' } },
  );
  expect(table.send({ do: 'preview', choice: strong('goblin') } as never)).not.toHaveProperty('warns');
});

test('[SL-AP-5] [SL-R42] what is gone on with is reckoned with as it was declared: sword and goblin, and no cover but the map’s', () => {
  const table = aTurnLater(begun());
  const odds = table.send({ do: 'odds', choice: goOn } as never) as {
    readonly chances: { readonly [tag: string]: number };
  };
  // 2d10 + 7 against 12: 5 or more, 94 of 100.
  expect(odds.chances.hit).toBeCloseTo(0.94);
  expect(odds.chances['out:goblin']).toBeGreaterThan(0.5);
  expect(odds.chances['out:wolf']).toBeUndefined();
});

test('[SL-AP-5] it may take more than two turns, the last payment is what is missing', () => {
  // Speed -10: 1 AP at the end of a turn, 2 with each round. Treating a wound takes 12.
  const slow = { sheet: { attributes: { speed: -10 } }, now: { ap: 2, wounds: { light: 1 } } };
  const table = duel({ isra: slow, guard: { at: [12, 5] } }).does(choice('treat-wound'));
  for (const paid of [5, 8, 11]) {
    table.does(endTurn).does(endTurn).does(goOn);
    expect(table.news('charge')).toMatchObject([{ why: 'paid', charge: { paid, cost: 12 } }]);
    expect(ap(table, 'isra')).toBe(0);
  }
  table.does(endTurn).does(endTurn).does(goOn).rolls('treat-wound', 1);
  expect([ap(table, 'isra'), wounds(table, 'isra')]).toEqual([2, [0, 0, 0, 0, 0]]);
});

test('[SL-AP-5] [SL-R42] the target is named in the end: another one, when the first has died', () => {
  const table = aTurnLater(begun());
  table.byHand('an arrow', { change: 'out', who: 'goblin', out: 'dead' }).does(goOn);
  table.refuses(strong('goblin'), 'noSuchThing', 'SL-ATK-6');
  table.does(strong('wolf')).rolls('attack', 1, 1);
  expect([asked(table), ap(table, 'wenna')]).toEqual(['wenna turn', 10]);
});

test('[SL-AP-5] [SL-R42] with nobody left it comes to nothing, and the AP are gone', () => {
  const table = aTurnLater(begun());
  table.byHand('arrows', { change: 'out', who: 'goblin', out: 'dead' });
  table.byHand('away', { change: 'position', who: 'wolf', cell: { x: 15, y: 5 } }).does(goOn);
  expect([asked(table), ap(table, 'wenna'), stamina(table, 'wenna')]).toEqual(['wenna turn', 10, 12]);
  expect([conditions(table, 'wenna'), table.news('note')]).toMatchObject([[], [{ clause: 'SL-AP-5' }]]);
});

test('[SL-AP-5] [SL-AP-6] [SL-R42] what else is left is done only when its doer says so: a healer and her own wound', () => {
  const left = (): Table => {
    const table = fight({
      heroes: {
        isra: { at: [5, 5], now: { ap: 6, wounds: { light: 1 } } },
        torvin: { at: [6, 5], now: { wounds: { critical: 1 } } },
      },
      foes: { guard: { at: [15, 5] } },
    });
    table.does(choice('treat-wound', { target: 'torvin', level: 'critical' }));
    table.byHand('he walks off', { change: 'position', who: 'torvin', cell: { x: 9, y: 9 } });
    return aTurnLater(table).does(goOn);
  };
  const spared = left();
  expect([asked(spared), ap(spared, 'isra')]).toEqual(['isra charged', 14]);
  spared.does(choice('nothing'));
  // 7 and 7 more less the 6 that were missing.
  expect([asked(spared), ap(spared, 'isra'), wounds(spared, 'isra')]).toEqual([
    'isra turn',
    8,
    [1, 0, 0, 0, 0],
  ]);
  expect([conditions(spared, 'isra'), spared.news('note')]).toMatchObject([[], [{ clause: 'SL-AP-5' }]]);
  const treated = left()
    .does(choice('treat-wound', { target: 'isra' }))
    .rolls('treat-wound', 10);
  expect([ap(treated, 'isra'), wounds(treated, 'isra')]).toEqual([8, [0, 0, 0, 0, 0]]);
});

test('[SL-AP-5] [SL-R42] by `atDeclaration` what was declared stands, or comes to nothing', () => {
  const rulings = { chargeTarget: 'atDeclaration' };
  const stands = aTurnLater(begun(rulings)).does(goOn);
  expect(stands.roll()).toMatchObject({ for: 'wenna', purpose: 'attack' });
  const table = aTurnLater(begun(rulings));
  table.byHand('an arrow', { change: 'out', who: 'goblin', out: 'dead' }).does(goOn);
  expect([asked(table), ap(table, 'wenna'), table.news('attack')]).toEqual(['wenna turn', 10, []]);
});

test('[SL-AP-5] [SL-R42] a spell declared at somebody who is gone by then comes to nothing: its AP are lost, its mana is not', () => {
  const table = fight(
    {
      heroes: { isra: { at: [5, 5], now: { ap: 5 } } },
      foes: { guard: { at: [9, 5] }, ogre: { at: [20, 14] } },
    },
    { rulings: { chargeTarget: 'atDeclaration' } },
  );
  table.does(choice('cast-spell', { spell: 'ember-dart', target: 'guard' }));
  for (let turns = 0; turns < 3; turns++) table.does(endTurn);
  table.byHand('an arrow', { change: 'out', who: 'guard', out: 'dead' }).does(goOn);
  // 5 and 14 less the 6 of the dart.
  expect([asked(table), ap(table, 'isra'), mana(table, 'isra')]).toEqual(['isra turn', 13, 13]);
  expect([table.news('cast'), table.news('note')]).toMatchObject([[], [{ clause: 'SL-AP-5' }]]);
});

test('[SL-AP-5] [SL-R42] details may change for others that cost no more', () => {
  const charging = (spell: string, now: number) =>
    fight({ heroes: { isra: { at: [5, 5], now: { ap: now } } }, foes: { guard: { at: [9, 5] } } })
      .does(choice('cast-spell', { spell, target: spell === 'ember-dart' ? 'guard' : 'isra' }))
      .does(endTurn)
      .does(endTurn)
      .does(goOn);
  // Ember Dart takes 6, Mending Breath 8.
  const dart = choice('cast-spell', { spell: 'ember-dart', target: 'guard' });
  const mend = choice('cast-spell', { spell: 'mending-breath', target: 'isra' });
  charging('ember-dart', 5).refuses(mend, 'charging', 'SL-AP-5').does(dart).rolls('attack', 1, 1);
  const table = charging('mending-breath', 7);
  expect(mana(table, 'isra')).toBe(13);
  table.does(dart).rolls('attack', 1, 1);
  // 7 and 14 less the 8 that were declared; 2 mana for the dart.
  expect([ap(table, 'isra'), mana(table, 'isra')]).toEqual([13, 11]);
});

/** The guard has the higher initiative and may interrupt the actions of Wenna's turn. */
const watched = (rulings: Sketch = {}): Table =>
  fight(
    { heroes: { wenna: { at: [5, 5] } }, foes: { guard: { at: [6, 5], now: { ap: 12 } } } },
    { rulings, turnOf: 'wenna', initiative: { guard: 30, wenna: 10 }, stops: ['moment-declared'] },
  );
const missed = (table: Table): Table => table.does(quick('wenna')).rolls('attack', 1, 1);
/** A charge paid in part, then Wenna's next turn with 12 AP. */
const halfPaid = (rulings: Sketch = {}): Table =>
  watched(rulings).does(strong('guard')).answers('guard', decline).does(endTurn).does(endTurn);

test('[SL-INT-5] [SL-R43] thwarted at its declaration no charge begins and nothing is paid', () => {
  const table = missed(watched().does(strong('guard')));
  expect([asked(table), ap(table, 'wenna'), conditions(table, 'wenna')]).toEqual(['wenna turn', 6, []]);
  expect(table.facts('charge')).toEqual([]);
});

test('[SL-INT-5] [SL-AP-6] a thwarted declaration leaves what was begun before as it was', () => {
  const table = missed(halfPaid().does(attack('guard')));
  expect([ap(table, 'wenna'), conditions(table, 'wenna')]).toEqual([12, ['charging']]);
});

test('[SL-AP-5] [SL-R43] thwarted at the last payment only that is not made; it may be continued', () => {
  const table = halfPaid().does(goOn).does(strong('guard'));
  expect(asked(table)).toBe('guard moment');
  missed(table);
  expect([ap(table, 'wenna'), stamina(table, 'wenna'), conditions(table, 'wenna')]).toEqual([
    12,
    12,
    ['charging'],
  ]);
  expect(table.facts('charge')).toHaveLength(1);
  table.does(goOn).does(strong('guard')).answers('guard', decline).rolls('attack', 1, 1);
  expect([ap(table, 'wenna'), stamina(table, 'wenna'), conditions(table, 'wenna')]).toEqual([10, 11, []]);
});

test('[SL-AP-5] [SL-R43] what was paid stays credited into the next turn', () => {
  const table = missed(halfPaid().does(goOn).does(strong('guard')))
    .does(endTurn)
    .does(endTurn);
  // 12 and 12 more, up to 18.
  expect([asked(table), ap(table, 'wenna'), conditions(table, 'wenna')]).toEqual([
    'wenna turn',
    18,
    ['charging'],
  ]);
  table.does(goOn).does(strong('guard')).answers('guard', decline).rolls('attack', 1, 1);
  expect(ap(table, 'wenna')).toBe(16);
});

test('[SL-AP-5] [SL-R43] by `declareOnly` nobody stops the last payment', () => {
  const table = halfPaid({ chargeMoments: 'declareOnly' }).does(goOn).does(strong('guard'));
  expect(table.roll()).toMatchObject({ for: 'wenna', purpose: 'attack' });
});

test('[SL-INT-5] [SL-R52] by `notTheSame` a thwarted charge is continued in another turn', () => {
  const table = missed(halfPaid({ voidRetry: 'notTheSame' }).does(goOn).does(strong('guard')));
  table.refuses(goOn, 'thwarted', 'SL-INT-5').does(endTurn).does(endTurn);
  table.does(goOn).does(strong('guard')).answers('guard', decline).rolls('attack', 1, 1);
  expect(conditions(table, 'wenna')).toEqual([]);
});

test('[SL-AP-5] a payment in between opens no moment', () => {
  const slow = { sheet: { attributes: { speed: -10 } }, now: { ap: 2, wounds: { light: 1 } } };
  const table = duel(
    { isra: slow, guard: { at: [12, 5], now: { ap: 12 } } },
    { initiative: { guard: 30, isra: 10 }, turnOf: 'isra', stops: ['moment-declared', 'moment-resolved'] },
  );
  table.does(choice('treat-wound')).answers('guard', decline).does(endTurn).does(endTurn).does(goOn);
  expect(asked(table)).toBe('isra turn');
});

test('[SL-AP-5] [SL-INT-4] once it has taken effect, others may act', () => {
  const table = fight(
    { heroes: { wenna: { at: [5, 5] } }, foes: { guard: { at: [6, 5], now: { ap: 12 } } } },
    { turnOf: 'wenna', initiative: { guard: 30, wenna: 10 }, stops: ['moment-resolved'] },
  );
  table
    .does(strong('guard'))
    .does(endTurn)
    .does(endTurn)
    .does(goOn)
    .does(strong('guard'))
    .rolls('attack', 1, 1);
  expect(asked(table)).toBe('guard moment');
  // A critical failure: 2 initiative less.
  expect(initiative(table, 'wenna')).toBe(8);
});
