import { describe, expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  cell,
  choice,
  decline,
  duel,
  endTurn,
  fight,
  move,
  opportunity,
  saveTurn,
} from './line-up.ts';

/** Section 3, the saved turn (FS-TURN-7), and what happens between it and other rules. */

/** Ann, Bea, Cay and Dora act in this order; all stand far from each other. */
const four = (setting = {}, now: { readonly [id: string]: Sketch } = {}) => {
  const at = (id: string, x: number, y: number) => ({
    use: 'bandit',
    at: [x, y] as const,
    now: now[id] ?? {},
  });
  return fight(
    {
      red: { ann: at('ann', 1, 1), cay: at('cay', 1, 9) },
      blue: { bea: at('bea', 9, 1), dora: at('dora', 9, 9) },
    },
    { order: ['ann', 'bea', 'cay', 'dora'], ...setting },
  );
};
/** Ends the next `count` turns and returns whose they were. */
const turns = (table: ReturnType<typeof four>, count: number): readonly string[] => {
  const seen: string[] = [];
  for (let i = 0; i < count; i++) {
    seen.push(table.choice().for);
    table.does(endTurn);
  }
  return seen;
};

test('[FS-TURN-7] a saved turn comes right after the named turn, with all AP, once in the round', () => {
  const table = four().does(saveTurn('bea'));
  expect(turns(table, 4)).toEqual(['bea', 'ann', 'cay', 'dora']);
  const late = four().does(saveTurn('dora'));
  expect(turns(late, 3)).toEqual(['bea', 'cay', 'dora']);
  expect([asked(late), ap(late, 'ann'), late.view().round]).toEqual(['ann turn', 3, 1]);
});

test('[FS-ENC-5, FS-TURN-7] a fight begun in the middle of a round: those before the active one have had their turn', () => {
  const table = four({ turnOf: 'cay' });
  table.refuses(saveTurn('ann'), 'cannotSave', 'FS-TURN-7');
  expect(turns(table, 4)).toEqual(['cay', 'dora', 'ann', 'bea']);
  // Ann waits for Dora: her turn of this round is still to come.
  const saved = four({ turnOf: 'cay' }, { ann: { conditions: [{ id: 'waiting', other: 'dora' }] } });
  expect(turns(saved, 4)).toEqual(['cay', 'dora', 'ann', 'ann']);
});

test('[FS-TURN-7] a combatant that waits with its turn saved may still react', () => {
  const table = four().does(saveTurn('dora'));
  table.does(choice('draw', { by: 'ann', item: 'dagger' }));
  expect([asked(table), ap(table, 'ann')]).toEqual(['bea turn', 2]);
});

test('[FS-TURN-7] ruling saveTurn sameRound: a combatant who has acted cannot be named, nor can the saver itself', () => {
  const table = four().does(endTurn);
  table
    .refuses(saveTurn('ann'), 'cannotSave', 'FS-TURN-7')
    .refuses(saveTurn('bea'), 'cannotSave', 'FS-TURN-7');
  table.refuses(saveTurn('nobody'), 'noSuchThing', 'FS-TURN-7');
});

test('[FS-TURN-7] a turn cannot be saved after anything was done in it', () => {
  const moved = four().does(move(2, 1));
  moved.refuses(saveTurn('bea'), 'cannotSave', 'FS-TURN-7');
  const acted = four().does(choice('dash'));
  acted.refuses(saveTurn('bea'), 'cannotSave', 'FS-TURN-7');
});

test('[FS-TURN-7] the last in the order has nobody to name and cannot save its turn', () => {
  const table = four();
  turns(table, 3);
  expect(table.option('save-turn').refused).toMatchObject({ code: 'cannotSave', clause: 'FS-TURN-7' });
  for (const other of ['ann', 'bea', 'cay']) table.refuses(saveTurn(other), 'cannotSave', 'FS-TURN-7');
});

test('[FS-TURN-7] a saved turn may be saved again when it comes', () => {
  const table = four().does(saveTurn('bea'));
  expect(turns(table, 1)).toEqual(['bea']);
  table.answers('ann', saveTurn('dora'));
  expect(turns(table, 3)).toEqual(['cay', 'dora', 'ann']);
});

test('[FS-TURN-7] a saver stays behind the named combatant when that one saves its turn too', () => {
  const table = four().does(saveTurn('bea')).answers('bea', saveTurn('dora'));
  expect(turns(table, 4)).toEqual(['cay', 'dora', 'bea', 'ann']);
});

test('[FS-TURN-7] savers that would wait for each other in a circle are refused', () => {
  const table = four().does(saveTurn('bea'));
  table.refuses(saveTurn('ann'), 'cannotSave', 'FS-TURN-7');
  table.answers('bea', saveTurn('cay'));
  table
    .refuses(saveTurn('ann'), 'cannotSave', 'FS-TURN-7')
    .refuses(saveTurn('bea'), 'cannotSave', 'FS-TURN-7');
  table.answers('cay', saveTurn('dora'));
  expect(turns(table, 4)).toEqual(['dora', 'cay', 'bea', 'ann']);
});

test('[FS-TURN-7] several savers behind the same combatant act in initiative order', () => {
  const table = four().does(saveTurn('dora')).answers('bea', saveTurn('dora'));
  expect(turns(table, 4)).toEqual(['cay', 'dora', 'ann', 'bea']);
  const early = four().does(saveTurn('cay')).answers('bea', saveTurn('cay'));
  expect(turns(early, 4)).toEqual(['cay', 'ann', 'bea', 'dora']);
});

