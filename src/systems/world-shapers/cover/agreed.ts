import type { Id } from '../../../kernel/json.ts';
import { asJson } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { nameOf } from '../names.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Said } from './cover.ts';
import { askCover } from './gm.ts';

/**
 * WS-R89 `gmDecides`: the game master is asked before anything is paid. Whoever is said to be behind full cover cannot be
 * targeted (WS-COV-4): nothing comes of the choice, and it costs nothing. Otherwise what was said goes on with it.
 */
export function agreeCover(table: Table, id: Id, choice: Choice, target: Id): Choice | null {
  const said = askCover(table, target, id, one(table.fight, id).cell);
  if (!said) return choice;
  if (said.grade !== 'full') return { ...choice, cover: asJson(said) };
  const because = `${nameOf(table.fight, target)} is behind full cover`;
  table.tell({ fact: 'came-to-nothing', who: id, what: choice.option, because, clause: 'WS-COV-4' });
  return null;
}

/** What was said before; no answer can bring it along. */
export const agreedCover = ({ cover }: Choice): Said | undefined =>
  typeof cover === 'object' && cover !== null ? (cover as unknown as Said) : undefined;
