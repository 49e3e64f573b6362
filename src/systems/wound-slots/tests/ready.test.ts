import { expect, test } from 'vitest';
import {
  ap,
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  initiative,
  move,
  path,
  waiting,
  wounds,
} from './line-up.ts';

/** The guard has the turn and readies; Torvin comes next, two yards away. */
const two = (now: object = {}, setting: object = {}, torvin: object = {}) =>
  fight(
    {
      red: { guard: { at: [5, 5], now: { ap: 18, ...now } } },
      blue: { torvin: { at: [8, 5], now: { ap: 12, ...torvin } } },
    },
    { initiative: { guard: 15, torvin: 14 }, ...setting },
  );

const ready = (what: string, ...events: string[]) => choice('ready', { what, events });
const sword = attack('torvin', { with: 'sword' });

test('[SL-COM-6] [SL-R66] 2 AP now, the action’s own when it is taken, in answer to any event', () => {
  const table = two();
  table.does(ready('standard-attack'));
  expect([ap(table, 'guard'), conditions(table, 'guard'), asked(table)]).toEqual([
    16,
    ['readied'],
    'guard turn',
  ]);
  // Nobody is near, so the end of the turn and the start of the next one give nothing to attack.
  table.does(endTurn);
  expect([asked(table), ap(table, 'guard')]).toEqual(['torvin turn', 18]);
  table.does(move(6, 5));
  // The sword reaches a yard of gap.
  expect([asked(table), cell(table, 'torvin')]).toEqual(['guard readied', [7, 5]]);
  table.does(decline);
  expect(asked(table)).toBe('guard rebuff');
  table.does(decline);
  expect([asked(table), cell(table, 'torvin')]).toEqual(['guard readied', [6, 5]]);
  table.does(sword);
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'attack', bonus: 6 });
  table.rolls('attack', 5, 5);
  // 16 + 3 − 11 − 4: severe.
  expect([ap(table, 'guard'), wounds(table, 'torvin'), conditions(table, 'guard')]).toEqual([
    12,
    [0, 0, 1, 0, 0],
    [],
  ]);
});

test('[SL-COM-7] it costs no initiative, and there is none at initiative 0', () => {
  const at = (standing: number) => {
    const table = two({ ap: 6 }, { initiative: { guard: standing, torvin: 30 }, turnOf: 'guard' });
    return table.does(ready('posture', 'turn-start')).does(endTurn);
  };
  const one = at(1).does(choice('posture', { to: 'crouching' }));
  expect([initiative(one, 'guard'), one.facts('action').at(-1)]).toMatchObject([
    1,
    { group: 'reaction', clause: 'SL-COM-7' },
  ]);
  expect(asked(at(0))).not.toContain('readied');
});

test('[SL-COM-7] any other action or reaction ends it; movement does not', () => {
  const table = two();
  table.does(ready('posture')).does(move(5, 6));
  expect(conditions(table, 'guard')).toEqual(['readied']);
  table.does(choice('seize-initiative')).rolls('seize-initiative', 1);
  expect(conditions(table, 'guard')).toEqual([]);
  const rebuffed = two().does(ready('posture', 'wound')).does(endTurn).does(move(6, 5));
  rebuffed.answers('guard', choice('rebuff')).rolls('attack', 1, 2);
  expect(conditions(rebuffed, 'guard')).toEqual([]);
});

test('[SL-COM-7] [SL-FLK-4] a free reaction does not end it', () => {
  const table = fight(
    {
      red: { guard: { at: [5, 5], now: { ap: 18 } } },
      blue: { torvin: { at: [6, 5] }, wenna: { at: [3, 8] } },
    },
    { initiative: { guard: 15, wenna: 14, torvin: 13 }, stops: ['ignore-attackers'] },
  );
  table.does(ready('posture', 'wound')).does(endTurn).answers('wenna', move(4, 5));
  table.answers('guard', choice('ignore', { whom: ['wenna'] }));
  expect(conditions(table, 'guard')).toEqual(expect.arrayContaining(['readied', 'ignoring']));
});

test('[SL-R66] with `prepaid` the action’s AP are paid at once, the dearest way of it, and nothing later', () => {
  const table = two({ ap: 18 }, { rulings: { readyCost: 'prepaid' } });
  table.does(ready('standard-attack', 'step'));
  expect(ap(table, 'guard')).toBe(12);
  table
    .does(endTurn)
    .does(path([7, 5]))
    .answers('guard', sword)
    .rolls('attack', 1, 2);
  // 12 and 6 for the turn's end.
  expect(ap(table, 'guard')).toBe(18);
});

