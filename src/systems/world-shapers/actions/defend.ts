import type { Refusal } from '../../../kernel/port.ts';
import { basicCosts } from '../costs.ts';
import { stanceOf, sufferings } from '../effects/effects.ts';
import { beginEffect, untilNextTurn } from '../effects/lasting.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/** Defend (WS-BAS-4): until its next turn attacks on it have disadvantage and its Defense Rolls have advantage. */

const clause = 'WS-BAS-4';
const price = { ap: basicCosts.defend };

function judge(fight: Fight, who: Combatant): Refusal | null {
  const reckless = sufferings(fight, who).find(({ kind }) => kind.reckless);
  if (reckless) return refuse('reckless', `${who.sheet.name} is ${reckless.kind.name}`, 'WS-STA-6');
  return stanceOf(who, 'defending') === null
    ? null
    : refuse('already', `${who.sheet.name} defends already`, clause);
}

export const defend: Action = {
  id: 'defend',
  clause,
  kind: 'deed',
  held: { target: false, read: () => ({ option: 'defend' }) },
  offer: (fight, who) => ({
    id: 'defend',
    label: 'Defend',
    clause,
    group: 'primary',
    cost: costOf(price),
    ...greyed(judge(fight, who)),
  }),
  read: (fight, who) => judge(fight, who) ?? { option: 'defend' },
  price: () => price,
  perform(table, id) {
    const { fight } = table;
    const until = untilNextTurn(fight, one(fight, id).id);
    beginEffect(table, id, { kind: 'stance', stance: 'defending', by: id, until }, clause);
  },
};
