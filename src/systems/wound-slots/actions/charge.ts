import { judgeAble, judgeTurn } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { spendAp } from '../turn/ap.ts';
import { carryOut } from '../turn/carry-out.ts';
import { dropCharge } from '../turn/charge.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { findAction } from './find.ts';

/** Going on with, or giving up, an action that is paid for over several turns (SL-AP-5, SL-AP-6). */

const clause = 'SL-AP-5';

const judge = (fight: Fight, who: Combatant) =>
  judgeTurn(fight, who) ??
  judgeAble(fight, who) ??
  (who.ap > 0 ? null : refuse('noActionPoints', `${who.sheet.name} has no AP left`, 'SL-AP-2'));

/** What is still to be paid. */
const missing = (who: Combatant): number => (who.charge ? who.charge.cost - who.charge.paid : 0);

/** SL-AP-5: all AP go into it, the last time only what is missing; then it takes effect, or fizzles (SL-R42). */
export const continueCharge: Action = {
  id: 'continue-charge',
  clause,
  kind: 'free',
  outOfTurn: false,
  chargeable: false,
  offer(fight, who) {
    const { charge } = who;
    if (charge === null) return null;
    const label = findAction(charge.choice.option)?.offer(fight, who)?.label ?? charge.choice.option;
    return {
      id: 'continue-charge',
      label: `Go on: ${label}`,
      clause,
      group: 'primary',
      cost: { ap: Math.min(who.ap, missing(who)) },
      note: `${charge.paid} of ${charge.cost} AP paid`,
      ...greyed(judge(fight, who)),
    };
  },
  read(fight, who) {
    if (who.charge === null) return refuse('noSuchThing', 'nothing is being paid for', clause, 'option');
    return judge(fight, who) ?? { option: 'continue-charge' };
  },
  price: () => ({ ap: 0 }),
  perform(table, id) {
    const who = one(table.fight, id);
    const { charge } = who;
    if (charge === null) return;
    const due = missing(who);
    if (who.ap < due) {
      const paid = charge.paid + who.ap;
      spendAp(table, id, who.ap, 'charge', clause);
      table.tell({ fact: 'charge', who: id, charge: { ...charge, paid }, why: 'paid' });
      return;
    }
    const action = findAction(charge.choice.option);
    const full = action?.read(table.fight, who, charge.choice);
    spendAp(table, id, due, 'charge', clause);
    table.tell({ fact: 'charge', who: id, charge: null, why: 'done' });
    if (!action || !full || 'because' in full) {
      table.tell({ fact: 'note', text: `${who.sheet.name}: it comes to nothing`, clause, who: id });
      return;
    }
    carryOut(table, id, action, full, 'charged');
  },
};

/** SL-AP-6: the AP that went into it are lost. */
export const stopCharge: Action = {
  id: 'stop-charge',
  clause: 'SL-AP-6',
  kind: 'free',
  outOfTurn: false,
  chargeable: false,
  offer: (fight, who) =>
    who.charge === null
      ? null
      : {
          id: 'stop-charge',
          label: 'Give it up',
          clause: 'SL-AP-6',
          group: 'free',
          note: `${who.charge.paid} AP are lost`,
          ...greyed(judgeTurn(fight, who)),
        },
  read: (fight, who) =>
    who.charge === null
      ? refuse('noSuchThing', 'nothing is being paid for', 'SL-AP-6', 'option')
      : (judgeTurn(fight, who) ?? { option: 'stop-charge' }),
  price: () => ({ ap: 0 }),
  perform: (table, who) => dropCharge(table, who),
};
