import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { pickUp } from '../actions/pick-up.ts';
import { retrieve } from '../actions/retrieve.ts';
import { lyingNear } from '../actions/things.ts';
import { judgeMeans } from '../combat/judge-means.ts';
import { meansOf } from '../combat/means.ts';
import type { Combatant, Fight, Item } from '../state.ts';

const isWeapon = ({ thing }: Item): boolean => thing.kind === 'weapon';

/** Whether there is anything better than bare hands to attack with. */
const isArmed = (fight: Fight, who: Combatant): boolean =>
  meansOf(fight, who).some(
    (means) => means.weapon?.id !== 'unarmed' && judgeMeans(fight, who, means)?.code !== 'noMana',
  );

/** Retrieves or picks up a weapon if there is nothing else to fight with; `null`: not needed or not possible. */
export function arm(fight: Fight, who: Combatant): Choice | null {
  if (who.grappling.length > 0 || isArmed(fight, who)) return null;
  const stowed = who.stowed.map(({ item }) => item);
  const wishes = [
    ...stowed.filter(isWeapon).map(({ id }) => [retrieve, { option: 'retrieve', item: id }] as const),
    ...lyingNear(fight, who)
      .filter(({ item }) => isWeapon(item))
      .map(({ item }) => [pickUp, { option: 'pick-up', item: item.id }] as const),
  ];
  for (const [action, choice] of wishes) {
    if (!isRefusal(action.read(fight, who, choice)) && action.price(fight, who, choice).ap <= who.ap)
      return choice;
  }
  return null;
}
