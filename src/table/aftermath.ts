import type { System } from '../engine/system.ts';
import type { TapeEntry } from '../engine/tape.ts';
import { addedIn } from '../engine/tape.ts';
import type { Id, Json, JsonObject } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { AftermathReply } from '../protocol/messages.ts';

/** The combatants as written in the encounter, or in the changes that added them later. */
function writtenCombatants(encounter: Json, tape: readonly TapeEntry[]): ReadonlyMap<Id, JsonObject> {
  const first = isObject(encounter) && Array.isArray(encounter.combatants) ? encounter.combatants : [];
  return new Map(
    [...first, ...addedIn(tape)]
      .filter(isObject)
      .flatMap((one) => (typeof one.id === 'string' ? [[one.id, one]] : [])),
  );
}

/**
 * The sheets of all combatants but things, as they were written, each with its present state in `current`. The party (all
 * sides with player characters) comes first.
 */
export function aftermathOf(
  system: System,
  fight: unknown,
  encounter: Json,
  tape: readonly TapeEntry[],
): AftermathReply {
  const written = writtenCombatants(encounter, tape);
  const { combatants } = system.view(fight);
  const party = new Set(Object.values(combatants).flatMap((one) => (one.player ? [one.side] : [])));
  const people = Object.values(combatants).flatMap(({ id, name, side, out, thing }) => {
    const sheet = written.get(id)?.sheet;
    if (!isObject(sheet) || thing) return [];
    return [
      {
        id,
        name,
        side,
        out,
        party: party.has(side),
        sheet: { ...sheet, current: system.left(fight, id) } as Json,
      },
    ];
  });
  return { ok: true, system: system.id, people: people.sort((a, b) => Number(b.party) - Number(a.party)) };
}
