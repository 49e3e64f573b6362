import type { Sheet } from '../sheet.ts';
import { abilityAction, abilityPrefix } from './ability.ts';
import { squareAction, squarePrefix } from './ability-square.ts';
import type { Action } from './action.ts';

/** The actions of everything that this one can do of itself; reactions are offered when their time comes (WS-RND-7). */
export const abilityActions = ({ abilities }: Sheet): readonly Action[] =>
  abilities.flatMap(({ id, does }) => {
    if (does.deed === 'guard') return [];
    return does.deed === 'attack' ? [abilityAction(id), squareAction(id)] : [abilityAction(id)];
  });

/** The action behind an option's id, if it is one of an Ability. */
export function findAbilityAction(option: string): Action | undefined {
  if (option.startsWith(abilityPrefix)) return abilityAction(option.slice(abilityPrefix.length));
  return option.startsWith(squarePrefix) ? squareAction(option.slice(squarePrefix.length)) : undefined;
}
