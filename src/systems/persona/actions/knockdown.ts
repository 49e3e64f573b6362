import { loseGrip } from '../movement/fall.ts';
import { offerAfterFailure } from '../reactions/chance-events.ts';
import { refuse } from '../refusal.ts';
import { one, present } from '../state.ts';
import { maneuverAction } from './maneuver.ts';

/**
 * PE-ACT-29: a melee Trick that knocks the target prone. Its star and the word Combos are tags without effect (PE-R48).
 */
export const knockdown = maneuverAction({
  id: 'knockdown',
  label: 'Knockdown',
  clause: 'PE-ACT-29',
  note: '★ Combos',
  unarmed: false,
  judge: (_, __, target) =>
    target.prone ? refuse('prone', `${target.sheet.name} is prone already`, 'PE-ACT-29') : null,
  settle(table, who, { won, target }) {
    if (!won) {
      offerAfterFailure(table, 'failed-trick', 'attack', who, target);
      return;
    }
    const struck = one(table.fight, target);
    if (!present(struck) || struck.prone) return;
    table.tell({
      fact: 'condition',
      who: target,
      condition: 'prone',
      on: true,
      by: who,
      clause: 'PE-ACT-29',
    });
    loseGrip(table, target);
  },
});