test('[SL-R66] with `prepaid` what cannot be paid at once is greyed: with 3 AP all that takes 4, with none all that takes any', () => {
  const picks = (left: number, readyCost: string) => {
    const { needs } = two({ ap: left }, { rulings: { readyCost } }).option('ready');
    if (needs?.what?.kind !== 'one') throw new Error('which action?');
    return new Map(needs.what.oneOf.map(({ id, note, refused }) => [id, [note, refused?.clause]]));
  };
  const some = picks(3, 'prepaid');
  expect(some.get('posture')).toEqual(['2 AP', undefined]);
  expect(some.get('quick-attack')).toEqual(['4 AP', 'SL-AP-2']);
  expect(some.get('standard-attack')).toEqual(['6 AP', 'SL-AP-2']);
  // SL-ACT-1: what "Something else" takes is agreed on when it is taken.
  const open = [...picks(0, 'prepaid')].filter(([, [, refused]]) => refused === undefined);
  expect(open).toEqual([['other-action', ['0 AP', undefined]]]);
  // SL-R66: it is due when it is taken; there may be more AP then.
  expect(picks(3, 'twoThenCost').get('standard-attack')).toEqual(['6 AP then', undefined]);
  const poor = two({ ap: 3 }, { rulings: { readyCost: 'prepaid' } });
  poor.refuses(ready('quick-attack'), 'noActionPoints', 'SL-AP-2').does(ready('posture'));
  // 2 of the 3 are paid now.
  expect(ap(poor, 'guard')).toBe(1);
});

test('[SL-R67] events: turns, actions, steps, wounds, conditions; the player says for which it is asked', () => {
  const asks = (event: string): readonly string[] => {
    const table = two({}, { stops: [] }, { posture: 'crouching' });
    table.does(ready('posture', event)).does(endTurn);
    const seen: string[] = [];
    const listen = (): void => {
      while (asked(table) === 'guard readied') {
        seen.push(String(table.choice().about?.event));
        table.does(decline);
      }
    };
    listen();
    for (const deed of [choice('posture', { to: 'standing' }), move(8, 6), endTurn]) {
      table.answers('torvin', deed);
      listen();
    }
    return seen;
  };
  expect(asks('turn-start')).toEqual(['turn-start']);
  expect(asks('turn-end')).toEqual(['turn-end']);
  // Standing up ends a condition, and is an action.
  expect(asks('condition')).toEqual(['condition']);
  expect(asks('resolved')).toEqual(['resolved']);
  expect(asks('step')).toEqual(['step']);
  expect(asks('wound')).toEqual([]);
});

test('[SL-R67] what it does itself is no event for it, and no event is ever undone', () => {
  const table = two();
  table.does(ready('posture')).does(move(5, 6));
  expect(asked(table)).toBe('guard turn');
  table.refuses(ready('posture', 'gm'), 'noSuchThing', 'SL-COM-6');
  table.does(ready('posture', 'step')).does(endTurn).does(move(8, 6));
  table.answers('guard', choice('posture', { to: 'prone' }));
  expect([cell(table, 'torvin'), asked(table)]).toEqual([[8, 6], 'torvin turn']);
});

test('[SL-R67] [SL-COM-1] [SL-DUR-1] a ward that begins or ends is a condition that begins or ends', () => {
  const spell = { id: 'quick-ward', name: 'Quick Ward', school: 'life', mana: { points: 1, use: 'invest' } };
  const ward = { ...spell, range: 5, does: { deed: 'ward', bonus: 2, rounds: 1 } };
  const table = fight({
    red: { pell: { at: [2, 2], now: { ap: 24 } } },
    blue: { isra: { at: [12, 5], sheet: { spells: [ward] } } },
  })
    .does(ready('standard-attack', 'condition'))
    .does(endTurn);
  table.does(choice('cast-spell', { spell: 'quick-ward', target: 'isra' }));
  expect([asked(table), conditions(table, 'isra')]).toEqual(['pell readied', ['warded']]);
  // It lasts for this round.
  table.does(decline).does(endTurn);
  expect([asked(table), conditions(table, 'isra')]).toEqual(['pell readied', []]);
});

test('[SL-R67] what a readied action does to conditions is an event for others who wait, once', () => {
  const table = fight(
    {
      red: { guard: { at: [5, 5], now: { ap: 18 } }, pell: { at: [5, 9], now: { ap: 18 } } },
      blue: { torvin: { at: [14, 5], now: { ap: 12 } } },
    },
    { initiative: { guard: 15, pell: 14, torvin: 13 }, stops: [] },
  );
  table.does(ready('posture', 'turn-start')).does(endTurn).answers('guard', decline);
  table.does(ready('posture', 'condition')).does(endTurn);
  // Torvin's turn begins: the guard crouches in answer, and Pell was waiting for something like that.
  expect([asked(table), table.view().round]).toEqual(['guard readied', 1]);
  table.does(choice('posture', { to: 'crouching' }));
  expect(asked(table)).toBe('pell readied');
  table.does(decline);
  expect(asked(table)).toBe('torvin turn');
  // In the middle of a deed that is watched as a whole it is said once, after it.
  const amid = fight(
    {
      red: { guard: { at: [5, 5], now: { ap: 18 } }, pell: { at: [5, 9], now: { ap: 18 } } },
      blue: { torvin: { at: [14, 5], now: { ap: 12 } } },
    },
    { initiative: { guard: 15, pell: 14, torvin: 13 }, stops: [] },
  );
  amid.does(ready('posture', 'step')).does(endTurn);
  amid
    .does(ready('posture', 'condition'))
    .does(endTurn)
    .does(path([13, 5]));
  amid.answers('guard', choice('posture', { to: 'crouching' }));
  expect(asked(amid)).toBe('pell readied');
  amid.does(decline);
  expect(asked(amid)).toBe('torvin turn');
});

