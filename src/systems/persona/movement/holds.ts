import type { Id } from '../../../kernel/json.ts';
import type { Facts } from '../facts/index.ts';
import { touches } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';

/** Holds whose two ends are apart (PE-GRP-3). */

/** Whether a hold can last: both are present and adjacent in the same band, with no wall between them. */
const together = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  present(a) && present(b) && touches(fight, a, b);

const ends = (who: Id, by: Id): Facts => ({ fact: 'hold-ended', who, by, why: 'apart' });

/** Facts that end each hold of and on a combatant whose two ends are apart. */
export function holdsApart(fight: Fight, id: Id): readonly Facts[] {
  const who = one(fight, id);
  const apart = (other: Id): boolean => !together(fight, who, one(fight, other));
  return [
    ...who.heldBy.filter(({ by }) => apart(by)).map(({ by }) => ends(id, by)),
    ...who.holding.filter(apart).map((held) => ends(held, id)),
  ];
}

/** The same for all combatants, after the battlefield has changed, for example by a closed door. */
export const allHoldsApart = (fight: Fight): readonly Facts[] =>
  fight.listing.flatMap((by) =>
    one(fight, by)
      .holding.filter((who) => !together(fight, one(fight, by), one(fight, who)))
      .map((who) => ends(who, by)),
  );
