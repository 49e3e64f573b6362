import type { Refusal } from '../../../kernel/port.ts';
import { judgeAble, judgeTurn } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Charge, Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { dropCharge, dueOf, onTurn, payOn } from '../turn/charge.ts';
import { finishCharge } from '../turn/completion.ts';
import { judgeRetry } from '../turn/declaring.ts';
import type { Action } from './action.ts';
import { actionAmong, greyed } from './action.ts';
import { escapeHold, judgeStruggling } from './escape.ts';

/** Continuing or giving up an action that is paid for over several turns or takes rounds (SL-AP-5 to SL-AP-7). */

const clause = 'SL-AP-5';

const judgeOwnTurn = (fight: Fight, who: Combatant): Refusal | null =>
  onTurn(fight, who) ? null : judgeTurn(fight, who);

function judge(fight: Fight, who: Combatant, charge: Charge): Refusal | null {
  const able = charge.choice.option === escapeHold.id ? judgeStruggling : judgeAble;
  const refused = judgeOwnTurn(fight, who) ?? able(fight, who);
  if (refused) return refused;
  if (who.ap < 1) return refuse('noActionPoints', `${who.sheet.name} has no AP left`, clause);
  // SL-R43, SL-R52: the last payment can be voided like a declaration, and is then not repeated in this turn.
  return completes(fight, who, charge) ? judgeRetry(fight, who, { id: charge.choice.option }) : null;
}

/** SL-AP-5, SL-R45: whether the AP at hand complete it now. */
function completes(fight: Fight, who: Combatant, { untilRound }: Charge): boolean {
  if (untilRound === null) return who.ap >= dueOf(fight, who);
  return fight.rulings.timedEnd === 'ownTurn' && fight.round >= untilRound;
}

const progress = ({ paid, cost, untilRound }: Charge): string =>
  untilRound === null ? `${paid} of ${cost} AP paid` : `up to round ${untilRound}`;

/**
 * SL-AP-5: pays all AP into the charge; the last payment takes only what is missing, and then it takes effect or
 * fizzles (SL-R42). `others`: all actions that can be continued.
 */
export const continueAmong = (others: readonly Action[]): Action => ({
  id: 'continue-charge',
  clause,
  kind: 'free',
  outOfTurn: false,
  chargeable: false,
  carries: true,
  offer(fight, who) {
    const { charge } = who;
    if (charge === null) return null;
    const { option, what } = charge.choice;
    const named = actionAmong(others, option)?.offer(fight, who)?.label;
    const label = typeof what === 'string' ? what : named;
    return {
      id: 'continue-charge',
      // An action that is not offered any more has no label.
      label: label === undefined ? 'Go on with what was begun' : `Go on: ${label}`,
      clause,
      group: 'primary',
      cost: { ap: Math.min(who.ap, dueOf(fight, who)) },
      note: progress(charge),
      ...greyed(judge(fight, who, charge)),
    };
  },
  read(fight, who) {
    if (who.charge === null) return refuse('noSuchThing', 'nothing is being paid for', clause, 'option');
    return judge(fight, who, who.charge) ?? { option: 'continue-charge' };
  },
  price: () => ({ ap: 0 }),
  perform(table, id) {
    const who = one(table.fight, id);
    const { charge } = who;
    if (charge === null) return;
    if (completes(table.fight, who, charge)) {
      finishCharge(table, id, charge, actionAmong(others, charge.choice.option), 'charged');
    } else payOn(table, id, charge);
  },
});

/** SL-AP-6: gives up the charge. AP paid so far are lost. */
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
          ...greyed(judgeOwnTurn(fight, who)),
        },
  read: (fight, who) =>
    who.charge === null
      ? refuse('noSuchThing', 'nothing is being paid for', 'SL-AP-6', 'option')
      : (judgeOwnTurn(fight, who) ?? { option: 'stop-charge' }),
  price: () => ({ ap: 0 }),
  perform: (table, who) => dropCharge(table, who),
};
