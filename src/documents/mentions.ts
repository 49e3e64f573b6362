import type { Problem } from '../engine/system.ts';
import { mostCombatants, mostInWave } from '../kernel/outside.ts';
import type { Path } from './problems.ts';
import { isRecord, placeOf } from './problems.ts';

/** Combatants of an encounter by their ids, and whatever mentions them. */

/** People of a wave are read together with those who are there. */
const mostAtOnce = mostCombatants + mostInWave;

/**
 * The ids as written, sound or not, so that one broken combatant does not make all mentions of it wrong. Of a list that is
 * too long, which is a problem of the list, only the first are looked at: each is compared with all others.
 */
export function idsAsWritten(combatants: unknown): readonly string[] {
  if (!Array.isArray(combatants)) return [];
  return combatants
    .slice(0, mostAtOnce)
    .map((one, index) =>
      isRecord(one) && typeof one.id === 'string' ? one.id : placeOf(['combatants', index]),
    );
}

/** Somebody who is not there. */
export function checkKnown(id: string, ids: readonly string[], at: Path, problems: Problem[]): void {
  if (!ids.includes(id)) problems.push({ path: placeOf(at), message: `there is no combatant "${id}"` });
}

/** Somebody who is not there, or the combatant itself. */
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

/** Two of the same id; a fight with everybody on one side. `combatants` are those that could be read. */
export function checkSides(
  combatants: readonly ({ readonly side: string } | undefined)[],
  ids: readonly string[],
  problems: Problem[],
): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) === index) return;
    problems.push({
      path: placeOf(['combatants', index, 'id']),
      message: `another combatant is called "${id}"`,
    });
  });
  const known = combatants.filter((one) => one !== undefined);
  if (known.length === ids.length && ids.length > 1 && new Set(known.map((one) => one.side)).size < 2) {
    problems.push({ path: 'combatants', message: 'a fight needs two sides: everybody here is on the same' });
  }
}

/** Pairs of hiding. */
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

/** The moment at which a fight begins: everybody has an initiative, and the active one is there. */
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
