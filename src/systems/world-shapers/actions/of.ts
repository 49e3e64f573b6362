import type { Sheet } from '../sheet.ts';
import type { Combatant } from '../state.ts';
import type { Action } from './action.ts';
import { holdingOf } from './hold-action.ts';
import { actions } from './index.ts';
import { abilityActions } from './own.ts';

/** All actions of a combatant: the common ones, and its Abilities, to use now or to hold (WS-ABL-1, WS-INI-11). */
export function actionsOf({ sheet }: Combatant): readonly Action[] {
  let all = known.get(sheet);
  if (!all) {
    const own = abilityActions(sheet);
    const held = own.flatMap((action) => (action.held ? [holdingOf(action, action.held)] : []));
    all = own.length === 0 ? actions : [...own, ...held, ...actions];
    known.set(sheet, all);
  }
  return all;
}

/** Keyed by the sheet, which never changes. */
const known = new WeakMap<Sheet, readonly Action[]>();
