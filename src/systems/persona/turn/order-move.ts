import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { greyed } from '../actions/action.ts';
import { judgeMove } from '../judge.ts';
import type { Pace } from '../movement/speed.ts';
import { judgeWalking, readWay, wayNeed } from '../movement/way.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';

/** PE-R113, `controllerMoves`: the Move that a controller orders before its order. */
type OrderedMove =
  | { readonly option: 'stay' }
  | { readonly option: Pace; readonly path: readonly { readonly x: number; readonly y: number }[] };

const clause = 'PE-AIL-15';
const labels = { basic: 'Basic Move', run: 'Run' } as const;
const paces: readonly Pace[] = ['basic', 'run'];

export const orderMoveQuestion = (fight: Fight, id: Id, commander: Id): Question<OrderedMove> => ({
  id: 'order-move',
  clause,
  for: commander,
  about: { who: id, title: `Where does ${nameOf(fight, id)}, who is Brainwashed, have to go?` },
  options: () => [
    ...paces.map((pace) => option(fight, one(fight, id), pace)),
    { id: 'stay', label: 'Stay', clause, group: 'end' },
  ],
  read: (choice) => read(fight, one(fight, id), choice),
});

const judge = (fight: Fight, who: Combatant, pace: Pace): Refusal | null =>
  judgeMove(fight, who) ?? judgeWalking(fight, who, { pace });

function option(fight: Fight, who: Combatant, pace: Pace): Option {
  const refused = judge(fight, who, pace);
  const to = refused ? null : wayNeed(fight, who, { pace });
  return {
    id: pace,
    label: labels[pace],
    clause,
    group: 'move',
    ...(to ? { needs: { path: to } } : {}),
    ...greyed(refused),
  };
}

function read(fight: Fight, who: Combatant, choice: Choice): OrderedMove | Refusal {
  const { option: pace } = choice;
  if (pace === 'stay') return { option: 'stay' };
  if (pace !== 'basic' && pace !== 'run') {
    return refuse('noSuchThing', 'the answer is basic, run or stay', clause, 'option');
  }
  const refused = judge(fight, who, pace);
  if (refused) return refused;
  const path: readonly Cell[] | Refusal = readWay(fight, who, choice, { pace });
  return isRefusal(path) ? path : { option: pace, path: path.map(({ x, y }) => ({ x, y })) };
}
