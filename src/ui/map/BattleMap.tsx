import type { Id } from '../../kernel/json.ts';

/**
 * The map of the open fight; fills its parent. Reads table and session itself.
 * `onEdit`: the game master wants to change this combatant by hand (long press); without it the entry is missing.
 */
export function BattleMap({ className }: { readonly className?: string; readonly onEdit?: (who: Id) => void }) {
  return <section aria-label="Map" className={className} />;
}
