import { saidNeeds, squareNeed } from '../abilities/needs.ts';
import { refusedIn } from '../refusal.ts';
import { hiddenFrom } from '../space.ts';
import { everyone, foes } from '../state.ts';
import { abilityAction, abilityIn, damageNote } from './ability.ts';
import type { Action } from './action.ts';
import { costOf } from './action.ts';

const clause = 'WS-ADV-13';
export const squarePrefix = 'square-';

/** WS-ADV-13, WS-R44: an Ability that attacks, at a square where somebody may be who cannot be found. */
export function squareAction(id: string): Action {
  const action = abilityAction(id);
  const { held: _, ...same } = action;
  return {
    ...same,
    id: `${squarePrefix}${id}`,
    offer(fight, who) {
      const ability = abilityIn(who, id);
      const hidden = everyone(fight).some((other) => foes(who, other) && hiddenFrom(other, who));
      if (ability?.does.deed !== 'attack' || !hidden || fight.rulings.attackHidden === 'cannotTarget') {
        return null;
      }
      return {
        id: `${squarePrefix}${id}`,
        label: `${ability.name} at a square`,
        clause,
        group: 'ability',
        note: damageNote(ability),
        cost: costOf(ability.cost),
      };
    },
    needs(fight, who) {
      const ability = abilityIn(who, id);
      return ability ? { ...squareNeed(fight, who, ability), ...saidNeeds(fight, who, ability) } : {};
    },
    read(fight, who, choice) {
      const found = action.read(fight, who, { ...choice, target: undefined });
      return refusedIn(found) ? found : { ...found, option: `${squarePrefix}${id}` };
    },
  };
}
