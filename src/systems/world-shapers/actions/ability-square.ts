import { readCell } from '../../../engine/fields.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { saidNeeds, squareNeed } from '../abilities/needs.ts';
import { abilityNote } from '../abilities/words.ts';
import { refuse } from '../refusal.ts';
import { hiddenFrom } from '../space.ts';
import { everyone, foes } from '../state.ts';
import { abilityAction, abilityIn } from './ability.ts';
import type { Action, HeldForm } from './action.ts';
import { costOf } from './action.ts';

const clause = 'WS-ADV-13';
export const squarePrefix = 'square-';

/** WS-INI-11: the square is named when the Ability is held. */
const heldAtSquare = (id: string, form: HeldForm | undefined): HeldForm => ({
  ...form,
  target: false,
  needs(fight, who) {
    const ability = abilityIn(who, id);
    return ability ? { ...squareNeed(fight, who, ability), ...saidNeeds(fight, who, ability) } : {};
  },
  read(fight, who, choice) {
    const said = form?.read(fight, who, choice) ?? choice;
    if (isRefusal(said)) return said;
    const cell = readCell(choice.cell);
    return cell
      ? { ...said, cell: { x: cell.x, y: cell.y } }
      : refuse('noSuchThing', 'it must be said which square', clause, 'cell');
  },
});

/** WS-ADV-13, WS-R44: the action of using an attack Ability on a square where a hidden enemy may be. */
export function squareAction(id: string): Action {
  const action = abilityAction(id);
  return {
    ...action,
    id: `${squarePrefix}${id}`,
    held: heldAtSquare(id, action.held),
    offer(fight, who) {
      const ability = abilityIn(who, id);
      const hidden = everyone(fight).some((other) => foes(who, other) && hiddenFrom(other, who));
      if (ability?.does.deed !== 'attack' || !hidden || fight.rulings.attackHidden === 'cannotTarget') {
        return null;
      }
      return {
        id: `${squarePrefix}${id}`,
        label: `${ability.name} at a square`,
        named: true,
        clause,
        group: 'ability',
        note: abilityNote(ability),
        cost: costOf(ability.cost),
      };
    },
    needs(fight, who) {
      const ability = abilityIn(who, id);
      return ability ? { ...squareNeed(fight, who, ability), ...saidNeeds(fight, who, ability) } : {};
    },
    read(fight, who, choice) {
      const found = action.read(fight, who, { ...choice, target: undefined });
      return isRefusal(found) ? found : { ...found, option: `${squarePrefix}${id}` };
    },
  };
}
