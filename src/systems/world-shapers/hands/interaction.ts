import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, Needs } from '../actions/action.ts';
import { costOf, greyed } from '../actions/action.ts';
import { basicCosts } from '../costs.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';
import { agreePay, judgeFreeUse, payNeed, payPrice, readPay, takeFreeUse } from './free-use.ts';

/**
 * Interact with Target (WS-BAS-5), as one option for each form: doors, items on the ground, items for others,
 * creatures, anything else. All have the same cost, and the first in a turn may be free (WS-BAS-6).
 */

const price = { ap: basicCosts.interact };

interface Interaction {
  readonly id: string;
  readonly label: string;
  readonly phrase?: string;
  /** Whether there is anything of that kind, so that the option is listed. */
  offered(fight: Fight, who: Combatant): boolean;
  needs(fight: Fight, who: Combatant): Needs;
  /** The reason why the option is greyed, or `null`. */
  judge?(fight: Fight, who: Combatant): Refusal | null;
  /** Parses an answer, without its payment. */
  read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /** Parses an answer for a held action (WS-INI-11): refuses only what is always wrong. */
  said(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal;
  /** Whether it is done to somebody, so that the one who triggers it may be the target. */
  readonly aimed?: true;
  /** Whether a turn rarely needs it, so that it is listed after what decides one. */
  readonly seldom?: true;
  perform(table: Table, who: Id, choice: Choice): void;
}

/** Removes refusals of picks: what is impossible now may be possible when the action fires (WS-INI-11, WS-INI-12). */
const ungreyed = (needs: Needs): Needs =>
  Object.fromEntries(
    Object.entries(needs).map(([field, need]) => {
      if (need.kind !== 'one') return [field, need];
      return [field, { ...need, oneOf: need.oneOf.map(({ refused: _, ...pick }) => pick) }];
    }),
  );

export const interaction = (form: Interaction): Action => ({
  id: form.id,
  clause: 'WS-BAS-5',
  kind: 'deed',
  held: {
    target: form.aimed === true,
    needs: (fight, who) => {
      const { target: _, ...others } = form.needs(fight, who);
      return ungreyed(others);
    },
    unsaid: { option: form.id, pay: 'paid' },
    read(fight, who, choice) {
      const said = form.said(fight, who, choice);
      return isRefusal(said) ? said : { ...said, pay: 'paid' };
    },
  },
  offer: (fight, who) =>
    form.offered(fight, who)
      ? {
          id: form.id,
          label: form.label,
          ...(form.phrase === undefined ? {} : { phrase: form.phrase }),
          clause: 'WS-BAS-5',
          group: form.seldom ? 'more' : 'primary',
          cost: costOf(payPrice(null, judgeFreeUse(who, 'interact'), price)),
          ...greyed(form.judge?.(fight, who) ?? null),
        }
      : null,
  needs: (fight, who) => ({
    ...form.needs(fight, who),
    pay: payNeed(fight, who, judgeFreeUse(who, 'interact'), price),
  }),
  read(fight, who, choice) {
    const refused = form.judge?.(fight, who);
    if (refused) return refused;
    const full = form.read(fight, who, choice);
    if (isRefusal(full)) return full;
    const pay = readPay(fight, who, choice.pay, judgeFreeUse(who, 'interact'), price);
    if (pay !== null && typeof pay === 'object') return pay;
    return pay === null ? full : { ...full, pay };
  },
  price: (_fight, who, choice) => payPrice(choice, judgeFreeUse(who, 'interact'), price),
  agree: (table, id, choice) => agreePay(table, id, choice, price),
  perform(table, id, choice) {
    takeFreeUse(table, id, choice, 'interact');
    form.perform(table, id, choice);
  },
});
