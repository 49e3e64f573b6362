import { settleHolds } from '../movement/grapple.ts';
import { offerAfterFailure } from '../reactions/chance-events.ts';
import { refuse } from '../refusal.ts';
import { conscious, one, present } from '../state.ts';
import { maneuverAction } from './maneuver.ts';

/** PE-ACT-10: unarmed, with Melee (Grappling). A win grapples the target (PE-GRP-1), a failure provokes (PE-CHA-4). */
export const grapple = maneuverAction({
  id: 'grapple',
  label: 'Grapple',
  clause: 'PE-ACT-10',
  unarmed: true,
  judge: (_, who, target) =>
    who.holding.includes(target.id)
      ? refuse('grappled', `${who.sheet.name} holds ${target.sheet.name} already`, 'PE-ACT-10')
      : null,
  settle(table, who, tried) {
    if (!tried.won) {
      offerAfterFailure(table, 'failed-grapple', 'attack', who, tried.target);
      return;
    }
    const { fight } = table;
    if (!conscious(one(fight, who)) || !present(one(fight, tried.target))) return;
    table.tell({ fact: 'held', who: tried.target, hold: { by: who, struggles: 0, stored: null } });
    // PE-GRP-3: a protector that stepped in may be out of the grappler's reach, which ends the hold.
    settleHolds(table, who);
  },
});
