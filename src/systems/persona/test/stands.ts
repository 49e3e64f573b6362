import type { Table } from '../table.ts';
import type { Thrown } from './dice.ts';
import type { TestSpec } from './spec.ts';

/** Tells that an earlier roll of a test counts although it was rolled again. */
export function tellStands(
  table: Table,
  { who }: TestSpec,
  { die }: Thrown,
  as: 'worse' | 'better',
  clause: string,
): void {
  const shown = String(die).padStart(2, '0');
  table.tell({ fact: 'note', text: `The earlier ${shown} stands: it is the ${as} roll`, clause, who });
}
