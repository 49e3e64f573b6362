import type { Item } from './state.ts';

/** How many hands a thing takes when it is held. */
export const handsFor = (thing: { readonly hands: number }): 1 | 2 => (thing.hands === 2 ? 2 : 1);

/** The same for an item of a fight. */
export const handsOf = ({ thing }: Item): 1 | 2 =>
  handsFor(thing.kind === 'weapon' ? thing.weapon : thing.object);
