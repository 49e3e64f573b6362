import type { Sheet } from '../sheet.ts';
import { abilityAction, abilityPrefix } from './ability.ts';
import { squareAction, squarePrefix } from './ability-square.ts';
import type { Action } from './action.ts';

/** The actions of its Abilities. Reactions are not among them: they are offered in their windows (WS-RND-7). */
export const abilityActions = ({ abilities }: Sheet): readonly Action[] =>
  abilities.flatMap(({ id, does }) => {
    if (does.deed === 'guard') return [];
    return does.deed === 'attack' ? [abilityAction(id), squareAction(id)] : [abilityAction(id)];
  });

/** The Ability action of an option's id, if it is one. */
export function findAbilityAction(option: string): Action | undefined {
  if (option.startsWith(abilityPrefix)) return abilityAction(option.slice(abilityPrefix.length));
  return option.startsWith(squarePrefix) ? squareAction(option.slice(squarePrefix.length)) : undefined;
}
