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

/** The moves that can still be made, without their costly fields. */
export const movesBetween = (fight: Fight, who: Combatant): readonly Option[] =>
  moves.flatMap((action) => {
    const option = action.offer(fight, who);
    return option && !option.refused ? [option] : [];
  });

/** Adds the fields to a move option; returns any other option unchanged. */
export function wholeMove(fight: Fight, who: Combatant, option: Option): Option {
  const needs = moves.find(({ id }) => id === option.id)?.needs?.(fight, who);
  return needs ? { ...option, needs: { ...option.needs, ...needs } } : option;
}

/** Reads the choice of a move; `null` if the choice is something else. */
export const readMoveBetween = (fight: Fight, who: Combatant, choice: Choice): Choice | Refusal | null =>
  moveOf(choice)?.read(fight, who, choice) ?? null;

export const performMoveBetween = (table: Table, who: Id, choice: Choice): void =>
  moveOf(choice)?.perform(table, who, choice);

/** Whether the attacker is able to go on with the rest of the attack. */
export function goesOn(fight: Fight, id: Id): boolean {
  const who = one(fight, id);
  return conscious(who) && actionlessBy(who) === null;
}
