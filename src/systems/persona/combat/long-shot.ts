import type { Question } from '../../../kernel/port.ts';
import { stillResolving } from '../refusal.ts';
import type { Combatant } from '../state.ts';
import type { Table } from '../table.ts';
import { needsApproval } from './judge-means.ts';
import type { Means } from './types.ts';

/**
 * PE-FLY-4: asks the game master about a shot to or from High, before anything is spent. `true` if no question is
 * needed.
 */
export function mayShootThatFar(table: Table, who: Combatant, means: Means, target: Combatant): boolean {
  if (!needsApproval(who, target)) return true;
  if (table.ask(question(who, means, target)).option === 'allow') return true;
  table.tell({ fact: 'note', text: 'The shot does not get that far.', clause: 'PE-FLY-4', who: who.id });
  return false;
}

const question = (who: Combatant, means: Means, target: Combatant): Question => ({
  id: 'long-shot',
  clause: 'PE-FLY-4',
  for: 'gm',
  about: { attacker: who.id, target: target.id, with: means.id },
  options: () => [
    { id: 'allow', label: 'It gets there', clause: 'PE-FLY-4', group: 'gm' },
    { id: 'refuse', label: 'It does not', clause: 'PE-FLY-4', group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'allow' || option === 'refuse'
      ? { option }
      : stillResolving('the answers are allow and refuse'),
});
