import type { Refusal } from '../../../kernel/port.ts';
import { basicCosts } from '../costs.ts';
import { stanceOf, sufferings } from '../effects/effects.ts';
import { beginEffect, untilNextTurn } from '../effects/lasting.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/**
 * Taking Cover (WS-BAS-14, WS-BAS-15): until its next turn. Its bonus, and the cover it no longer gives, are in
 * `cover/`. It may be taken without cover and counts as soon as there is some (WS-R35).
 */

const clause = 'WS-BAS-14';
const price = { ap: basicCosts['take-cover'] };

function judge(fight: Fight, who: Combatant): Refusal | null {
  const reckless = sufferings(fight, who).find(({ kind }) => kind.reckless);
  if (reckless) return refuse('reckless', `${who.sheet.name} is ${reckless.kind.name}`, 'WS-STA-6');
  return stanceOf(who, 'taking-cover') === null
    ? null
    : refuse('already', `${who.sheet.name} takes cover already`, clause);
}

export const takeCover: Action = {
  id: 'take-cover',
  clause,
  kind: 'deed',
  held: { target: false, read: () => ({ option: 'take-cover' }) },
  offer: (fight, who) => ({
    id: 'take-cover',
    label: 'Take cover',
    clause,
    group: 'primary',
    cost: costOf(price),
    ...greyed(judge(fight, who)),
  }),
  read: (fight, who) => judge(fight, who) ?? { option: 'take-cover' },
  price: () => price,
  perform(table, id) {
    const until = untilNextTurn(table.fight, id);
    beginEffect(table, id, { kind: 'stance', stance: 'taking-cover', by: id, until }, clause);
  },
};
