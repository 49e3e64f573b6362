import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { one } from '../state.ts';
import { tactics } from '../tactics/index.ts';
import type { Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** Whom a tactic treats. Isra: Lor 3, Healing 3, Wounds 2; Torvin: stamina 12. */

/** Isra's turn, with Torvin beside her and the enemy far away behind a wall. */
const turnOfIsra = (torvin: Sketch, sheet: Sketch = {}): Choice => {
  const fight = begun(
    {
      heroes: {
        isra: {
          at: [2, 5],
          sheet: { spells: [], weapons: [{ thing: 'dagger', in: 'hand' }] },
          now: { ap: 12 },
        },
        torvin: { at: [3, 5], sheet, now: torvin },
      },
      foes: { guard: { at: [20, 5] } },
    },
    { turnOf: 'isra', field: { walls: [{ kind: 'wall', x: 12, y: 0, side: 'w', length: 16 }] } },
  );
  return tactics.simple.decide(turnQuestion(fight, 'isra'), fight, stream('minds')) ?? { option: 'nothing' };
};

test('[SL-MSC-14] a critical wound is treated', () => {
  expect(turnOfIsra({ wounds: { critical: 1 } })).toMatchObject({ option: 'treat-wound', target: 'torvin' });
});

test('[SL-MSC-15] nobody spends 12 AP on somebody too weary to be treated', () => {
  expect(turnOfIsra({ wounds: { critical: 1 }, fatigue: 12 }).option).not.toBe('treat-wound');
});

test('[SL-MSC-17] [SL-STA-5] nor on somebody whom a treatment that fails would leave staggered', () => {
  // 4 more for the critical wound that is left: 8 and 4 are 12.
  expect(turnOfIsra({ wounds: { critical: 1 }, fatigue: 8 }).option).not.toBe('treat-wound');
  expect(turnOfIsra({ wounds: { critical: 1 }, fatigue: 7 }).option).toBe('treat-wound');
});

test('[SL-MSC-11] [SL-CND-10] whoever burns is put out, unless the fire does no harm', () => {
  // 2 x 2 less Torvin's base Toughness of 2: a moderate wound each turn. Bleeding takes stamina alone.
  const put = { option: 'treat-condition', target: 'torvin', condition: 'burning' };
  expect(turnOfIsra({ burning: 2 })).toMatchObject(put);
  expect(turnOfIsra({ burning: 2 }, { otherToughness: 3 }).option).not.toBe('treat-condition');
  expect(turnOfIsra({}).option).not.toBe('treat-condition');
  expect(turnOfIsra({ bleeding: 1 }).option).not.toBe('treat-condition');
});

test('[SL-MSC-11] [SL-MOV-5] to put out a friend who burns, a healer walks to it', () => {
  const answer = (at: readonly [number, number], burning: number): Choice => {
    const fight = begun(
      {
        heroes: {
          isra: { at: [2, 5], now: { ap: 12, inHand: ['healing-kit'] } },
          torvin: { at, now: { burning } },
        },
        foes: { guard: { at: [20, 5] } },
      },
      { turnOf: 'isra', field: { walls: [{ kind: 'wall', x: 12, y: 0, side: 'w', length: 16 }] } },
    );
    return (
      tactics.simple.decide(turnQuestion(fight, 'isra'), fight, stream('minds')) ?? { option: 'nothing' }
    );
  };
  const walk = answer([6, 5], 2);
  expect(walk.option).toBe('move');
  expect((walk.path as readonly unknown[]).at(-1)).toMatchObject({ x: 5 });
  // 8 AP for the treatment and 2 for 4 yards at rate 8; farther, they do not suffice.
  expect(answer([11, 5], 2).option).toBe('move');
  expect(answer([11, 14], 2).option).not.toBe('move');
  expect(answer([6, 5], 0).option).not.toBe('move');
});

test('[SL-MSC-9] [SL-SEQ-4] the dying are seen to when the last enemy has fallen and the fight goes on', () => {
  const fight = begun(
    {
      heroes: {
        isra: { at: [2, 5], now: { ap: 12 } },
        torvin: { at: [4, 5], now: { wounds: { fatal: 1 }, conditions: ['unconscious'], dying: 0 } },
      },
      foes: { guard: { at: [20, 5], now: { conditions: ['dead'] } } },
    },
    { turnOf: 'isra', rulings: { combatEnd: 'gmOnly' } },
  );
  const decide = () => tactics.simple.decide(turnQuestion(fight, 'isra'), fight, stream('minds'));
  expect(decide()).toMatchObject({ option: 'move' });
  one(fight, 'isra').cell = { x: 3, y: 5 };
  expect(decide()).toMatchObject({ option: 'stabilize', target: 'torvin' });
});
