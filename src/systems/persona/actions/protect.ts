import { isCombatant } from '../../../engine/fields.ts';
import { judgeShielding } from '../combat/shielding.ts';
import { judgeAction, othersHere } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant } from '../state.ts';
import { foes, present } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import type { Aim } from './aim.ts';
import { aimNeed, judgeAim, readAim } from './aim.ts';
import { takeAction } from './take.ts';

/** PE-ACT-17: declares Protect for an ally. The attack that hits the ally makes the protector step in. */

const clause = 'PE-ACT-17';

const aim: Aim = {
  clause,
  candidates: (fight, who) => othersHere(fight, who.id).filter((other) => isAlly(who, other)),
  judge(fight, who, target) {
    if (target === who || !isAlly(who, target)) {
      return refuse('noAlly', `${target.sheet.name} is no ally that could be protected`, clause);
    }
    if (who.protecting === target.id) {
      return refuse('noSuchThing', `${who.sheet.name} protects ${target.sheet.name} already`, clause);
    }
    return judgeShielding(fight, who, target);
  },
  nobody: (who) => refuse('noAlly', `${who.sheet.name} has no ally here`, clause),
};

const isAlly = (who: Combatant, other: Combatant): boolean => !foes(who, other) && present(other);

export const protect: Action = {
  id: 'protect',
  offer(fight, who) {
    if (aim.candidates(fight, who).length === 0) return null;
    return {
      id: 'protect',
      label: 'Protect',
      note: 'takes the next blow for an ally',
      clause,
      group: 'primary',
      cost: { action: 1 },
      ...greyed(judgeAction(fight, who) ?? judgeAim(fight, who, aim)),
    };
  },
  needs: (fight, who) => ({ target: aimNeed(fight, who, aim) }),
  read(fight, who, choice) {
    const refused = judgeAction(fight, who);
    if (refused) return refused;
    const target = readAim(fight, who, aim, choice.target);
    return isCombatant(target) ? { option: 'protect', target: target.id } : target;
  },
  perform(table, who, choice) {
    const ally = choice.target as string;
    if (!takeAction(table, who, 'protect', { target: ally })) return;
    table.tell({ fact: 'protecting', who, ally });
  },
};
