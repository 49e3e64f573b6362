import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  initiative,
  move,
  quick,
  strong,
  yards,
} from './line-up.ts';

/** What cancels a charge and what does not, who may begin one, and the lowest costs (SL-AP-6, SL-AP-8). */

const goOn = choice('continue-charge');
type Table = ReturnType<typeof fight>;
const charging = (table: Table, id = 'wenna') => conditions(table, id).includes('charging');
const wennaAndGuard = (now: Sketch = {}): Table => duel({ wenna: { now }, guard: {} });
const later = (table: Table): Table => table.does(endTurn).does(endTurn);

test('[SL-AP-6] AP for another action lose it', () => {
  const table = later(wennaAndGuard().does(strong('guard')));
  table.does(quick('guard'));
  expect([charging(table), table.facts('charge').at(-1)]).toMatchObject([false, { why: 'cancelled' }]);
  table.rolls('attack', 1, 1).refuses(goOn, 'noSuchThing', 'SL-AP-5');
  expect(ap(table, 'wenna')).toBe(12 - 4);
});

test('[SL-AP-6] AP for movement lose it; yards that were bought before do not', () => {
  const begun = fight({ heroes: { wenna: { at: [5, 5] } }, foes: { guard: { at: [6, 5] } } });
  begun
    .does(choice('buy-movement', { ap: 2 }))
    .does(strong('guard'))
    .does(move(5, 6));
  expect([cell(begun, 'wenna'), charging(begun)]).toEqual([[5, 6], true]);
  later(begun).does(move(5, 7)).answers('wenna', endTurn);
  expect(charging(begun)).toBe(false);
});

test('[SL-JMP-5] [SL-AP-5] a jump that is paid for over turns takes the yards it counts on, and never covers more than was announced', () => {
  // Four yards are announced: one of them is bought already, three more take 2 AP.
  const jump = (): Table =>
    duel({
      wenna: {
        at: [5, 5],
        sheet: { attributes: { strength: 5 } },
        now: { ap: 1, movement: { left: 1, runUp: 5 } },
      },
      guard: { at: [22, 14] },
    }).does(choice('long-jump', { to: { x: 9, y: 5 } }));
  expect([charging(jump()), yards(jump(), 'wenna')]).toEqual([true, 0]);
  const from = (x: number): Table =>
    later(jump().byHand('driven', { change: 'position', who: 'wenna', cell: { x, y: 5 } })).does(goOn);
  const near = from(6).rolls('jump', 10);
  expect([cell(near, 'wenna'), ap(near, 'wenna')]).toEqual([[9, 5], 11]);
  // From (4,5) it would be five yards. The AP are gone.
  const far = from(4);
  expect([asked(far), cell(far, 'wenna'), ap(far, 'wenna')]).toEqual(['wenna turn', [4, 5], 11]);
});

test('[SL-AP-6] a change of mind loses it, and costs nothing', () => {
  const table = later(wennaAndGuard().does(strong('guard'))).does(choice('stop-charge'));
  expect([charging(table), ap(table, 'wenna')]).toEqual([false, 12]);
  table.refuses(choice('stop-charge'), 'noSuchThing', 'SL-AP-6');
});

test('[SL-AP-6] a paid reaction loses it, letting it pass does not', () => {
  const lineUp = {
    heroes: { wenna: { at: [5, 5] } },
    foes: { guard: { at: [6, 5] }, 'bandit-archer': { at: [5, 4], now: { ap: 12 } } },
  } as const;
  const shot = (): Table =>
    fight(lineUp, { order: ['wenna', 'bandit-archer', 'guard'] })
      .does(strong('guard'))
      .does(endTurn)
      .does(attack('wenna'));
  const harried = shot().answers('wenna', choice('harry'));
  expect([charging(harried), ap(harried, 'wenna')]).toEqual([false, 4]);
  expect(charging(shot().answers('wenna', decline))).toBe(true);
});

test('[SL-AP-6] [SL-R25] a free reaction does not lose it', () => {
  const table = fight(
    {
      heroes: { wenna: { at: [5, 5] } },
      foes: { guard: { at: [6, 5] }, wolf: { at: [2, 5] }, ogre: { at: [15, 5] } },
    },
    { order: ['wenna', 'wolf', 'guard', 'ogre'], stops: ['ignore-attackers'] },
  );
  table.does(strong('guard')).does(endTurn).does(move(4, 5)).answers('wenna', decline);
  expect(asked(table)).toBe('wenna ignore-attackers');
  table.does(choice('ignore', { whom: ['wolf'] }));
  expect(conditions(table, 'wenna')).toEqual(['charging', 'ignoring']);
});

