import { isRefusal } from '../../../kernel/port.ts';
import { stopDying, wakeUp } from '../body/consciousness.ts';
import type { Care } from '../body/treating.ts';
import {
  isNeeded,
  judgeCare,
  judgePatient,
  patientPicks,
  readPatient,
  treatingCheck,
} from '../body/treating.ts';
import { costs } from '../costs.ts';
import { countOf } from '../levels.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Stabilize (SL-MSC-9, SL-MSC-10): ends the dying of a combatant within reach. */

const clause = 'SL-MSC-9';

const care: Care = {
  clause,
  lacking: { code: 'notDying', words: 'dying' },
  needsIt: ({ dying }) => dying !== null,
};

/** The TN: the number of its wounds. */
export const tnOf = ({ wounds }: Combatant): number => countOf(wounds);

export const stabilize: Action = {
  id: 'stabilize',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) =>
    isNeeded(fight, who, care)
      ? {
          id: 'stabilize',
          label: 'Stabilize',
          clause,
          group: 'primary',
          cost: { ap: costs.stabilize.ap },
          ...greyed(judgeCare(fight, who, care)),
        }
      : null,
  needs: (fight, who) => ({
    target: {
      kind: 'one',
      label: 'Whom',
      oneOf: patientPicks(fight, who, care).map((pick) => ({
        ...pick,
        note: `TN ${tnOf(one(fight, pick.id))}`,
      })),
    },
  }),
  read(fight, who, choice) {
    const target = readPatient(fight, who, choice.target, care);
    return isRefusal(target) ? target : { option: 'stabilize', target: target.id };
  },
  price: () => costs.stabilize,
  perform(table, who, choice) {
    const target = one(table.fight, String(choice.target));
    if (judgePatient(table.fight, one(table.fight, who), target, care) !== null) return;
    const { passed } = treatingCheck(table, who, target.id, {
      clause,
      purpose: 'stabilize',
      specialization: 'wounds',
      tn: tnOf(target),
    });
    table.tell({ fact: 'treated', who, target: target.id, what: 'dying', worked: passed, clause });
    if (!passed) return;
    stopDying(table, target.id, clause);
    // SL-MSC-10: a wake-up check as if a wound had healed.
    wakeUp(table, target.id);
  },
};
