import { expect, test } from 'vitest';
import type { Total } from '../../../kernel/terms.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { asked, attack, choice, conditions, decline, endTurn, fight, waiting } from './line-up.ts';

/** Attacks from behind on the unaware, and when combatants become aware (AD-POS-5 to AD-POS-7). */

const behind = { fromBehind: 'yes' } as const;
const knowsNothingOf = (...of: readonly string[]): Sketch => ({ unaware: of, vigor: 4 });

/** Lio beside two enemies: the thug is aware of him, the soldier is not. */
const two = (setting: Setting = {}, lio: Sketch = {}, thug: Sketch = { vigor: 4 }) =>
  fight(
    {
      red: { lio: { at: [5, 5], now: lio } },
      blue: { thug: { at: [6, 5], now: thug }, soldier: { at: [5, 6], now: knowsNothingOf('lio') } },
    },
    setting,
  );

test('[AD-POS-5] [AD-ACT-6] an off-hand attack may come from behind, whatever the main attack', () => {
  const table = two().does(attack('thug', 'short-sword')).rolls('attack', 1, 1, 1, 1);
  expect(asked(table)).toBe('lio offHand');
  table.refuses(attack('thug', 'knife', behind), 'wrongTarget', 'AD-POS-6');
  table.does(attack('soldier', 'knife', behind));
  expect(waiting(table)).toMatchObject({ purpose: 'off-hand', beats: 8 });
});

test('[AD-POS-5] [AD-POS-6] [AD-ACT-4] a named off-hand attack says with `offBehind` that it comes from behind', () => {
  const named = (offTarget: string) =>
    attack('thug', 'short-sword', { offHand: 'knife', offTarget, offBehind: 'yes' });
  const table = two().does(named('soldier')).rolls('attack', 1, 1, 1, 1);
  expect(waiting(table)).toMatchObject({ purpose: 'off-hand', beats: 8 });
  two().refuses(named('thug'), 'wrongTarget', 'AD-POS-6');
  // Without it the whole Guard counts.
  const plain = two().does(attack('thug', 'short-sword', { offHand: 'knife', offTarget: 'soldier' }));
  expect(waiting(plain.rolls('attack', 1, 1, 1, 1)).beats).toBe(15);
});

test('[AD-R27] [AD-POS-5] ruling offHandWindow withDeclaration: `offBehind` is declared with the attack', () => {
  const declared = { rulings: { offHandWindow: 'withDeclaration' } };
  const table = two(declared);
  expect(table.option('attack').needs).toHaveProperty('offBehind');
  table.does(attack('thug', 'short-sword', { offHand: 'knife', offTarget: 'soldier', offBehind: 'yes' }));
  table.rolls('attack', 1, 1, 1, 1);
  expect(waiting(table)).toMatchObject({ purpose: 'off-hand', beats: 8 });
});

test('[AD-POS-7] [AD-R57] ruling awareness: the first attack makes its target aware, or only the game master does', () => {
  const twice = (awareness: string) =>
    two({ rulings: { awareness } }, {}, knowsNothingOf('lio'))
      .does(attack('thug', 'short-sword', behind))
      .rolls('attack', 1, 1, 1, 1);
  twice('firstTurnOrAttack').refuses(attack('thug', 'knife', behind), 'wrongTarget', 'AD-POS-6');
  const still = twice('gm').does(attack('thug', 'knife', behind));
  expect(waiting(still)).toMatchObject({ purpose: 'off-hand', beats: 8 });
});

test('[AD-POS-5] [AD-POS-7] a target aware of one attacker may still be unaware of another', () => {
  const table = fight({
    red: { lio: { at: [5, 5], now: { vigor: 7, actions: 1 } }, hadra: { at: [6, 6], now: { vigor: 7 } } },
    blue: { thug: { at: [6, 5], now: knowsNothingOf('lio', 'hadra') } },
  });
  table.does(attack('thug', 'short-sword', behind)).rolls('attack', 1, 1, 1, 1);
  expect(conditions(table, 'thug')).toContain('unaware');
  table.does(attack('thug', 'sword', behind));
  expect(waiting(table)).toMatchObject({ who: 'hadra', beats: 8 });
  table.rolls('attack', 1, 1, 1);
  expect(conditions(table, 'thug')).not.toContain('unaware');
});

