import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { stillResolving } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { goOut } from './out.ts';

/** PE-WND-4: losing the Deadly Wound puts a combatant out of the fight, too hurt to go on or dead (PE-R85). */

const clause = 'PE-WND-4';

/** PE-R85: whether the combatant dies with its Deadly Wound without a question. */
export function diesOf({ rulings }: Pick<Fight, 'rulings'>, who: Pick<Combatant, 'kind'>): boolean {
  return (
    rulings.deadlyOutcome === 'alwaysDead' ||
    (rulings.deadlyOutcome !== 'alwaysDown' && who.kind === 'shadow')
  );
}

/** The Deadly Wound is lost, or a combatant that has none left is wounded. */
type Blow = 'lost' | 'struck again';

/** Applies the loss of the Deadly Wound, or a wound to a combatant that has none left. */
export function loseDeadly(table: Table, id: Id, by: Id, blow: Blow): void {
  const { fight } = table;
  const who = one(fight, id);
  if (who.out === 'dead') return;
  if (diesOf(fight, who)) {
    goOut(table, { fact: 'died', who: id, by });
    return;
  }
  if (who.out === null) goOut(table, { fact: 'knocked-out', who: id, by, why: 'deadly wound', clause });
  if (fight.rulings.deadlyOutcome === 'alwaysDown' || one(fight, id).out === 'dead') return;
  if (table.ask(question(fight, id, by, blow)).option === 'dead') table.tell({ fact: 'died', who: id, by });
}

function question(fight: Fight, id: Id, by: Id, blow: Blow): Question {
  const { name } = one(fight, id).sheet;
  return {
    id: 'deadly-wound',
    clause,
    for: 'gm',
    about: { who: id, by, ...(blow === 'lost' ? {} : { blow }) },
    options: () => [
      { id: 'down', label: `${name} is down, too hurt to go on`, clause, group: 'gm' },
      { id: 'dead', label: `${name} is dead`, clause, group: 'gm' },
    ],
    read: ({ option }) =>
      option === 'down' || option === 'dead' ? { option } : stillResolving('the answers are down and dead'),
  };
}
