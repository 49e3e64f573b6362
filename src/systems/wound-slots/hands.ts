import type { Item } from './state.ts';

/** The number of hands that hold a thing. */
export const handsFor = (thing: { readonly hands: number }): 1 | 2 => (thing.hands === 2 ? 2 : 1);

/** The number of hands that hold an item. */
export const handsOf = ({ thing }: Item): 1 | 2 =>
  handsFor(thing.kind === 'weapon' ? thing.weapon : thing.object);
