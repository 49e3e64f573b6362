import type { Cell, Id } from '../../kernel/json.ts';
import type { ItemThing, Shield, Weapon } from './gear.ts';

/** A weapon, shield or item in a fight. */

type Thing =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'shield'; readonly shield: Shield }
  | { readonly kind: 'item'; readonly item: ItemThing };

export interface Item {
  /** Unique in the fight: `hadra/sword`. */
  readonly id: Id;
  /** Its id on its owner's sheet: `sword`. */
  readonly short: string;
  readonly name: string;
  readonly thing: Thing;
}

export type Hand = 'main' | 'off';

/** A held item. What takes both hands is in the main one and leaves none free. */
export interface Grip {
  readonly item: Item;
  readonly hand: Hand;
  readonly hands: 1 | 2;
}

/**
 * What its holder calls an item, in answers and in the record of wear (AD-R80): its id on the holder's own sheet, or its
 * full id if it was another's, so that no two things of a holder have the same.
 */
export const shortFor = (holder: Id, { id, short }: Item): string =>
  id === `${holder}/${short}` ? short : id;

/** An item on the ground. */
export interface Lying {
  readonly item: Item;
  readonly cell: Cell;
}

/** How many hands a thing takes when held. */
export const handsFor = (thing: { readonly hands: number }): 1 | 2 => (thing.hands === 2 ? 2 : 1);

/** The same for an item of a fight. */
export function handsOf({ thing }: Item): 1 | 2 {
  switch (thing.kind) {
    case 'weapon':
      return handsFor(thing.weapon);
    case 'shield':
      return handsFor(thing.shield);
    case 'item':
      return handsFor(thing.item);
  }
}

/**
 * The hand that would hold a thing of so many hands beside these grips, of a combatant that `has` so many hands; `null`
 * if none is free.
 */
export function handFor(
  grips: readonly { readonly hand: Hand; readonly hands: number }[],
  hands: 1 | 2,
  has: number,
): Hand | null {
  const full = grips.reduce((sum, grip) => sum + grip.hands, 0);
  if (full + hands > has) return null;
  return grips.some(({ hand }) => hand === 'main') ? 'off' : 'main';
}
