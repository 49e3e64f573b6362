import type { Problem } from '../engine/system.ts';
import type { Id, Json } from '../kernel/json.ts';
import type { Refusal } from '../kernel/port.ts';
import type { Path } from './problems.ts';
import { hazards } from './problems.ts';
import { sideName } from './schemas.ts';

/** What the game master brings into a running fight in words or as a document: read as in an encounter. */

const refusal = (because: string, clause: string, field: string): Refusal => ({
  code: 'noSuchThing',
  because,
  clause,
  field,
});

/** Somebody who joins these, as `read` reads it, under an id that nobody has yet; or why it cannot. */
export function readJoining<Entry extends { readonly id: Id }>(
  json: Json,
  there: { readonly [id: Id]: object },
  read: (json: Json, at: Path, problems: Problem[]) => Entry | undefined,
  clause: string,
): Entry | Refusal {
  const problems: Problem[] = [...hazards(json)];
  const entry = problems.length === 0 ? read(json, ['combatant'], problems) : undefined;
  const [problem] = problems;
  if (problem || !entry) {
    const because = problem ? `${problem.path}: ${problem.message}` : 'this is no combatant';
    return refusal(because, clause, 'combatant');
  }
  return Object.hasOwn(there, entry.id)
    ? refusal(`there is a ${JSON.stringify(entry.id)} already`, clause, 'combatant.id')
    : entry;
}

/** Why somebody cannot be put on this side; `null` where it can. */
export function judgeSide(
  who: { readonly side: string; readonly sheet: { readonly name: string } },
  side: string,
  clause: string,
): Refusal | null {
  if (side === who.side) return refusal(`${who.sheet.name} is on that side already`, clause, 'side');
  const named = sideName.safeParse(side);
  return named.success
    ? null
    : refusal(named.error.issues[0]?.message ?? 'a side has a name', clause, 'side');
}