test('[SL-R67] with `gmText` it is said in words what is waited for, and the game master says when it has come', () => {
  const table = two({}, { rulings: { readyEvents: 'gmText' } });
  table.does(choice('ready', { what: 'posture', text: 'the bell rings' })).does(endTurn);
  table.does(move(6, 5)).answers('guard', decline);
  expect(asked(table)).toBe('torvin turn');
  expect(table.option('event-come', 'guard').label).toContain('the bell rings');
  table.does(choice('event-come', { by: 'guard' }));
  expect(asked(table)).toBe('guard readied');
  table.does(choice('posture', { to: 'prone' }));
  expect([conditions(table, 'guard'), asked(table)]).toEqual([['prone'], 'torvin turn']);
  table.refuses(choice('event-come', { by: 'guard' }), 'noSuchThing', 'SL-COM-6');
});

test('[SL-COM-6] [SL-REA-1] who cannot pay for what it has readied is not asked', () => {
  const table = two({ ap: 2 }, { initiative: { guard: 15, torvin: 14 } });
  // 6 for the turn's end: a blow with the sword.
  table
    .does(ready('standard-attack', 'step'))
    .does(endTurn)
    .does(path([7, 5]));
  expect(asked(table)).toBe('guard readied');
  const poor = two({ ap: 2 })
    .does(ready('strong-attack', 'step'))
    .does(endTurn)
    .does(path([7, 5]));
  // They are not the 8 of a Strong Attack.
  expect(asked(poor)).toBe('torvin turn');
});

test('[SL-COM-6] [SL-INT-3] readied on another’s turn it costs 2 initiative, and may be used in that turn', () => {
  const table = two({}, { turnOf: 'torvin', stage: 'start', stops: ['moment-turn-start'] });
  table.refuses(ready('ready'), 'noSuchThing', 'SL-COM-6');
  table.does(ready('standard-attack', 'step'));
  expect([ap(table, 'guard'), initiative(table, 'guard')]).toEqual([16, 13]);
  table.does(move(6, 5));
  expect([asked(table), cell(table, 'torvin')]).toEqual(['guard readied', [7, 5]]);
});

test('[SL-COM-6] [SL-MNT-2] for a rider the steps of the mount it guides are its own, and no event', () => {
  const table = fight({
    red: {
      wenna: { on: 'horse', now: { ap: 18 } },
      horse: { at: [5, 5], use: 'war-horse', now: { ap: 9 } },
    },
    blue: { guard: { at: [7, 5], now: { ap: 0 } } },
  });
  // The sword reaches the guard from the saddle, before and after the step.
  table.does(ready('standard-attack', 'step')).does(move(5, 4));
  expect([asked(table), cell(table, 'horse')]).toEqual(['wenna turn', [5, 4]]);
});

test('[SL-R66] with `prepaid` the menu and the preview of the readied action ask for no AP any more', () => {
  const table = two({ ap: 18 }, { rulings: { readyCost: 'prepaid' } });
  table
    .does(ready('standard-attack', 'step'))
    .does(endTurn)
    .does(path([7, 5]));
  expect(asked(table)).toBe('guard readied');
  expect(table.option('standard-attack').cost?.ap).toBe(0);
  expect(table.send({ do: 'preview', choice: sword } as never)).toMatchObject({ cost: { ap: 0 } });
});

test('[SL-R66] with `prepaid` a special attack is paid for with the dearest weapon that it can be made with', () => {
  const cut = { id: 'cut', name: 'Cut', ap: 6, group: 'blades' };
  const heavy = {
    thing: {
      id: 'maul',
      name: 'Maul',
      group: 'clubs',
      damage: 2,
      hands: 1,
      ap: 3,
      melee: { reach: 0, optimal: 0 },
    },
    in: 'hand',
  };
  const cost = (weapons: readonly unknown[]): number => {
    const sheet = { weapons, specials: [cut] };
    const table = fight(
      {
        red: { guard: { at: [5, 5], sheet, now: { ap: 18 } } },
        blue: { torvin: { at: [6, 5] } },
      },
      { initiative: { guard: 15, torvin: 14 }, rulings: { readyCost: 'prepaid' } },
    );
    return 18 - ap(table.does(ready('special-attack')), 'guard');
  };
  // A dagger takes 1 AP less, in whichever hand it is.
  expect(cost(['dagger'])).toBe(5);
  expect(cost(['dagger', 'sword'])).toBe(6);
  expect(cost(['sword', 'dagger'])).toBe(6);
  // With a club it is not made.
  expect(cost(['dagger', heavy])).toBe(5);
});