test('[SL-AP-6] [SL-CND-3] who goes down has nothing begun any more', () => {
  const table = wennaAndGuard().does(strong('guard'));
  table.byHand('a rock', { change: 'out', who: 'wenna', out: 'unconscious' });
  expect(charging(table)).toBe(false);
});

test('[SL-AP-5] [SL-COM-7] beginning one is an action: nothing stays readied', () => {
  const table = wennaAndGuard({ ap: 7 })
    .does(choice('ready', { what: 'quick-attack' }))
    .does(strong('guard'));
  expect(conditions(table, 'wenna')).toEqual(['charging']);
});

test('[SL-AP-5] with 0 AP nothing is begun and nothing continued', () => {
  const table = wennaAndGuard({ ap: 0 }).refuses(strong('guard'), 'noActionPoints', 'SL-AP-5');
  expect(table.option('strong-attack').refused).toMatchObject({ code: 'noActionPoints', clause: 'SL-AP-5' });
  const begun = wennaAndGuard().does(strong('guard')).refuses(goOn, 'noActionPoints', 'SL-AP-5');
  expect(begun.option('continue-charge').refused).toBeDefined();
});

test('[SL-AP-2] [SL-AP-5] what cannot be charged must be payable at once', () => {
  wennaAndGuard({ ap: 1 }).refuses(choice('ready', { what: 'dash' }), 'noActionPoints', 'SL-AP-2');
});

const moment = (rulings: Sketch): Table =>
  fight(
    { heroes: { wenna: { at: [5, 5], now: { ap: 5 } } }, foes: { guard: { at: [6, 5] } } },
    { rulings, turnOf: 'guard', initiative: { wenna: 30, guard: 10 }, stops: ['moment-declared'] },
  ).does(attack('wenna'));

test('[SL-AP-6] [SL-R44] out of turn all AP must be at hand', () => {
  const table = moment({});
  expect(asked(table)).toBe('wenna moment');
  expect(table.choice().options.map(({ id }) => id)).not.toContain('standard-attack');
  table.refuses(attack('guard'), 'noActionPoints', 'SL-AP-6').does(quick('guard')).rolls('attack', 1, 1);
  expect(ap(table, 'wenna')).toBe(1);
});

test('[SL-AP-6] [SL-R44] by `anyTime` a charge begins out of turn, for 2 initiative, and thwarts', () => {
  const table = moment({ chargeScope: 'anyTime' }).does(attack('guard'));
  expect([ap(table, 'wenna'), initiative(table, 'wenna'), charging(table)]).toEqual([0, 28, true]);
  expect([asked(table), ap(table, 'guard'), table.facts('action-voided')]).toMatchObject([
    'guard turn',
    6,
    [{}],
  ]);
  table.does(endTurn).does(goOn).does(attack('guard')).rolls('attack', 1, 1);
  // 6 with the round; one was missing.
  expect(ap(table, 'wenna')).toBe(5);
});

test('[SL-AP-5] [SL-MNT-2] a mount that is told to pays for its own deed over two shared turns', () => {
  const table = fight({
    heroes: { brannoch: { on: 'war-horse' }, 'war-horse': { at: [5, 5], now: { ap: 4 } } },
    foes: { guard: { at: [7, 5] } },
  });
  table.does(attack('guard', { by: 'war-horse' }));
  expect([charging(table, 'war-horse'), ap(table, 'war-horse')]).toEqual([true, 0]);
  later(table)
    .does(choice('continue-charge', { by: 'war-horse' }))
    .answers('war-horse', attack('guard'));
  table.rolls('attack', 1, 1);
  // 9 and 9, two were missing.
  expect([charging(table, 'war-horse'), ap(table, 'war-horse')]).toEqual([false, 16]);
});

test('[SL-AP-8] [SL-ACT-5] [SL-R63] weapons make it cheaper, but never less than 1', () => {
  const dagger = duel({ isra: { sheet: { weapons: ['dagger'], objects: [] } }, guard: {} });
  expect(dagger.option('quick-attack').cost).toEqual({ ap: 3 });
  const needle = {
    thing: {
      id: 'needle',
      name: 'Needle',
      group: 'blades',
      damage: 0,
      hands: 1,
      ap: -3,
      melee: { reach: 0, optimal: 0 },
    },
    in: 'hand',
  };
  const prick = { id: 'prick', name: 'Prick', ap: 2, group: 'blades' };
  const table = duel({ isra: { sheet: { weapons: [needle], objects: [], specials: [prick] } }, guard: {} });
  table.does(choice('special-attack', { target: 'guard' })).rolls('attack', 1, 1);
  expect(ap(table, 'isra')).toBe(7 - 1);
});

