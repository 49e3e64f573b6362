import type { Option } from '../../kernel/port.ts';
import { actorOf } from '../../store/actor.ts';
import { currentDraft } from '../../store/current-draft.ts';
import type { Draft } from '../../store/draft.ts';
import { cellsOf } from '../../store/draft.ts';
import { session } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { hand } from '../hand/hand.ts';
import type { At, Direction } from './cells.ts';
import { cellTowards } from './cells.ts';

const cellField = (option: Option): string | undefined =>
  Object.entries(option.needs ?? {}).find(([, need]) => need.kind === 'cell' || need.kind === 'path')?.[0];

/** The cell of the combatant who would do it. */
function homeOf(draft: Draft): At | undefined {
  const { prompt, view } = useTable.getState();
  const id = draft.option.by ?? actorOf(prompt);
  return id === undefined ? undefined : view?.combatants[id]?.cell;
}

/** Moves the cell of a field to the next offered one in a direction, if there is any. */
function step(draft: Draft, field: string, direction: Direction): void {
  const value = draft.values[field];
  const chosen = (Array.isArray(value) ? value.at(-1) : value) as At | undefined;
  const cells = cellsOf(draft, field);
  const from = chosen ?? homeOf(draft) ?? cells[0];
  const to = from && cellTowards(cells, from, direction);
  if (!to) return;
  const cell = { x: to.x, y: to.y };
  hand.openField(field);
  session.field(field, cell);
  session.lookAt(cell);
}

/** The same for a field of the current draft. */
export function stepField(field: string, direction: Direction): void {
  const draft = currentDraft();
  const need = draft?.option.needs?.[field];
  if (draft && (need?.kind === 'cell' || need?.kind === 'path')) step(draft, field, direction);
}

/**
 * The same for the arrow keys. Without a draft it first arms the move that is offered first. Returns whether there was
 * a field to change.
 */
export function stepAnywhere(direction: Direction): boolean {
  if (!currentDraft()) {
    const { prompt } = useTable.getState();
    const move =
      prompt?.kind === 'choose'
        ? prompt.options.find(
            (option) => option.group === 'move' && !option.by && !option.refused && cellField(option),
          )
        : undefined;
    if (move) hand.arm(move);
  }
  const draft = currentDraft();
  const found = draft ? cellField(draft.option) : undefined;
  if (!draft || found === undefined) return false;
  step(draft, found, direction);
  return true;
}
