import type { Ability, AbilityDeed, Maneuver, Upcast } from '../abilities.ts';

/**
 * WS-ABL-2: whoever pays for a step of upcasting gets something for it. A sheet may state dice, numbers and metres that
 * its Ability has nothing to add to; these are left out when it is made ready for a fight, so that nobody pays for them.
 */

/** What an Ability or Maneuver has that upcasting can raise. */
interface Raised {
  /** Dice of any faces, or only of these. */
  readonly dice: boolean | number;
  readonly plus: boolean;
  readonly metres: boolean;
}

function raisedIn(does: AbilityDeed): Raised {
  switch (does.deed) {
    case 'attack':
      return { dice: does.damage.length > 0, plus: false, metres: does.onHit?.moves !== undefined };
    case 'defense':
      return { dice: does.damage.length > 0, plus: false, metres: does.moves !== undefined };
    case 'mend':
      return { dice: does.amount.sides, plus: true, metres: false };
    case 'ward':
    case 'buff':
    case 'guard':
      return { dice: false, plus: true, metres: false };
  }
}

/** What counts of each step; `null`: nothing. */
function countingOf({ wp, dice, plus, metres }: Upcast, raised: Raised): Upcast | null {
  const counts: Upcast = {
    wp,
    ...(dice && (raised.dice === true || raised.dice === dice.sides) ? { dice } : {}),
    ...(plus !== undefined && raised.plus ? { plus } : {}),
    ...(metres !== undefined && raised.metres ? { metres } : {}),
  };
  return Object.keys(counts).length > 1 ? counts : null;
}

/** The same thing, unless some of its upcasting does not count. */
function counting<Thing extends { readonly upcast?: Upcast }>(thing: Thing, raised: Raised): Thing {
  if (!thing.upcast) return thing;
  const counts = countingOf(thing.upcast, raised);
  if (counts && Object.keys(counts).length === Object.keys(thing.upcast).length) return thing;
  const { upcast: _, ...rest } = thing;
  return (counts ? { ...rest, upcast: counts } : rest) as Thing;
}

export const countingAbility = (ability: Ability): Ability => counting(ability, raisedIn(ability.does));

export const countingManeuver = (maneuver: Maneuver): Maneuver =>
  counting(maneuver, {
    dice: maneuver.damage.length > 0,
    plus: true,
    metres: maneuver.rider?.moves !== undefined,
  });
