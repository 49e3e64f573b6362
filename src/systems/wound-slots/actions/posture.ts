import type { Choice, Refusal } from '../../../kernel/port.ts';
import { costs } from '../costs.ts';
import { isImmobile } from '../fatigue.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight, Posture } from '../state.ts';
import { postures } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

const clause = 'SL-POS-1';

const names: { readonly [posture in Posture]: string } = {
  standing: 'Stand up',
  crouching: 'Crouch',
  prone: 'Lie down',
};

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const { name } = who.sheet;
  if (isImmobile(fight, who)) return refuse('immobile', `${name} cannot move`, 'SL-CND-8');
  if (who.riding) return refuse('mounted', `${name} is in the saddle`, 'SL-POS-6');
  return null;
}

/** SL-POS-1: why the posture cannot be changed to this one. From prone one must crouch before standing. */
function judgeTo(who: Combatant, to: Posture): Refusal | null {
  const { name } = who.sheet;
  if (to === who.posture) return refuse('posture', `${name} is so already`, clause, 'to');
  // Nobody sits on a mount that lies (SL-POS-6).
  if (to === 'prone' && who.ridden !== null) {
    return refuse('mounted', `${name} carries a rider`, 'SL-POS-6', 'to');
  }
  if (who.posture !== 'prone' || to !== 'standing') return null;
  return refuse('posture', `${name} must crouch before it can stand`, clause, 'to');
}

const isPosture = (to: unknown): to is Posture => postures.some((each) => each === to);

/** SL-POS-1: changes the posture. */
export const changePosture: Action = {
  id: 'posture',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  hurried: true,
  offer: (fight, who) => ({
    id: 'posture',
    label: 'Change Posture',
    clause,
    group: who.posture === 'standing' ? 'more-move' : 'move',
    cost: { ap: costs.posture.ap },
    phrase: '{to}',
    note: `from ${who.posture}`,
    ...greyed(judge(fight, who)),
  }),
  needs: (_, who) => ({
    to: {
      kind: 'one',
      label: 'To what',
      oneOf: postures
        .filter((to) => to !== who.posture)
        .map((to) => ({ id: to, label: names[to], ...greyed(judgeTo(who, to)) })),
      default: who.posture === 'crouching' ? 'standing' : 'crouching',
    },
  }),
  read(fight, who, choice): Choice | Refusal {
    const refused = judge(fight, who);
    if (refused) return refused;
    const to = choice.to ?? (who.posture === 'crouching' ? 'standing' : 'crouching');
    if (!isPosture(to)) return refuse('noSuchThing', `postures are ${postures.join(', ')}`, clause, 'to');
    return judgeTo(who, to) ?? { option: 'posture', to };
  },
  price: () => costs.posture,
  perform(table, who, choice) {
    if (isPosture(choice.to)) table.tell({ fact: 'posture', who, posture: choice.to, clause });
  },
};
