import type { Choice, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { skillAgainst } from '../combat/against.ts';
import { grapplePicks, judgeGrappling, penalty, readGrappled, strongerOf } from '../combat/grip.ts';
import { costs } from '../costs.ts';
import { refuse } from '../refusal.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

const clause = 'SL-GRP-9';

/** SL-GRP-9: the penalty of the check. */
export const pinning = penalty(-2, 'pinning', clause);

const judgePinned = (who: Combatant, target: Combatant): Refusal | null =>
  target.pinnedBy.includes(who.id)
    ? refuse('pinned', `${who.sheet.name} has pinned ${target.sheet.name} already`, clause, 'target')
    : null;

/** SL-GRP-9, SL-GRP-10: pins a grappled opponent. */
export const pin: Action = {
  id: 'pin',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) =>
    who.grappling.length === 0
      ? null
      : {
          id: 'pin',
          label: 'Pin',
          clause,
          group: 'primary',
          cost: { ap: costs.pin.ap },
          ...greyed(judgeGrappling(fight, who)),
        },
  needs: (fight, who) => ({
    target: {
      kind: 'one',
      label: 'Whom',
      oneOf: grapplePicks(fight, who).map((pick) => ({
        ...pick,
        ...greyed(judgePinned(who, one(fight, pick.id))),
      })),
    },
  }),
  read(fight, who, choice): Choice | Refusal {
    const refused = judgeGrappling(fight, who);
    if (refused) return refused;
    const target = readGrappled(fight, who, choice, clause);
    if (isRefusal(target)) return target;
    return judgePinned(who, target) ?? { option: 'pin', target: target.id };
  },
  price: () => costs.pin,
  perform(table, id, choice) {
    const { fight } = table;
    const target = one(fight, String(choice.target));
    if (!one(fight, id).grappling.includes(target.id)) return;
    const check = skillAgainst(table, id, 'power', target.id, strongerOf(fight, target), {
      clause,
      purpose: 'pin',
      terms: pinning,
    });
    if (check.passed) table.tell({ fact: 'pinned', who: target.id, by: id, on: true });
  },
};
