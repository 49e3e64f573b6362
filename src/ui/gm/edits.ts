import type { Id } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { Changes } from '../hand/hand.ts';

type Change = Changes[number];

/**
 * A condition switched on or off; `others`, for conditions between two: all those to whom it is to tie the combatant;
 * `level`, for those with a number.
 */
export interface ConditionEdit {
  readonly on: boolean;
  readonly level?: number;
  readonly others?: readonly Id[];
}

/** Those to whom a condition ties a combatant after a tap on one of all: at least one, and with `one` only that one. */
export function tiedAfter(tied: readonly Id[], id: Id, other: true | 'one'): readonly Id[] {
  if (other === 'one') return [id];
  const next = tied.includes(id) ? tied.filter((one) => one !== id) : [...tied, id];
  return next.length > 0 ? next : tied;
}

/** Where the game master can put a thing: `gone` is out of the fight. */
export type ItemPlace = Extract<Change, { readonly change: 'item' }>['to'];

/** What the game master has entered for a combatant and not yet applied. Missing fields stay unchanged. */
interface Edits {
  readonly tracks: { readonly [name: string]: number };
  readonly pools: { readonly [name: string]: number };
  readonly conditions: { readonly [id: string]: ConditionEdit };
  /** Where things of the combatant, or those that lie on the ground, are to be. */
  readonly items: { readonly [id: string]: ItemPlace };
  readonly initiative?: number;
  readonly side?: string;
  readonly out?: CombatantView['out'];
}

/** A combatant with the edits of it so far. */
export interface Editing {
  readonly one: CombatantView;
  readonly edits: Edits;
  readonly onEdit: (edits: Edits) => void;
}

export const noEdits: Edits = { tracks: {}, pools: {}, conditions: {}, items: {} };

/** Whether a condition that can be set by hand is on. */
export const isOn = ({ conditions, shownElsewhere = [] }: CombatantView, condition: string): boolean =>
  conditions.some(({ id }) => id === condition) || shownElsewhere.includes(condition);

/** The level of a condition that is on; `undefined` without one. */
export const levelOf = ({ conditions }: CombatantView, condition: string): number | undefined =>
  conditions.find(({ id }) => id === condition)?.level;

/** Those to whom a condition ties a combatant now. */
export const towardsOf = ({ conditions }: CombatantView, condition: string): readonly Id[] =>
  conditions.flatMap(({ id, towards = [] }) => (id === condition ? towards : []));

/** Where a thing is now: what is not the combatant’s lies on the ground. */
export const placeOf = ({ items = [] }: CombatantView, item: Id): ItemPlace =>
  items.find(({ id }) => id === item)?.at ?? 'floor';

/** The changes that carry out the edits. Values set back to the current ones produce none. */
export function changesOf(one: CombatantView, edits: Edits): readonly Change[] {
  const who = one.id;
  const changes: Change[] = [];
  for (const [track, left] of Object.entries(edits.tracks)) {
    if (one.tracks[track]?.left !== left) changes.push({ change: 'track', who, track, left });
  }
  for (const [pool, value] of Object.entries(edits.pools)) {
    if (one.pools[pool]?.value !== value) changes.push({ change: 'pool', who, pool, value });
  }
  for (const [condition, edit] of Object.entries(edits.conditions)) {
    changes.push(...changesOfCondition(one, condition, edit));
  }
  // Hands are emptied before they take up something else.
  const puts = Object.entries(edits.items).filter(([item, to]) => to !== placeOf(one, item));
  for (const [item, to] of puts.sort(([, a], [, b]) => Number(a === 'hand') - Number(b === 'hand'))) {
    changes.push({ change: 'item', who, item, to });
  }
  if (edits.initiative !== undefined && edits.initiative !== one.initiative) {
    changes.push({ change: 'initiative', who, value: edits.initiative });
  }
  if (edits.side !== undefined && edits.side !== one.side)
    changes.push({ change: 'side', who, side: edits.side });
  if (edits.out !== undefined && edits.out !== one.out && edits.out !== 'gone') {
    changes.push({ change: 'out', who, out: edits.out });
  }
  return changes;
}

function changesOfCondition(
  one: CombatantView,
  condition: string,
  { on, others, level }: ConditionEdit,
): readonly Change[] {
  const change = { change: 'condition', who: one.id, condition } as const;
  if (on && others) {
    const now = towardsOf(one, condition);
    // Nobody gets onto a mount that sits on another one.
    const ends = now.filter((id) => !others.includes(id)).map((other) => ({ ...change, on: false, other }));
    const begins = others.filter((id) => !now.includes(id)).map((other) => ({ ...change, on, other }));
    return [...ends, ...begins];
  }
  const levelled = on && level !== undefined && level !== levelOf(one, condition);
  if (isOn(one, condition) === on && !levelled) return [];
  return [{ ...change, on, ...(levelled && { level }) }];
}

/** Edits by combatant id. */
export type EditsOfAll = { readonly [who: Id]: Edits };

/** The changes for all combatants; those who have left the fight meanwhile are skipped. */
export const changesOfAll = (
  combatants: { readonly [id: Id]: CombatantView },
  edits: EditsOfAll,
): readonly Change[] =>
  Object.entries(edits).flatMap(([id, theirs]) => {
    const one = combatants[id];
    return one ? changesOf(one, theirs) : [];
  });
