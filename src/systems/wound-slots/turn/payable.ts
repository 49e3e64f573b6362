import type { Need, PickValue, Refusal } from '../../../kernel/port.ts';
import type { Action, Price, Way } from '../actions/action.ts';
import type { Combatant, Fight } from '../state.ts';

/** Which choices of an action can be paid for if its price depends on a field (`Action.priced`). */

type Needs = { readonly [field: string]: Need };
type Judge = (price: Price) => Refusal | null;

/** All ways of paying for an action; `null` where they are its picks of the priced field. */
const waysOf = (fight: Fight, who: Combatant, action: Action): readonly Way[] | null => {
  const ways = action.pricedWays?.(fight, who);
  return ways && ways.length > 0 ? ways : null;
};

const priceBy = (fight: Fight, who: Combatant, action: Action, way: Way): Price =>
  action.price(fight, who, { option: action.id, ...way });

/** The fields of an action, with picks disabled that are too dear, whatever they are combined with. */
export function narrowed(fight: Fight, who: Combatant, action: Action, needs: Needs, judge: Judge): Needs {
  const field = action.priced;
  if (field === undefined) return needs;
  const ways = waysOf(fight, who, action);
  const fields = Object.keys(ways?.[0] ?? { [field]: '' });
  const tooDear = (name: string, id: string): Refusal | null => {
    const those = ways?.filter((way) => way[name] === id) ?? [];
    const all = (those.length > 0 ? those : [{ [name]: id }]).map((way) =>
      judge(priceBy(fight, who, action, way)),
    );
    return all.includes(null) ? null : (all[0] ?? null);
  };
  let found = needs;
  for (const name of fields) found = { ...found, ...narrowedBy(name, needs[name], tooDear) };
  const own = found[field];
  if (own?.kind !== 'one') return found;
  const open = openOf(own);
  return Object.fromEntries(
    Object.entries(found).map(([name, each]) => [name, name === field ? each : reached(each, field, open)]),
  );
}

const openOf = ({ oneOf }: Extract<Need, { readonly kind: 'one' }>): readonly string[] =>
  oneOf.filter(({ refused }) => !refused).map(({ id }) => id);

/** A priced field with the picks disabled that are too dear, and a default that is not. */
function narrowedBy(
  name: string,
  need: Need | undefined,
  tooDear: (name: string, id: string) => Refusal | null,
): Needs {
  if (need?.kind !== 'one') return {};
  const oneOf = need.oneOf.map((pick): PickValue => {
    if (pick.refused) return pick;
    const refused = tooDear(name, pick.id);
    return refused ? { ...pick, refused: { ...refused, field: name } } : pick;
  });
  const { default: usual, ...rest } = need;
  const open = openOf({ ...rest, oneOf });
  const first = usual !== undefined && open.includes(usual) ? usual : open[0];
  return { [name]: { ...rest, oneOf, ...(first === undefined ? {} : { default: first }) } };
}

/** Disables picks that can only be combined with values that are too dear. */
function reached(need: Need, field: string, open: readonly string[]): Need {
  if (need.kind !== 'one') return need;
  const oneOf = need.oneOf.map((pick): PickValue => {
    const only = pick.refused ? undefined : pick.when?.[field];
    if (only === undefined || only.some((id) => open.includes(id))) return pick;
    const because = `${pick.label} can only be had with what is too dear now`;
    return { ...pick, refused: { code: 'noActionPoints', because, clause: 'SL-AP-2' } };
  });
  return { ...need, oneOf };
}

/** SL-R66 `prepaid`: the highest price of the action, which pays for whatever is chosen later. */
export function dearest(fight: Fight, who: Combatant, action: Action): number {
  const { priced } = action;
  const need = priced === undefined ? undefined : action.needs?.(fight, who)[priced];
  if (priced === undefined || need?.kind !== 'one') return priceBy(fight, who, action, {}).ap;
  const all = waysOf(fight, who, action) ?? need.oneOf.map(({ id }) => ({ [priced]: id }));
  return Math.max(...[{}, ...all].map((way) => priceBy(fight, who, action, way).ap));
}

/**
 * SL-R66 `prepaid`: whether the readied action is paid for already. One whose terms are agreed on only now (SL-ACT-1)
 * is not.
 */
export const isPrepaid = ({ readied }: Combatant, action: Action): boolean =>
  readied?.prepaid === true && !action.agree;

/** Whether the AP suffice for any value of the priced field, whether or not it is otherwise possible. */
export function affordable(fight: Fight, who: Combatant, action: Action, judge: Judge): boolean {
  if (action.priced === undefined) return judge(priceBy(fight, who, action, {})) === null;
  const ways = action.pricedWays?.(fight, who);
  return ways === undefined || ways.some((way) => judge(priceBy(fight, who, action, way)) === null);
}

/** The price of the default among the values that can be paid for; `null`: none can. */
export function payable(fight: Fight, who: Combatant, action: Action, judge: Judge): Price | null {
  if (!affordable(fight, who, action, judge)) return null;
  const { priced } = action;
  if (priced === undefined) return priceBy(fight, who, action, {});
  const need = narrowed(fight, who, action, action.needs?.(fight, who) ?? {}, judge)[priced];
  const usual = need?.kind === 'one' ? need.default : undefined;
  if (usual === undefined) return null;
  const ways = waysOf(fight, who, action)?.filter((way) => way[priced] === usual) ?? [];
  const prices = [{ [priced]: usual }, ...ways].map((way) => priceBy(fight, who, action, way));
  return prices.find((price) => judge(price) === null) ?? null;
}
