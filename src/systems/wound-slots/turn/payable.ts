import type { Need, Pick, Refusal } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import type { Combatant, Fight } from '../state.ts';

/** Which choices of an action can be paid for if its price depends on a field (`Action.priced`). */

type Needs = { readonly [field: string]: Need };
type Judge = (price: Price) => Refusal | null;

/** The fields of an action, with picks disabled that are too dear. */
export function narrowed(fight: Fight, who: Combatant, action: Action, needs: Needs, judge: Judge): Needs {
  const field = action.priced;
  const need = field === undefined ? undefined : needs[field];
  if (field === undefined || need?.kind !== 'one') return needs;
  const oneOf = need.oneOf.map((pick): Pick => {
    if (pick.refused) return pick;
    const refused = judge(action.price(fight, who, { option: action.id, [field]: pick.id }));
    return refused ? { ...pick, refused: { ...refused, field } } : pick;
  });
  const open = oneOf.filter(({ refused }) => !refused).map(({ id }) => id);
  const { default: usual, ...rest } = need;
  const first = usual !== undefined && open.includes(usual) ? usual : open[0];
  const own: Need = { ...rest, oneOf, ...(first === undefined ? {} : { default: first }) };
  return Object.fromEntries(
    Object.entries(needs).map(([name, each]) => [name, name === field ? own : reached(each, field, open)]),
  );
}

/** Disables picks that can only be combined with values that are too dear. */
function reached(need: Need, field: string, open: readonly string[]): Need {
  if (need.kind !== 'one') return need;
  const oneOf = need.oneOf.map((pick): Pick => {
    const only = pick.refused ? undefined : pick.when?.[field];
    if (only === undefined || only.some((id) => open.includes(id))) return pick;
    const because = `${pick.label} can only be had with what is too dear now`;
    return { ...pick, refused: { code: 'noActionPoints', because, clause: 'SL-AP-2' } };
  });
  return { ...need, oneOf };
}

/** SL-R66 `prepaid`: the highest price of the action, which pays for whatever is chosen later. */
export function dearest(fight: Fight, who: Combatant, action: Action): number {
  const { ap } = action.price(fight, who, { option: action.id });
  const { priced } = action;
  const need = priced === undefined ? undefined : action.needs?.(fight, who)[priced];
  if (priced === undefined || need?.kind !== 'one') return ap;
  const all = need.oneOf.map(({ id }) => action.price(fight, who, { option: action.id, [priced]: id }).ap);
  return Math.max(ap, ...all);
}

/**
 * SL-R66 `prepaid`: whether the readied action is paid for already. One whose terms are agreed on only now (SL-ACT-1)
 * is not.
 */
export const isPrepaid = ({ readied }: Combatant, action: Action): boolean =>
  readied?.prepaid === true && !action.agree;

/** Whether the AP suffice for any value of the priced field, whether or not it is otherwise possible. */
export function affordable(fight: Fight, who: Combatant, action: Action, judge: Judge): boolean {
  const { id, priced } = action;
  if (priced === undefined) return judge(action.price(fight, who, { option: id })) === null;
  const values = action.pricedValues?.(fight, who);
  return (
    values === undefined ||
    values.some((value) => judge(action.price(fight, who, { option: id, [priced]: value })) === null)
  );
}

/** The price of the default among the values that can be paid for; `null`: none can. */
export function payable(fight: Fight, who: Combatant, action: Action, judge: Judge): Price | null {
  if (!affordable(fight, who, action, judge)) return null;
  const { id, priced } = action;
  if (priced === undefined) return action.price(fight, who, { option: id });
  const need = narrowed(fight, who, action, action.needs?.(fight, who) ?? {}, judge)[priced];
  const usual = need?.kind === 'one' ? need.default : undefined;
  return usual === undefined ? null : action.price(fight, who, { option: id, [priced]: usual });
}
