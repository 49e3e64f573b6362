import type { Json } from '../../kernel/json.ts';
import { namesOf } from '../encounter/cast.ts';
import { listIn, wavesIn } from '../encounter/waves.ts';

/**
 * A sentence for each wave of an encounter. The bars leave waves out; those that come only when called are not even
 * part of the fights.
 */
export function laterWords(
  encounter: Json,
  pack: readonly { readonly id: string; readonly name: string }[],
): readonly string[] {
  const nameOf = namesOf(pack);
  return wavesIn(encounter).flatMap(({ id, name, round }) => {
    const people = listIn(encounter, id).map((one) => nameOf(one.sheet ?? null) ?? String(one.id));
    if (people.length === 0) return [];
    const who = `${people.join(', ')} (${name})`;
    return round === null
      ? `${who}: only when called, so not in these fights.`
      : `${who}: from round ${round} on, in the fight but not in these bars.`;
  });
}

/** The sides whose people all come with waves in these fights: neither called ones nor the sides that are `there`. */
export function sidesLater(encounter: Json, there: readonly string[]): readonly string[] {
  const timed = wavesIn(encounter).filter(({ round }) => round !== null);
  const sides = timed.flatMap(({ id }) => listIn(encounter, id).map(({ side }) => String(side)));
  return [...new Set(sides)].filter((side) => !there.includes(side));
}