test('[FS-TURN-7] a saver behind another saver comes right after it, before other savers', () => {
  const table = four()
    .does(saveTurn('dora'))
    .answers('bea', saveTurn('dora'))
    .answers('cay', saveTurn('ann'));
  expect(turns(table, 4)).toEqual(['dora', 'ann', 'cay', 'bea']);
});

test.each([
  ['surprised', 'surprised'],
  ['unconscious', 'unconscious'],
])('[FS-TURN-7] a skipped turn of the named combatant counts as over: %s', (condition, why) => {
  const table = four({}, { cay: { conditions: [{ id: condition }] } }).does(saveTurn('cay'));
  expect(turns(table, 3)).toEqual(['bea', 'ann', 'dora']);
  expect(table.facts('turn-skipped')).toMatchObject([{ who: 'cay', why }]);
});

test('[FS-TURN-7] if the named combatant is knocked out before its turn, the saver acts in its place in the order', () => {
  const table = four().does(saveTurn('cay'));
  table.byHand('an arrow from the wall', { change: 'track', who: 'cay', track: 'health', left: 0 });
  expect(turns(table, 3)).toEqual(['bea', 'ann', 'dora']);
});

test('[FS-TURN-7] if the named combatant is removed, the saved turn is not lost', () => {
  const table = four().does(saveTurn('cay'));
  table.byHand('Cay was never here', { change: 'remove', who: 'cay' });
  const seen = turns(table, 3);
  expect([...seen].sort()).toEqual(['ann', 'bea', 'dora']);
  expect(table.view().round).toBe(2);
});

test('[FS-TURN-7, FS-COND-3] a saver knocked out while waiting has its turn skipped', () => {
  const table = four().does(saveTurn('dora'));
  table.byHand('an arrow from the wall', { change: 'track', who: 'ann', track: 'health', left: 0 });
  expect(turns(table, 2)).toEqual(['bea', 'cay']);
  expect(table.facts('turn-skipped')).toEqual([]);
  table.answers('dora', endTurn);
  expect(table.facts('turn-skipped')[0]).toMatchObject({ who: 'ann', why: 'unconscious' });
  expect([asked(table), table.view().round]).toEqual(['bea turn', 2]);
});

test('[FS-TURN-7] AP spent and an attack made by a reaction do not prevent saving the saved turn again', () => {
  const table = fight(
    { red: { sefu: { at: [5, 5] } }, blue: { ciro: { at: [6, 5] }, wolf: { at: [11, 11] } } },
    {},
  );
  table.does(saveTurn('ciro')).answers('ciro', move(9, 5)).answers('sefu', opportunity);
  table.does(decline).rolls('attack', 20).answers('ciro', endTurn);
  expect([asked(table), ap(table, 'sefu')]).toEqual(['sefu turn', 2]);
  table.does(saveTurn('wolf'));
  expect(asked(table)).toBe('wolf turn');
});

describe('the next round', () => {
  test('[FS-TURN-7] ruling saveTurnOrder restore: the next round has the initiative order again', () => {
    const table = four().does(saveTurn('cay'));
    expect(turns(table, 4)).toEqual(['bea', 'cay', 'ann', 'dora']);
    expect(turns(table, 4)).toEqual(['ann', 'bea', 'cay', 'dora']);
  });

  test('[FS-TURN-7] ruling saveTurnOrder keep: the next round keeps the new order', () => {
    const table = four({ rulings: { saveTurnOrder: 'keep' } }).does(saveTurn('cay'));
    turns(table, 4);
    expect(turns(table, 4)).toEqual(['bea', 'cay', 'ann', 'dora']);
  });

  test('[FS-TURN-7] ruling saveTurn intoNextRound: behind a combatant who has acted, the turn comes next round', () => {
    const table = four({ rulings: { saveTurn: 'intoNextRound' } }).does(endTurn);
    table.answers('bea', saveTurn('ann'));
    expect(turns(table, 2)).toEqual(['cay', 'dora']);
    expect(table.view().round).toBe(2);
    expect(turns(table, 4)).toEqual(['ann', 'bea', 'cay', 'dora']);
  });

  test('[FS-TURN-7] ruling saveTurn intoNextRound: saved behind the third of four, the fourth acts fourth next round', () => {
    const table = four({ rulings: { saveTurn: 'intoNextRound' } });
    turns(table, 3);
    table.answers('dora', saveTurn('cay'));
    expect(table.view().round).toBe(2);
    expect(turns(table, 4)).toEqual(['ann', 'bea', 'cay', 'dora']);
  });
});

test('[FS-TURN-7, FS-OPP-6] a move that was stopped before its first step counts as done: the turn cannot be saved', () => {
  const table = duel({ ciro: {}, brute: {} }).does(move(3, 5)).answers('brute', opportunity).does(decline);
  table.rolls('attack', 13).does(choice('trip')).rolls('damage', 1).rolls('maneuver', 13);
  expect([asked(table), cell(table, 'ciro')]).toEqual(['ciro turn', [5, 5]]);
  table.refuses(saveTurn('brute'), 'cannotSave', 'FS-TURN-7');
});
