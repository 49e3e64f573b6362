import type { Json } from '../kernel/json.ts';
import type { Choice, Need, Option, PickCell, PickValue } from '../kernel/port.ts';
import { isMeant, wordOf } from '../kernel/port.ts';
import type { FieldValues } from '../kernel/sentence.ts';
import { fieldValuesOf, optionOf } from '../kernel/sentence.ts';
import type { ChoosePrompt } from '../protocol/messages.ts';

/**
 * A choice in the making: an option that was armed and the fields picked so far. It changes nothing in the fight; only
 * committing it does. Nothing here judges legality: picks, cells and refusals come with the option.
 */
export interface Draft {
  /** The prompt that it answers (a draft of an older prompt is void); `null` where nothing is asked any more. */
  readonly prompt: number | null;
  readonly option: Option;
  readonly values: FieldValues;
  /** The complete choice that the draft was made from, as long as nobody has changed a field. */
  readonly whole?: Choice;
}

/** A fresh draft: fields with a default, or with a single possible value, are filled in. */
export function draftOf(prompt: number | null, option: Option): Draft {
  return settle({ prompt, option, values: {} });
}

/** A complete choice as a draft that commits to it; `null` when the prompt does not offer its option. */
export function draftFor(prompt: ChoosePrompt, choice: Choice): Draft | null {
  const option = optionOf(prompt.options, choice);
  return option
    ? { ...settle({ prompt: prompt.id, option, values: fieldValuesOf(option, choice) }), whole: choice }
    : null;
}

/**
 * The draft with a field set, or cleared with `undefined`. Picks of other fields that do not fit the new value are
 * cleared too.
 */
export function withField(draft: Draft, field: string, value: Json | undefined): Draft {
  const values: Record<string, Json | undefined> = { ...draft.values, [field]: value };
  if (value === undefined) delete values[field];
  // A path given cell by cell leads to no other destination.
  if (draft.option.needs?.[field]?.kind === 'path' && field !== 'path') delete values.path;
  return settle({ prompt: draft.prompt, option: draft.option, values });
}

/** Adds a value to a field that takes several, or removes it. */
export function toggled(draft: Draft, field: string, id: string): Draft {
  const now = draft.values[field];
  const list = Array.isArray(now) ? (now as readonly string[]) : [];
  return withField(draft, field, list.includes(id) ? list.filter((one) => one !== id) : [...list, id]);
}

/** The values of a field that fit what is picked already, each once. */
export function picksOf(draft: Draft, field: string): readonly PickValue[] {
  const need = draft.option.needs?.[field];
  if (need?.kind !== 'one' && need?.kind !== 'some') return [];
  const fitting = need.oneOf.filter((pick) => fits(draft, field, pick.when));
  return fitting.filter(({ id }, place) => fitting.findIndex((pick) => pick.id === id) === place);
}

/** The cells of a field that fit what is picked already, each once; the list of the option where all of them do. */
export function cellsOf(draft: Draft, field: string): readonly PickCell[] {
  const need = draft.option.needs?.[field];
  if (need?.kind !== 'cell' && need?.kind !== 'path') return [];
  if (need.cells.every((cell) => cell.when === undefined)) return need.cells;
  const fitting = need.cells.filter((cell) => fits(draft, field, cell.when));
  return [...new Map(fitting.map((cell) => [wordOf({ x: cell.x, y: cell.y }), cell])).values()];
}

function fits(draft: Draft, field: string, when: PickValue['when']): boolean {
  return Object.entries(when ?? {}).every(([other, allowed]) => {
    const value = other === field ? undefined : draft.values[other];
    return value === undefined || allowed.includes(wordOf(value));
  });
}

/** Whether a field applies, given what is picked so far. */
export const applies = (draft: Draft, need: Need): boolean => isMeant(need, draft.values);

function isFilled(need: Need, value: Json | undefined): boolean {
  if (need.kind === 'text' && need.optional) return true;
  if (need.kind === 'some') {
    const many = Array.isArray(value) ? value.length : 0;
    return many >= need.min && many <= need.max;
  }
  return value !== undefined;
}

/** The first field that still needs a value, in the order in which the option lists them. */
export function nextField(draft: Draft): string | null {
  if (draft.whole) return null;
  for (const [field, need] of Object.entries(draft.option.needs ?? {})) {
    if (applies(draft, need) && !isFilled(need, draft.values[field])) return field;
  }
  return null;
}

/** The complete choice; `null` while a field is missing or if the option is refused. */
export function choiceOf(draft: Draft): Choice | null {
  if (draft.whole) return draft.whole;
  if (draft.option.refused || nextField(draft) !== null) return null;
  const by = draft.option.by === undefined ? {} : { by: draft.option.by };
  return { ...draft.values, ...by, option: draft.option.id };
}

/** Whether the cell picked for a field does not fit what is picked besides. */
function strays(draft: Draft, field: string, { cells }: Extract<Need, { kind: 'cell' | 'path' }>): boolean {
  const value = draft.values[field];
  if (value === undefined || cells.every((cell) => cell.when === undefined)) return false;
  const end = wordOf(Array.isArray(value) ? value.at(-1) : value);
  return !cellsOf(draft, field).some(({ x, y }) => wordOf({ x, y }) === end);
}

/** Fills in defaults and single possible values, and clears picks that do not apply or are not legal any more. */
function settle(draft: Draft): Draft {
  const values: Record<string, Json | undefined> = { ...draft.values };
  const settled: Draft = { ...draft, values };
  for (const [field, need] of Object.entries(draft.option.needs ?? {})) {
    if (need.kind === 'number' && values[field] === undefined) values[field] = need.default;
    if (need.kind === 'some' && need.min === 0 && values[field] === undefined)
      values[field] = need.default ?? [];
    if ((need.kind === 'cell' || need.kind === 'path') && strays(settled, field, need)) {
      delete values[field];
      delete values.path;
    }
    if (need.kind !== 'one') continue;
    if (!applies(settled, need)) {
      delete values[field];
      continue;
    }
    const legal = picksOf(settled, field).filter((pick) => !pick.refused);
    const chosen = values[field];
    if (chosen !== undefined && !legal.some((pick) => pick.id === chosen)) delete values[field];
    if (values[field] !== undefined) continue;
    const preset =
      legal.find((pick) => pick.id === need.default) ?? (legal.length === 1 ? legal[0] : undefined);
    if (preset) values[field] = preset.id;
  }
  return settled;
}
