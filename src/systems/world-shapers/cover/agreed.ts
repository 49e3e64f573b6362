import type { Id } from '../../../kernel/json.ts';
import { asJson } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { nameOf } from '../names.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Said } from './cover.ts';
import { askCover } from './gm.ts';

/**
 * WS-R89 `gmDecides`: asks the game master about cover before anything is paid. A target behind full cover cannot be
 * targeted (WS-COV-4): then the choice is dropped at no cost, and `null` returned. Otherwise the answer is stored with
 * the choice.
 */
export function agreeCover(table: Table, id: Id, choice: Choice, target: Id): Choice | null {
  const said = askCover(table, target, id, one(table.fight, id).cell);
  if (!said) return choice;
  if (said.grade !== 'full') return { ...choice, cover: asJson(said) };
  const because = `${nameOf(table.fight, target)} is behind full cover`;
  table.tell({ fact: 'came-to-nothing', who: id, what: choice.option, because, clause: 'WS-COV-4' });
  return null;
}

/** The stored answer. Players' answers cannot contain it, because parsing drops unknown fields. */
export const agreedCover = ({ cover }: Choice): Said | undefined =>
  typeof cover === 'object' && cover !== null ? (cover as unknown as Said) : undefined;
