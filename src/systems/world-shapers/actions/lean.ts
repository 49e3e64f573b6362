import { readCell } from '../../../engine/fields.ts';
import { judgeLeaning, judgeLeanTo, lean, leanSquares } from '../cover/leaning.ts';
import { leaningTo } from '../effects/effects.ts';
import { refuse } from '../refusal.ts';
import type { Action } from './action.ts';
import { free, greyed } from './action.ts';

/** Leaning out of full cover (WS-COV-5, WS-R91): free, in the own turn. */

const clause = 'WS-COV-5';

export const leanOut: Action = {
  id: 'lean',
  clause,
  kind: 'free',
  offer: (fight, who) => ({
    id: 'lean',
    label: 'Lean out',
    clause,
    group: 'free',
    ...greyed(judgeLeaning(fight, who)),
  }),
  needs(fight, who) {
    const now = leaningTo(who);
    const cells = leanSquares(fight, who).filter(({ x, y }) => x !== now?.x || y !== now.y);
    return { to: { kind: 'cell', label: 'Into which square', cells } };
  },
  read(fight, who, choice) {
    const stuck = judgeLeaning(fight, who);
    if (stuck) return stuck;
    const to = readCell(choice.to);
    if (!to) return refuse('noSuchThing', 'it must be said into which square', clause, 'to');
    const refused = judgeLeanTo(fight, who, to);
    return refused ?? { option: 'lean', to: { x: to.x, y: to.y } };
  },
  price: free,
  perform(table, id, choice) {
    const to = readCell(choice.to);
    if (to) lean(table, id, to);
  },
};
