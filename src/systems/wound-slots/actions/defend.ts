import { stanceNeed, stances, usualStance } from '../combat/defend.ts';
import type { Stance } from '../combat/defense.ts';
import { costs } from '../costs.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Defend (SL-COM-2, SL-COM-3): until the next own turn or a wound. */

const clause = 'SL-COM-2';

const isStance = (how: unknown): how is Stance => stances.some((stance) => stance === how);

/**
 * SL-R65: by `onceOnDeclaring` the option is chosen now, and again when Defend is repeated; by `perAttack` at each
 * attack, and defending twice makes no difference.
 */
const chosenNow = (fight: Fight): boolean => fight.rulings.defendTiming === 'onceOnDeclaring';

function judge(fight: Fight, who: Combatant) {
  const refused = judgeAble(fight, who);
  if (refused || who.defending === null || chosenNow(fight)) return refused;
  return refuse('defending', `${who.sheet.name} defends already`, 'SL-COM-3', 'option');
}

export const defend: Action = {
  id: 'defend',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) => ({
    id: 'defend',
    label: 'Defend',
    clause,
    group: 'primary',
    cost: { ap: costs.defend.ap },
    ...greyed(judge(fight, who)),
  }),
  needs: (fight, who) => (chosenNow(fight) ? { how: stanceNeed(fight, who) } : {}),
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    if (!chosenNow(fight)) return { option: 'defend' };
    const { how = usualStance } = choice;
    if (isStance(how)) return { option: 'defend', how };
    return refuse('noSuchThing', `the ways are ${stances.join(', ')}`, clause, 'how');
  },
  price: () => costs.defend,
  perform(table, id, choice) {
    if (judgeAble(table.fight, one(table.fight, id)) !== null) return;
    const how = isStance(choice.how) ? choice.how : null;
    table.tell({ fact: 'defending', who: id, defending: { how } });
  },
};