test('[SL-ACT-2] [SL-ACT-3] [SL-ACT-5] an entry says what it costs, stamina too', () => {
  const table = wennaAndGuard({ ap: 18 });
  const costs = (id: string) => table.option(id).cost;
  expect([
    costs('standard-attack'),
    costs('strong-attack'),
    costs('nonlethal-attack'),
    costs('dash'),
  ]).toEqual([{ ap: 6 }, { ap: 8, stamina: 1 }, { ap: 6 }, { ap: 2, stamina: 1 }]);
  expect([costs('defend'), costs('seize-initiative'), costs('hinder'), costs('posture')]).toEqual([
    { ap: 4 },
    { ap: 4 },
    { ap: 6 },
    { ap: 2 },
  ]);
});

test('[SL-AP-5] [SL-FLK-4] whoever becomes flanked by a charged deed is asked once', () => {
  const table = fight(
    {
      heroes: {
        wenna: {
          at: [4, 5],
          sheet: { weapons: [{ thing: 'sword', in: 'backpack' }] },
          now: { ap: 4 },
        },
        torvin: { at: [7, 5] },
      },
      foes: { guard: { at: [6, 5] } },
    },
    { stops: ['ignore-attackers'] },
  );
  // The sword reaches over the yard between them; bare hands do not.
  table
    .does(choice('retrieve', { item: 'sword' }))
    .does(endTurn)
    .does(endTurn)
    .does(endTurn)
    .does(goOn);
  expect(asked(table)).toBe('guard ignore-attackers');
  table.does(decline);
  expect(asked(table)).toBe('wenna turn');
});

test('[SL-AP-5] [SL-R42] what cannot be had any more keeps no id for a name, and comes to nothing in words', () => {
  const table = fight({
    red: { wenna: { at: [5, 5], now: { ap: 2 } } },
    blue: { goblin: { at: [6, 5], now: { ap: 4 } } },
  });
  table.does(choice('enter-space', { target: 'goblin', check: 'power' })).does(endTurn);
  table.does(choice('move', { to: { x: 9, y: 5 } })).does(endTurn);
  expect(table.option('continue-charge').label).toBe('Go on with what was begun');
  table.does(choice('continue-charge'));
  expect(table.facts('note')).toMatchObject([{ text: 'Wenna: it comes to nothing', clause: 'SL-AP-5' }]);
});

test('[SL-GRP-10] [SL-AP-5] the pinned go on with an Escape that they have begun', () => {
  const table = duel({
    torvin: { now: { ap: 3, grappling: ['guard'], pinnedBy: ['guard'] } },
    guard: {},
  });
  table
    .does(choice('escape', { check: 'power' }))
    .does(endTurn)
    .does(endTurn);
  expect(conditions(table, 'torvin')).toContain('pinned');
  table.does(choice('continue-charge')).does(choice('escape', { check: 'power' }));
  // Str 3, Athletics 2, Power 2 against 10 + 1 + 1; 6 and 6 AP, less the 3 that were missing.
  table.rolls('escape', 2, 3);
  expect([ap(table, 'torvin'), conditions(table, 'torvin')]).toEqual([9, ['grappling']]);
  // And with nothing else.
  const other = duel({ torvin: { now: { ap: 3 } }, guard: {} })
    .does(attack('guard'))
    .does(endTurn);
  other.byHand('held down', {
    change: 'condition',
    who: 'torvin',
    condition: 'pinned',
    on: true,
    other: 'guard',
  });
  other.does(endTurn).refuses(choice('continue-charge'), 'pinned', 'SL-GRP-10');
});

test('[SL-JMP-5] [SL-R43] [SL-R51] where others may act around a movement, a jump that is stopped at its last payment is not paid for and may be continued', () => {
  const sheet = { attributes: { strength: 5 } };
  const table = duel(
    {
      wenna: { sheet, now: { ap: 1, movement: { left: 1, runUp: 5 } } },
      guard: { at: [22, 14], now: { ap: 18 } },
    },
    {
      rulings: { moveMoments: 'beforeAndAfter' },
      stops: ['moment-declared'],
      turnOf: 'wenna',
      initiative: { guard: 25, wenna: 20 },
    },
  );
  table.does(choice('long-jump', { to: { x: 9, y: 5 } })).answers('guard', decline);
  table.answers('wenna', endTurn).answers('guard', endTurn).answers('wenna', goOn);
  table.answers('guard', choice('defend'));
  expect([asked(table), cell(table, 'wenna'), ap(table, 'wenna'), charging(table)]).toEqual([
    'wenna turn',
    [5, 5],
    12,
    true,
  ]);
  table.does(goOn).answers('guard', decline).rolls('jump', 10);
  expect([cell(table, 'wenna'), ap(table, 'wenna'), charging(table)]).toEqual([[9, 5], 11, false]);
});
