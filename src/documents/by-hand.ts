import type { Problem } from '../engine/system.ts';
import type { Id, Json } from '../kernel/json.ts';
import type { Refusal } from '../kernel/port.ts';
import type { Path } from './problems.ts';
import { hazards } from './problems.ts';
import { sideName } from './schemas.ts';

/** Checks of what the game master adds to a running fight by hand; the same as when an encounter is read. */

const refusal = (because: string, clause: string, field: string): Refusal => ({
  code: 'noSuchThing',
  because,
  clause,
  field,
});

/** Reads a combatant that joins those in `there`. Returns a refusal with the first problem, or if its id is taken. */
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

/**
 * Why a combatant cannot join: it names somebody who is neither in the fight nor comes along (`known`). `named`: whom
 * each field names; `null` if it names no stranger.
 */
export function judgeNamed(
  named: { readonly [field: string]: readonly (Id | undefined)[] },
  known: readonly Id[],
  clause: string,
): Refusal | null {
  for (const [field, ids] of Object.entries(named)) {
    const stranger = ids.find((id) => id !== undefined && !known.includes(id));
    if (stranger === undefined) continue;
    return refusal(`there is no ${JSON.stringify(stranger)} in this fight`, clause, `combatant.${field}`);
  }
  return null;
}

/** Why a combatant cannot be moved to a side; `null` if it can. */
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
