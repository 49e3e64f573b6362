import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { judgeAble } from '../judge.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { free, greyed } from './action.ts';

/** WS-INI-15: another member of the union acts, as often as they like. */

const clause = 'WS-INI-15';

/** The other members that have not ended their turn and can act. */
function others(fight: Fight, who: Combatant): readonly Id[] {
  const slot = fight.order.find(({ id }) => id === fight.running);
  return (slot?.members ?? []).filter((id) => {
    const other = one(fight, id);
    return other !== who && other.turn === 'open' && judgeAble(other) === null;
  });
}

const judge = (fight: Fight, who: Combatant): Refusal | null =>
  others(fight, who).length > 0
    ? null
    : refuse('union', 'nobody else has this turn together with it', clause);

export const handOver: Action = {
  id: 'hand-over',
  clause,
  kind: 'turn',
  offer: (fight, who) =>
    fight.running?.includes('+')
      ? {
          id: 'hand-over',
          label: 'Let another member act',
          phrase: 'Let {to} act',
          clause,
          group: 'turn',
          ...greyed(judge(fight, who)),
        }
      : null,
  needs(fight, who) {
    const open = others(fight, who);
    const [first] = open;
    return {
      to: {
        kind: 'one',
        label: 'Who',
        oneOf: open.map((id) => ({ id, label: nameOf(fight, id) })),
        ...(first === undefined ? {} : { default: first }),
      },
    };
  },
  read(fight, who, { to }) {
    const refused = judge(fight, who);
    if (refused) return refused;
    const open = others(fight, who);
    const given = to ?? open[0];
    return typeof given === 'string' && open.includes(given)
      ? { option: 'hand-over', to: given }
      : refuse('union', 'this is no member of the union that can act still', clause, 'to');
  },
  price: free,
  perform: (table, who, { to }) => table.tell({ fact: 'handed-over', from: who, to: String(to) }),
};
