import type { Id } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import type { Table } from './table.ts';

/**
 * Tells that the action comes to nothing because changes since its declaration have made it impossible. The AP are
 * spent.
 */
export function fizzles(
  table: Table,
  who: Id,
  { because, clause }: Pick<Refusal, 'because' | 'clause'>,
): void {
  table.tell({ fact: 'note', text: `It comes to nothing: ${because}`, clause, who });
}
