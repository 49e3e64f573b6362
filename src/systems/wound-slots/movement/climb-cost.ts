import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Gait } from './terrain.ts';
import { climbTimes, unspokenFace } from './terrain.ts';

/** SL-TER-5: the game master sets the climbing cost of some kinds of terrain when somebody first climbs there. */

const clause = 'SL-TER-5';
const most = 40;

interface Said extends Choice {
  readonly cost: number;
}

/**
 * Before a step onto such a face, asks for the cost and stores it for all faces of its kind. Not for climbers with a
 * rate of their own.
 */
export function askClimbCost(table: Table, id: Id, gait: Gait, to: Cell): void {
  const { fight } = table;
  const face = gait === 'walk' ? unspokenFace(fight, to, one(fight, id).squares) : null;
  if (!face) return;
  const { cost } = table.ask(question(id, face.label));
  table.tell({ fact: 'climb-cost', who: id, kind: face.id, cost });
}

const question = (id: Id, face: string): Question<Said> => ({
  id: 'climb-cost',
  clause,
  for: 'gm',
  about: { who: id, face },
  options: () => [
    {
      id: 'say',
      label: `What climbing costs: ${face}`,
      clause,
      group: 'gm',
      needs: {
        cost: {
          kind: 'number',
          label: 'Yards of movement for a yard',
          min: 1,
          max: most,
          default: climbTimes,
        },
      },
    },
  ],
  read({ option, cost = climbTimes }) {
    if (option !== 'say') return refuse('noSuchThing', 'the answer is say', clause, 'option');
    if (typeof cost === 'number' && Number.isInteger(cost) && cost >= 1 && cost <= most) {
      return { option, cost };
    }
    return refuse('noSuchThing', `a yard of climbing costs 1 to ${most} yards`, clause, 'cost');
  },
});
