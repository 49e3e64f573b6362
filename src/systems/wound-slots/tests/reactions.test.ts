import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  initiative,
  path,
  terms,
  waiting,
} from './line-up.ts';

const bow = (target: string) => attack(target, { with: 'bow' });
/** Pell with an arrow in reserve: the bow takes 2 AP to load. */
const archer = { at: [5, 5], now: { ap: 24 } } as const;

test('[SL-REA-1] [SL-REA-2] a reaction is possible at any initiative but 0, for its AP and no initiative', () => {
  const table = fight(
    { red: { pell: archer }, blue: { guard: { at: [6, 5] } } },
    { initiative: { pell: 20, guard: 1 } },
  );
  table.does(bow('guard')).answers('guard', choice('harry'));
  expect([ap(table, 'guard'), initiative(table, 'guard')]).toEqual([4, 1]);
  expect(table.facts('action')).toMatchObject([
    { who: 'pell', clause: 'SL-INT-1' },
    { who: 'guard', action: 'harry', group: 'reaction', clause: 'SL-REA-2' },
  ]);
  table.rolls('attack', 1, 2);
});

test('[SL-REA-1] its AP must be there in full: who has too few is not asked', () => {
  const shot = (more: Sketch) =>
    fight({ red: { pell: archer }, blue: { guard: { at: [6, 5], now: more } } }).does(bow('guard'));
  expect(asked(shot({ ap: 2 }))).toBe('guard harry');
  expect(waiting(shot({ ap: 1 })).purpose).toBe('attack');
  // Nor is anybody asked who has no melee weapon within reach or cannot act.
  expect(waiting(shot({ helplessUntil: 3 })).purpose).toBe('attack');
  const far = fight({ red: { pell: archer }, blue: { guard: { at: [8, 5] } } }).does(bow('guard'));
  expect(waiting(far).purpose).toBe('attack');
});

test('[SL-REA-3] Rebuff comes before the step that it answers, Harry before the roll', () => {
  const table = fight({ red: { torvin: { at: [3, 5] } }, blue: { guard: { at: [6, 5] } } });
  table.does(path([4, 5], [5, 5]));
  // Torvin has not come closer yet; nothing else can be answered now.
  expect([asked(table), table.who('torvin').cell]).toEqual(['guard rebuff', { x: 4, y: 5 }]);
  table.refuses(endTurn, 'midResolution', 'SL-REA-3');
});

test('[SL-REA-3] a readied action comes right after the event', () => {
  const table = fight(
    { red: { guard: { at: [5, 5], now: { ap: 18 } } }, blue: { torvin: { at: [6, 5] } } },
    { initiative: { guard: 20, torvin: 10 } },
  );
  table.does(choice('ready', { what: 'posture', events: ['turn-start'] })).does(endTurn);
  expect(asked(table)).toBe('guard readied');
  table.does(choice('posture', { to: 'crouching' }));
  // 18 less 2, the turn's end up to 18 again, and 2.
  expect([asked(table), ap(table, 'guard')]).toEqual(['torvin turn', 16]);
});

test('[SL-REA-4] [SL-R50] several may react to one thing, the highest initiative first, each once', () => {
  const table = fight(
    {
      red: { pell: archer },
      blue: { guard: { at: [6, 5] }, goblin: { at: [4, 5] } },
    },
    { initiative: { pell: 20, guard: 5, goblin: 8 }, rulings: { sameEffect: 'add' } },
  );
  table.does(bow('guard')).answers('goblin', choice('harry')).answers('guard', choice('harry'));
  expect(terms(table).filter((term) => term.startsWith('harried'))).toEqual(['harried -2', 'harried -2']);
});

test('[SL-REA-4] who harries an attack does not pull somebody into it besides', () => {
  const shot = (first: Choice) => {
    const table = fight(
      {
        red: { pell: archer },
        blue: { guard: { at: [6, 5], now: { grappling: ['torvin'], ap: 8 } } },
        green: { torvin: { at: [7, 5], now: { ap: 0 } } },
      },
      { initiative: { pell: 20, guard: 5, torvin: 4 } },
    );
    return table.does(bow('guard')).answers('guard', first);
  };
  expect(waiting(shot(choice('harry'))).purpose).toBe('attack');
  expect(asked(shot(decline))).toBe('guard interpose');
});

test('[SL-COM-4] [SL-COM-5] Harry: −2 on every shot of the round, once a round for each target', () => {
  const table = fight(
    {
      red: { pell: archer },
      blue: { guard: { at: [6, 5], now: { ap: 18 } }, goblin: { at: [20, 12] } },
    },
    { initiative: { pell: 20, guard: 5, goblin: 4 } },
  );
  table.does(bow('goblin')).answers('guard', choice('harry'));
  expect(terms(table)).toContain('harried -2');
  table.rolls('attack', 1, 2);
  expect(conditions(table, 'pell')).toContain('harried');
  // The second shot suffers too, and the guard is not asked again.
  table.does(choice('load', { item: 'bow' })).does(bow('goblin'));
  expect(terms(table)).toContain('harried -2');
  table
    .rolls('attack', 1, 2)
    .does(choice('load', { item: 'bow' }))
    .does(endTurn);
  table.answers('guard', endTurn).answers('goblin', endTurn);
  expect([table.view().round, conditions(table, 'pell')]).toEqual([2, []]);
  table.does(bow('goblin'));
  expect(asked(table)).toBe('guard harry');
});

test('[SL-COM-4] [SL-MOD-6] a second one is only asked where two penalties of a kind add up', () => {
  const both = (sameEffect: string) => {
    const table = fight(
      { red: { pell: archer }, blue: { guard: { at: [6, 5] }, goblin: { at: [4, 5] } } },
      { initiative: { pell: 20, guard: 8, goblin: 5 }, rulings: { sameEffect } },
    );
    return table.does(bow('guard')).answers('guard', choice('harry'));
  };
  expect(waiting(both('strongestOnly')).purpose).toBe('attack');
  expect(asked(both('add'))).toBe('goblin harry');
});

test('[SL-REA-1] [SL-ATK-11] a fumbled Rebuff may take the initiative that the next one would need', () => {
  const table = fight(
    { red: { torvin: { at: [3, 5], now: { ap: 12 } } }, blue: { guard: { at: [6, 5], now: { ap: 18 } } } },
    { initiative: { torvin: 20, guard: 2 } },
  );
  table
    .does(path([4, 5], [5, 5]))
    .does(choice('rebuff'))
    .rolls('attack', 1, 1);
  expect(initiative(table, 'guard')).toBe(0);
  table.answers('torvin', choice('stop'));
  // Once more towards the blade: nobody is asked now.
  table.does(path([5, 5]));
  expect([asked(table), table.who('torvin').cell]).toEqual(['torvin turn', { x: 5, y: 5 }]);
});
