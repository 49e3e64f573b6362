import { costs } from '../costs.ts';
import { judgeAble } from '../judge.ts';
import { controlCheck } from '../movement/mount-control.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

const clause = 'SL-MNT-8';

/** SL-MNT-8: regains control of a mount. */
export const calm: Action = {
  id: 'calm',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) =>
    who.riding && !who.riding.control
      ? {
          id: 'calm',
          label: 'Regain control',
          clause,
          group: 'primary',
          cost: { ap: costs.calm.ap },
          ...greyed(judgeAble(fight, who)),
        }
      : null,
  read: (fight, who) =>
    judgeAble(fight, who) ??
    (who.riding && !who.riding.control
      ? { option: 'calm' }
      : refuse('noControl', `nothing under ${who.sheet.name} has to be calmed`, clause, 'option')),
  price: () => costs.calm,
  perform(table, id) {
    const who = one(table.fight, id);
    if (!who.riding) return;
    const { mount, calming } = who.riding;
    const { passed } = makeCheck(table, controlCheck(table.fight, who, clause, true));
    const riding = { mount, control: passed, calming: passed ? 0 : calming + 1 };
    table.tell({ fact: 'riding', who: id, riding, calmed: passed });
  },
};
