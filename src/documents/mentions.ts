import type { Problem } from '../engine/system.ts';
import { isObject } from '../kernel/json.ts';
import { mostCombatants, mostInWave } from '../kernel/outside.ts';
import type { Path } from './problems.ts';
import { placeOf } from './problems.ts';

/** The ids of an encounter's combatants, and checks of the places that mention them, which add to `problems`. */

/** The most combatants that are read together: those of the encounter and of one wave. */
const mostAtOnce = mostCombatants + mostInWave;

/**
 * The ids of combatants as written, also of invalid ones, so that one broken combatant does not make all mentions of it
 * wrong. A combatant without an id is represented by its place (`combatants[2]`). Of a list that is too long, which is
 * reported elsewhere, only the first entries are read, for checks compare each with all others.
 */
export function idsAsWritten(combatants: unknown): readonly string[] {
  if (!Array.isArray(combatants)) return [];
  return combatants
    .slice(0, mostAtOnce)
    .map((one, index) =>
      isObject(one) && typeof one.id === 'string' ? one.id : placeOf(['combatants', index]),
    );
}

/** Checks that there is a combatant with this id; `at` is the place that mentions it. */
export function checkKnown(id: string, ids: readonly string[], at: Path, problems: Problem[]): void {
  if (!ids.includes(id)) problems.push({ path: placeOf(at), message: `there is no combatant "${id}"` });
}

/** The same where the combatant `self`, which mentions it, must not mention itself. */
export function checkOther(
  other: string,
  self: string,
  ids: readonly string[],
  at: Path,
  problems: Problem[],
): void {
  checkKnown(other, ids, at, problems);
  if (other === self) problems.push({ path: placeOf(at), message: 'this is the combatant itself' });
}

/** Checks that ids are unique. */
export function checkUnique(ids: readonly string[], problems: Problem[]): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) === index) return;
    problems.push({
      path: placeOf(['combatants', index, 'id']),
      message: `another combatant is called "${id}"`,
    });
  });
}

/** Checks the pairs of `hidden`: both combatants exist and are not the same. */
export function checkHidden(
  hidden: readonly { readonly who: string; readonly from: string }[],
  ids: readonly string[],
  problems: Problem[],
): void {
  hidden.forEach((pair, index) => {
    checkKnown(pair.who, ids, ['hidden', index, 'who'], problems);
    checkKnown(pair.from, ids, ['hidden', index, 'from'], problems);
    if (pair.who === pair.from) {
      problems.push({ path: placeOf(['hidden', index]), message: 'nobody hides from itself' });
    }
  });
}

/** Checks `startAt`: every combatant has an initiative, and everyone mentioned is a combatant. */
export function checkStart(
  startAt: { readonly active: string; readonly initiative: { readonly [id: string]: number } },
  ids: readonly string[],
  problems: Problem[],
): void {
  checkKnown(startAt.active, ids, ['startAt', 'active'], problems);
  for (const id of Object.keys(startAt.initiative))
    checkKnown(id, ids, ['startAt', 'initiative', id], problems);
  const missing = ids.filter((id) => !Object.hasOwn(startAt.initiative, id));
  if (missing.length > 0) {
    problems.push({ path: 'startAt.initiative', message: `without initiative: ${missing.join(', ')}` });
  }
}
