import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import { isStaggered } from '../fatigue.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { judgeCharge, judgePrice } from './charge.ts';
import { hurryNeed, isHurried } from './hurry.ts';
import { affordable, narrowed, payable } from './payable.ts';

/** What all declarations share: the action must be payable (SL-AP-2, SL-AP-5) and may be hurried (SL-FST-1). */

/** The option of an action as it can be declared now, disabled if its AP are not available. */
export function offered(fight: Fight, who: Combatant, action: Action): Option | null {
  const option = action.offer(fight, who);
  if (!option || option.refused || action.kind !== 'action') return option;
  const again = judgeRetry(fight, who, action) ?? judgeOneAction(fight, who);
  if (again) return { ...option, refused: again };
  const judge = (price: Price): Refusal | null => judgePrice(fight, who, action, price);
  const ap = option.cost?.ap ?? 0;
  // SL-AP-7: an action timed in rounds shows all AP at hand, but may still not be able to begin.
  const refused = judge({ ap }) ?? (action.timed === true ? judgeCharge(fight, who) : null);
  if (refused) {
    const other = payable(fight, who, action, judge);
    return other === null ? { ...option, refused } : { ...option, cost: { ...option.cost, ap: other.ap } };
  }
  return ap > who.ap ? { ...option, note: begunNote(who, ap, option.note) } : option;
}

/**
 * The option if it is possible, else `null`. Whether AP suffice is checked first because it is cheap and excludes most
 * options on other combatants' turns.
 */
export function openOption(fight: Fight, who: Combatant, action: Action): Option | null {
  const judge = (price: Price): Refusal | null => judgePrice(fight, who, action, price);
  if (action.kind === 'action' && !affordable(fight, who, action, judge)) return null;
  const option = offered(fight, who, action);
  return option === null || option.refused ? null : option;
}

/** SL-AP-5: the note of an action that begins a charge. */
const begunNote = ({ ap }: Combatant, cost: number, note?: string): string =>
  [`begins: ${ap} of ${cost} AP now`, ...(note === undefined ? [] : [note])].join('; ');

/** The option with its fields. */
export function filled(fight: Fight, who: Combatant, action: Action, option: Option): Option {
  const judge = (price: Price): Refusal | null => judgePrice(fight, who, action, price);
  const needs: { readonly [field: string]: Need } = {
    ...option.needs,
    ...narrowed(fight, who, action, action.needs?.(fight, who) ?? {}, judge),
    ...(action.hurried ? hurryNeed : {}),
  };
  return Object.keys(needs).length > 0 ? { ...option, needs } : option;
}

/** SL-INT-5, SL-R52 `notTheSame`: why an action that was voided in this turn cannot be declared again. */
export function judgeRetry(fight: Fight, who: Combatant, { id }: Pick<Action, 'id'>): Refusal | null {
  const same = fight.thwarted.some((each) => each.who === who.id && each.action === id);
  if (!same || fight.rulings.voidRetry === 'anything') return null;
  return refuse('thwarted', `${who.sheet.name} was thwarted in that in this turn`, 'SL-INT-5', 'option');
}

/** SL-CND-7, SL-R33 `oneAction`: whether a staggered combatant has only one action in a turn. */
export const hasOneAction = (fight: Fight, who: Combatant): boolean =>
  fight.rulings.staggered === 'oneAction' && isStaggered(who);

/** SL-CND-7, SL-R33 `oneAction`: why a staggered combatant can take no second action in a turn. */
export function judgeOneAction(fight: Fight, who: Combatant): Refusal | null {
  if (!who.acted || !hasOneAction(fight, who)) return null;
  return refuse('helpless', `${who.sheet.name} is staggered: one action in a turn`, 'SL-CND-7', 'option');
}

/** The complete choice, or why it cannot be declared. An action timed in rounds is not hurried (SL-AP-7). */
export function readDeclared(fight: Fight, who: Combatant, action: Action, choice: Choice): Choice | Refusal {
  const full = action.read(fight, who, choice);
  if (isRefusal(full) || action.kind !== 'action') return full;
  const price = action.price(fight, who, full);
  const refused =
    judgeRetry(fight, who, action) ?? judgeOneAction(fight, who) ?? judgePrice(fight, who, action, price);
  if (refused) return refused;
  return isHurried(action, choice) && price.rounds === undefined ? { ...full, hurry: 'yes' } : full;
}
