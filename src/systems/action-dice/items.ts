import type { Cell, Id } from '../../kernel/json.ts';
import type { ItemThing, Shield, Weapon } from './gear.ts';

/** Things of a fight. */

export type Thing =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'shield'; readonly shield: Shield }
  | { readonly kind: 'item'; readonly item: ItemThing };

export interface Item {
  /** Unlike that of every other item of the fight: `hadra/sword`. */
  readonly id: Id;
  /** As its owner's sheet calls it: `sword`. */
  readonly short: string;
  readonly name: string;
  readonly thing: Thing;
}

export type Hand = 'main' | 'off';

/** What is held. What takes both hands is in the main one and leaves none free. */
export interface Grip {
  readonly item: Item;
  readonly hand: Hand;
  readonly hands: 1 | 2;
}

/** An item on the ground. */
export interface Lying {
  readonly item: Item;
  readonly cell: Cell;
}

/** How many hands a thing takes when it is held. */
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

/** The hand that would take it beside these; `null` if there is none. */
export function handFor(
  grips: readonly { readonly hand: Hand; readonly hands: number }[],
  hands: 1 | 2,
  has: number,
): Hand | null {
  const full = grips.reduce((sum, grip) => sum + grip.hands, 0);
  if (full + hands > has) return null;
  return grips.some(({ hand }) => hand === 'main') ? 'off' : 'main';
}
