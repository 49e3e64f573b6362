import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Refusal } from '../../../kernel/port.ts';
import type { Action } from '../actions/action.ts';
import { move, run } from '../actions/move.ts';
import { actionlessBy } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';

/** PE-ACT-11, PE-ACT-13: the turn's Move may be used between the attacks of a Burst or an All-Weapon Attack. */

const moves: readonly Action[] = [move, run];
const moveOf = (choice: Choice): Action | undefined => moves.find(({ id }) => id === choice.option);

/** The ways to move that are left, without their fields: cheap. */
export const movesBetween = (fight: Fight, who: Combatant): readonly Option[] =>
  moves.flatMap((action) => {
    const option = action.offer(fight, who);
    return option && !option.refused ? [option] : [];
  });

/** One of them with its fields; any other option as it is. */
export function wholeMove(fight: Fight, who: Combatant, option: Option): Option {
  const needs = moves.find(({ id }) => id === option.id)?.needs?.(fight, who);
  return needs ? { ...option, needs: { ...option.needs, ...needs } } : option;
}

/** The move that an answer means; `null` when it means none. */
export const readMoveBetween = (fight: Fight, who: Combatant, choice: Choice): Choice | Refusal | null =>
  moveOf(choice)?.read(fight, who, choice) ?? null;

export const performMoveBetween = (table: Table, who: Id, choice: Choice): void =>
  moveOf(choice)?.perform(table, who, choice);

/** Whether the attacker can go on with the rest of it. */
export function goesOn(fight: Fight, id: Id): boolean {
  const who = one(fight, id);
  return conscious(who) && actionlessBy(who) === null;
}
