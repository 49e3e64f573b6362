import type { ConditionEntry, PackEntry, System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { Card, Figure, LoreEntry, LoreRef, LoreShelf } from '../kernel/lore.ts';
import { entryOf, shelf } from '../kernel/lore.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { CombatantView } from '../kernel/view.ts';
import { personAlone } from './person.ts';

/**
 * The compendium shelves of a system besides its rules, heroes and foes: conditions as they are under these rulings, and
 * the things of its pack.
 */
export function loreOf(system: System, rulings: SaidRulings = {}): readonly LoreShelf[] {
  const conditions = shelf(
    { id: 'condition', one: 'Condition', many: 'Conditions' },
    (system.conditions ?? []).map((entry) => under(entry, rulings)),
    ({ clause, other }): Card => ({ tags: [other && 'between two'], clauses: [clause] }),
  );
  return [conditions, ...(system.lore ?? [])].filter(({ entries }) => entries.length > 0);
}

/**
 * The compendium shelves of the pack's heroes and foes, described by their views at the beginning of a fight under
 * these rulings. Slow: it begins a fight for each.
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

function under({ label, ruled = {}, ...rest }: ConditionEntry, rulings: SaidRulings) {
  const said = Object.entries(ruled).flatMap(([key, texts]) => texts[String(rulings[key])] ?? []);
  return { ...rest, name: label, ...(said[0] !== undefined && { about: said[0] }) };
}

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

/** The maxima of tracks and pools, then the notes and charts of the panel. */
const figuresOf = (seen: CombatantView): readonly Figure[] => [
  // Shields are gained during a fight.
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

/** The entries whose ids occur in a sheet. */
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
