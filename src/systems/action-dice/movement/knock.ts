import type { Id } from '../../../kernel/json.ts';
import type { Resisting } from '../checks/resist.ts';
import { resist } from '../checks/resist.ts';
import type { Facts } from '../facts/index.ts';
import { feetLying, isIncapacitated } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';

/** A knock-down (AD-POS-10 to AD-POS-12). */

interface Knock {
  readonly who: Id;
  readonly by: Id;
  readonly clause: string;
  readonly why?: string;
  readonly rulings?: readonly string[];
  /** How it can be resisted; without it, it cannot. */
  readonly resist?: Omit<Resisting, 'who' | 'by'> | undefined;
}

/**
 * Knocks down, unless it is resisted. Returns whether it happened. AD-POS-12: one that is down already is not affected,
 * and nothing is rolled, unless it is just standing up.
 */
export function knockDown(
  table: Table,
  { who: id, by, clause, why = 'knocked down', rulings, resist: against }: Knock,
): boolean {
  if (!canFall(one(table.fight, id))) return false;
  if (against && resist(table, { ...against, who: id, by }).won) return false;
  // Also when the struggle has cost the last Vigor.
  for (const fact of knockFacts(table.fight, one(table.fight, id), why, clause, rulings)) table.tell(fact);
  return true;
}

/** It falls. AD-POS-11, AD-R60: in its own turn its action is negated, or also the rest of its turn. */
export function knockFacts(
  fight: Fight,
  who: Combatant,
  why: string,
  clause: string,
  rulings?: readonly string[],
): readonly Facts[] {
  const { id } = who;
  const said = rulings === undefined ? {} : { rulings };
  const falls: readonly Facts[] = who.prone
    ? []
    : [{ fact: 'prone', who: id, on: true, why, clause, ...said }];
  if (fight.active !== id || who.turn !== 'open') return falls;
  const rest = fight.rulings.knockDownNegates === 'restOfTurn';
  const feet = rest ? 0 : feetLying(fight, who);
  return [
    ...falls,
    { fact: 'negated', who: id, on: true },
    ...(rest && who.actions > 0
      ? [{ fact: 'actions', who: id, left: 0, why: 'knocked down' } satisfies Facts]
      : []),
    ...(feet < who.feet ? [{ fact: 'feet', who: id, left: feet } satisfies Facts] : []),
  ];
}

/** Whether it can be knocked down. Objects and those that do not move cannot. */
export const canFall = (who: Combatant): boolean =>
  present(who) && !isObject(who) && !who.sheet.fixed && (!who.prone || who.rising);

/** Resets `negated` when another action begins. */
export function forgetNegated(table: Table, id: Id): void {
  if (one(table.fight, id).negated) table.tell({ fact: 'negated', who: id, on: false });
}

/**
 * AD-POS-11: whether its action is negated: knocked down in its own turn, or unable to act. To be asked after
 * everything that others may do during an action.
 */
export function isNegated(fight: Fight, id: Id): boolean {
  const who = one(fight, id);
  return who.out !== null || isIncapacitated(who) || (fight.active === id && who.negated);
}

/**
 * Runs `others` and returns whether it has stopped the action. A purely mental act of one that was bound before is not
 * stopped by being bound (AD-SHK-1).
 */
export function stoppedBy(fight: Fight, id: Id, others: () => void): boolean {
  const before = isNegated(fight, id);
  others();
  const { out } = one(fight, id);
  return out !== null || (!before && isNegated(fight, id));
}
