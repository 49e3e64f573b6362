import type { System } from '../engine/system.ts';
import type { View } from '../kernel/view.ts';

/** The view of a fight with `hiddenFrom` set on those who are hidden. */
export function viewOf(system: System, fight: unknown): View {
  const view = system.view(fight);
  const hidden = Object.entries(system.veil?.hidden(fight) ?? {});
  const unseen = hidden.flatMap(([id, hiddenFrom]) => {
    const one = view.combatants[id];
    return one ? [[id, { ...one, hiddenFrom }] as const] : [];
  });
  return unseen.length === 0
    ? view
    : { ...view, combatants: { ...view.combatants, ...Object.fromEntries(unseen) } };
}