/** Round 1: Hadra and Oska have ambushed a thug, who comes after them. */
const ambushed = (now: Sketch, setting: Setting = {}) =>
  fight(
    {
      red: { hadra: { at: [5, 5] }, oska: { at: [9, 9] } },
      blue: { thug: { at: [6, 5], now: { unaware: ['hadra', 'oska'], ...now } }, lio: { at: [20, 14] } },
    },
    { round: 1, ...setting },
  );

test('[AD-POS-7] [AD-REC-3] a first turn skipped as Winded makes aware of enemies in view', () => {
  const table = ambushed({ vigor: 0 }).does(endTurn).does(endTurn);
  expect(table.facts('turn-passed')).toMatchObject([{ who: 'thug', why: 'winded' }]);
  expect(table.facts('aware')).toMatchObject([{ who: 'thug', of: ['hadra', 'oska'] }]);
});

test('[AD-POS-7] an unconscious combatant becomes aware in its first turn after waking, once', () => {
  const table = ambushed({ health: 0, vigor: 10 });
  table.does(endTurn).does(endTurn);
  expect(table.facts('turn-passed')).toMatchObject([{ who: 'thug', why: 'unconscious' }]);
  table.does(endTurn);
  table.byHand('salts', { change: 'track', who: 'thug', track: 'health', left: 1 });
  table.byHand('unseen', { change: 'condition', who: 'thug', condition: 'unaware', on: true, other: 'oska' });
  table.byHand('unseen', {
    change: 'condition',
    who: 'thug',
    condition: 'unaware',
    on: true,
    other: 'hadra',
  });
  table.does(endTurn).does(endTurn);
  expect(asked(table)).toBe('thug turn');
  expect(table.facts('aware')).toMatchObject([{ who: 'thug', of: ['hadra', 'oska'] }]);
  // Marked unaware by hand after that, it stays so in its next turn.
  table.byHand('gone', { change: 'condition', who: 'thug', condition: 'unaware', on: true, other: 'oska' });
  table.does(endTurn).does(endTurn).does(endTurn).does(endTurn);
  expect([asked(table), table.facts('aware').length]).toEqual(['thug turn', 1]);
});

/** Veshta's Storm Call on a thug that is unaware of her, and on Hadra, who is aware. */
const storm = (rulings: Sketch, thug: Sketch = knowsNothingOf('veshta')) => {
  const line: LineUp = {
    red: { veshta: { at: [2, 5], sheet: { actions: 3 } } },
    blue: { thug: { at: [12, 5], now: thug }, hadra: { at: [13, 5], now: { vigor: 4 } } },
  };
  const table = fight(line, { rulings }).does(choice('power-storm-call', { at: { x: 13, y: 5 } }));
  return table
    .rolls('attack', 1, 3, 3, 3)
    .facts('attack-roll')
    .map(({ target, number }) => [target, (number as Total).value]);
};

test('[AD-ATK-8] [AD-ATK-4] [AD-R56] an area attack halves Guard only with ruling unawareIsEnough', () => {
  expect(storm({})).toEqual([
    ['thug', 15],
    ['hadra', 17],
  ]);
  expect(storm({ behindDeclared: 'unawareIsEnough' })).toEqual([
    ['thug', 8],
    ['hadra', 17],
  ]);
});

test('[AD-R49] [AD-ATK-8] ruling unawareDefense: a target unaware of the caster may defend against an area, or not', () => {
  const asks = (unawareDefense: string) => {
    const line: LineUp = {
      red: { veshta: { at: [2, 5], sheet: { actions: 3 } } },
      blue: { thug: { at: [12, 5], now: { unaware: ['veshta'] } } },
    };
    const table = fight(line, { rulings: { unawareDefense } });
    table.does(choice('power-storm-call', { at: { x: 13, y: 5 } })).rolls('attack', 10, 3, 3, 3);
    return table;
  };
  const may = asks('allowed');
  expect(asked(may)).toBe('thug reaction.defense');
  expect(may.does(decline).roll().purpose).toBe('damage');
  expect(asks('refused').roll().purpose).toBe('damage');
});
