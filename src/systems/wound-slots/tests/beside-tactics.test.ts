import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { one } from '../state.ts';
import { rescues } from '../tactics/care.ts';
import { layOf } from '../tactics/ground.ts';
import { tactics } from '../tactics/index.ts';
import type { LineUp } from './sketch.ts';
import { begun } from './sketch.ts';

/** Tactics go beside friends and foes, however reach is measured (SL-R58). */

const measures = ['gap', 'distance'] as const;

/** The last cell of a move. */
const endOf = ({ path }: Choice): unknown => (path as unknown as readonly unknown[] | undefined)?.at(-1);

test('[SL-MSC-9] [SL-R58] whoever can goes to a dying friend, with either measure of reach', () => {
  for (const reachMeasure of measures) {
    const lineUp: LineUp = {
      red: {
        isra: { at: [2, 5], now: { ap: 12 } },
        pell: { at: [5, 5], now: { conditions: ['unconscious'], dying: 0, wounds: { fatal: 1 } } },
      },
      blue: { torvin: { at: [22, 15] } },
    };
    const fight = begun(lineUp, { turnOf: 'isra', rulings: { reachMeasure } });
    const isra = one(fight, 'isra');
    const [way] = rescues(fight, isra, () => layOf(fight, isra, 'near'));
    // Pell is adjacent after two steps, the first of a turn's diagonals counting 1; among equals the upper cell.
    expect([way?.choice.option, way && endOf(way.choice)], reachMeasure).toEqual(['move', { x: 4, y: 4 }]);
  }
});

test('[SL-ATK-5] [SL-R58] a shooter goes round a wall to see a foe, with either measure of reach', () => {
  // From the top of the field down to row 11, between columns 9 and 10.
  const field = { walls: [{ kind: 'wall', x: 10, y: 0, side: 'w', length: 12 }] };
  for (const reachMeasure of measures) {
    const lineUp: LineUp = {
      red: { 'bandit-archer': { at: [4, 2], now: { ap: 20 } } },
      blue: { torvin: { at: [16, 2] } },
    };
    const fight = begun(lineUp, { turnOf: 'bandit-archer', round: 9, field, rulings: { reachMeasure } });
    const made = tactics.simple.decide(turnQuestion(fight, 'bandit-archer'), fight, stream('minds'));
    expect(made.option, reachMeasure).toMatch(/^(move|dash)$/);
  }
});
