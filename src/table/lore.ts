import type { ConditionEntry, PackEntry, System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { Card, Figure, LoreEntry, LoreRef, LoreShelf } from '../kernel/lore.ts';
import { entryOf, shelf } from '../kernel/lore.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { CombatantView } from '../kernel/view.ts';
import { personAlone } from './quick.ts';

/** What can be looked up of a system besides its rules and its people: conditions, the things of its pack. */
export function loreOf(system: System): readonly LoreShelf[] {
  const conditions = shelf(
    { id: 'condition', one: 'Condition', many: 'Conditions' },
    (system.conditions ?? []).map(named),
    ({ clause, other }): Card => ({ tags: [other && 'between two'], clauses: [clause] }),
  );
  return [conditions, ...(system.lore ?? [])].filter(({ entries }) => entries.length > 0);
}

/**
 * Its people, described by what the table shows of them before anything has happened, under its rulings. A fight is
 * begun for each: this is not for free.
 */
export function folkOf(system: System, rulings: SaidRulings = {}): readonly LoreShelf[] {
  const { heroes, foes } = system.encounters.pack;
  const all = (list: readonly PackEntry[]) =>
    list.flatMap((entry) => personOf(system, system.lore ?? [], entry, rulings));
  return [
    { id: 'hero', one: 'Hero', many: 'Heroes', entries: all(heroes) },
    { id: 'foe', one: 'Foe', many: 'Foes', entries: all(foes) },
  ];
}

const named = ({ label, ...rest }: ConditionEntry) => ({ ...rest, name: label });

function personOf(
  system: System,
  things: readonly LoreShelf[],
  { id, name, about, sheet }: PackEntry,
  rulings: SaidRulings,
): readonly LoreEntry[] {
  const seen = personAlone(system, sheet, rulings);
  if (!('id' in seen)) return [];
  const card = { figures: figuresOf(seen), tags: [seen.sizeName] };
  return [{ ...entryOf({ id, name, about }, card), has: belongings(things, sheet) }];
}

/** Tracks and pools at their most, then what the panel says in words. */
const figuresOf = (seen: CombatantView): readonly Figure[] => [
  // What shields another track is given in a fight.
  ...Object.values(seen.tracks)
    .filter(({ shields }) => shields === undefined)
    .map(({ label, max, clause }): Figure => [label, max, clause]),
  ...Object.values(seen.pools).map(({ label, value, max, clause }): Figure => {
    const most = max ?? value;
    return [label, most !== 0 && most, clause];
  }),
  ...seen.notes.map(({ label, value, clause }): Figure => [label, value, clause]),
  ...(seen.charts ?? []).map(({ label, entries, clause }): Figure => {
    return [label, entries.map((one) => `${one.label}: ${one.value}`).join(', '), clause];
  }),
];

/** The entries that a sheet names anywhere in it. */
function belongings(things: readonly LoreShelf[], sheet: Json): readonly LoreRef[] {
  const named = idsIn(sheet);
  return things.flatMap(({ id: kind, entries }) =>
    entries.flatMap(({ id }) => (named.has(id) ? [{ kind, id }] : [])),
  );
}

function idsIn(value: Json | undefined, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) for (const one of value) idsIn(one, found);
  else if (isObject(value)) for (const one of Object.values(value)) idsIn(one, found);
  return found;
}
