import type { Cell, Id } from '../../kernel/json.ts';
import type { ObjectThing, Shield, Weapon } from './gear.ts';

/** Things of a fight. */

type Thing =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'shield'; readonly shield: Shield }
  | { readonly kind: 'object'; readonly object: ObjectThing };

export interface Item {
  /** Unique in the fight: `brana/ax`. */
  readonly id: Id;
  /** The id on its owner's sheet: `ax`. */
  readonly short: string;
  readonly name: string;
  readonly thing: Thing;
}

/** An item on the ground. */
export interface Lying {
  readonly item: Item;
  readonly cell: Cell;
}

/** The number of hands that hold a thing. */
export const handsFor = (thing: { readonly hands: number }): 1 | 2 => (thing.hands === 2 ? 2 : 1);

/** The same for an item of a fight. */
export function handsOf({ thing }: Item): 1 | 2 {
  switch (thing.kind) {
    case 'weapon':
      return handsFor(thing.weapon);
    case 'shield':
      return handsFor(thing.shield);
    case 'object':
      return handsFor(thing.object);
  }
}
