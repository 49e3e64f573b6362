import type { Id } from '../../kernel/json.ts';

/**
 * All about one combatant: tracks, pools, conditions, notes. `who` defaults to the selected, else the active one.
 * `onEdit`: shows a button that opens the game master's editor for the combatant.
 */
export function CombatantPanel(_props: { readonly who?: Id; readonly onEdit?: (who: Id) => void }) {
  return <section aria-label="Combatant" />;
}
