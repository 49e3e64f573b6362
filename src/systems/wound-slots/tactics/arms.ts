import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { pickUp } from '../actions/pick-up.ts';
import { retrieve } from '../actions/retrieve.ts';
import { stow } from '../actions/stow.ts';
import { lyingNear } from '../actions/things.ts';
import { meansOf } from '../combat/means.ts';
import { underwater } from '../combat/water.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { isUseless } from './deeds.ts';

/** Whether there is anything better than bare hands to attack with. */
const isArmed = (fight: Fight, who: Combatant): boolean =>
  meansOf(fight, who).some((means) => means.weapon?.id !== 'unarmed' && !isUseless(fight, who, means));

/**
 * Retrieves or picks up a weapon if there is nothing else to fight with, and puts away what takes up its hands for
 * nothing; `null`: not needed or not possible.
 */
export function arm(fight: Fight, who: Combatant): Choice | null {
  if (who.grappling.length > 0 || isArmed(fight, who)) return null;
  // SL-UWC-2.
  const below = underwater(fight, who);
  const serves = ({ thing }: Item): boolean =>
    thing.kind === 'weapon' && (!below || thing.weapon.melee !== undefined);
  const stowed = who.stowed.map(({ item }) => item).filter(serves);
  const idle = stowed.length > 0 ? who.hands.filter(({ item }) => item.thing.kind === 'weapon') : [];
  const wishes = [
    ...stowed.map(({ id }) => [retrieve, { option: 'retrieve', item: id }] as const),
    ...lyingNear(fight, who)
      .filter(({ item }) => serves(item))
      .map(({ item }) => [pickUp, { option: 'pick-up', item: item.id }] as const),
    ...idle.map(({ item }) => [stow, { option: 'stow', item: item.id }] as const),
  ];
  for (const [action, choice] of wishes) {
    if (!isRefusal(action.read(fight, who, choice)) && action.price(fight, who, choice).ap <= who.ap)
      return choice;
  }
  return null;
}
