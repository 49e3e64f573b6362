import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import { isStaggered } from '../fatigue.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { judgeCharge, judgePrice } from './charge.ts';
import { hurryNeed, isHurried } from './hurry.ts';
import { affordable, narrowed, payable } from './payable.ts';

/** What every declaration has beside its action's own: it must be payable (SL-AP-2, SL-AP-5), it may be hurried (SL-FST-1). */

/** An action's option as it can be declared now: greyed where its AP cannot be had. */
export function offered(fight: Fight, who: Combatant, action: Action): Option | null {
  const option = action.offer(fight, who);
  if (!option || option.refused || action.kind !== 'action') return option;
  const again = judgeRetry(fight, who, action) ?? judgeOneAction(fight, who);
  if (again) return { ...option, refused: again };
  const judge = (price: Price): Refusal | null => judgePrice(fight, who, action, price);
  const ap = option.cost?.ap ?? 0;
  // SL-AP-7: what takes rounds shows all AP there are, and may not be begun all the same.
  const refused = judge({ ap }) ?? (action.timed === true ? judgeCharge(fight, who) : null);
  if (refused) {
    const other = payable(fight, who, action, judge);
    return other === null ? { ...option, refused } : { ...option, cost: { ...option.cost, ap: other.ap } };
  }
  return ap > who.ap ? { ...option, note: begunNote(who, ap, option.note) } : option;
}

/**
 * The same where it is open, else nothing. What its AP are not enough for is not laid out: most of what people could do
 * on another's turn, and nearly all that is left when the own AP are spent.
 */
export function openOption(fight: Fight, who: Combatant, action: Action): Option | null {
  const judge = (price: Price): Refusal | null => judgePrice(fight, who, action, price);
  if (action.kind === 'action' && !affordable(fight, who, action, judge)) return null;
  const option = offered(fight, who, action);
  return option === null || option.refused ? null : option;
}

/** SL-AP-5: what is too dear is begun. */
const begunNote = ({ ap }: Combatant, cost: number, note?: string): string =>
  [`begins: ${ap} of ${cost} AP now`, ...(note === undefined ? [] : [note])].join('; ');

/** The same option with its fields. */
export function filled(fight: Fight, who: Combatant, action: Action, option: Option): Option {
  const judge = (price: Price): Refusal | null => judgePrice(fight, who, action, price);
  const needs: { readonly [field: string]: Need } = {
    ...option.needs,
    ...narrowed(fight, who, action, action.needs?.(fight, who) ?? {}, judge),
    ...(action.hurried ? hurryNeed : {}),
  };
  return Object.keys(needs).length > 0 ? { ...option, needs } : option;
}

/** SL-INT-5, SL-R52: by `notTheSame` what was thwarted in a turn is not declared in it again. */
export function judgeRetry(fight: Fight, who: Combatant, { id }: Pick<Action, 'id'>): Refusal | null {
  const same = fight.thwarted.some((each) => each.who === who.id && each.action === id);
  if (!same || fight.rulings.voidRetry === 'anything') return null;
  return refuse('thwarted', `${who.sheet.name} was thwarted in that in this turn`, 'SL-INT-5', 'option');
}

/** SL-CND-7, SL-R33 `oneAction`: the staggered take one action in a turn. */
function judgeOneAction(fight: Fight, who: Combatant): Refusal | null {
  if (!who.acted || fight.rulings.staggered !== 'oneAction' || !isStaggered(who)) return null;
  return refuse('helpless', `${who.sheet.name} is staggered: one action in a turn`, 'SL-CND-7', 'option');
}

/** The choice in full, or why it cannot be declared. What takes rounds is not hurried (SL-AP-7). */
export function readDeclared(fight: Fight, who: Combatant, action: Action, choice: Choice): Choice | Refusal {
  const full = action.read(fight, who, choice);
  if (isRefusal(full) || action.kind !== 'action') return full;
  const price = action.price(fight, who, full);
  const refused =
    judgeRetry(fight, who, action) ?? judgeOneAction(fight, who) ?? judgePrice(fight, who, action, price);
  if (refused) return refused;
  return isHurried(action, choice) && price.rounds === undefined ? { ...full, hurry: 'yes' } : full;
}
