import type { Question } from '../../../kernel/port.ts';
import { fightingSides } from '../left-to-fight.ts';
import { onlyAnswers } from '../refusal.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** Asks whether it is combat (WS-GEN-1, WS-GEN-2), if the encounter leaves it open. */
export function openCombat(table: Table): void {
  const { fight } = table;
  if (table.ask(startQuestion(fight)).option === 'not-combat') {
    table.tell({ fact: 'no-combat' });
    return;
  }
  table.tell({ fact: 'combat-began', surprise: fight.surprise === 'ask' || fight.surprise.length > 0 });
}

const startQuestion = (fight: Fight): Question => {
  const clause = 'WS-GEN-1';
  const few = fightingSides(fight).length < 2;
  return {
    id: 'gm.combatStart',
    clause,
    for: 'gm',
    about: { warning: few ? 'Fewer than two sides have anybody who can fight' : null },
    options: () => [
      {
        id: 'start',
        label: 'It is combat',
        clause,
        group: 'gm',
        ...(few ? { note: 'fewer than two sides have anybody who can fight' } : {}),
      },
      { id: 'not-combat', label: 'It is no combat', clause: 'WS-GEN-2', group: 'gm' },
    ],
    read: ({ option }) =>
      option === 'start' || option === 'not-combat' ? { option } : onlyAnswers('start or not-combat', clause),
  };
};
