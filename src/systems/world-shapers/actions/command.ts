import type { Refusal } from '../../../kernel/port.ts';
import { isOutOfControl } from '../control.ts';
import { advancedCosts } from '../costs.ts';
import { stanceOf } from '../effects/effects.ts';
import { beginEffect, untilNextTurn } from '../effects/lasting.ts';
import { namesOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, standing } from '../state.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';
import { judgePlayed } from './contest-rules.ts';

/** Command (WS-ADV-9): until its next turn the summoner decides for its summons, except those out of its control. */

const clause = 'WS-ADV-9';
const price = { ap: advancedCosts.command };

const summonsOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => other.summoner === who.id && standing(other));

function judge(fight: Fight, who: Combatant): Refusal | null {
  const off = judgePlayed(fight, 'command');
  if (off) return off;
  const summons = summonsOf(fight, who);
  if (summons.length === 0) return refuse('wrongTarget', `${who.sheet.name} has no summons`, clause);
  if (summons.every((one) => isOutOfControl(fight, one))) {
    return refuse('wrongTarget', 'its summons are out of its control', clause);
  }
  if (fight.rulings.summonControl === 'summonerAlways') {
    return refuse('already', `${who.sheet.name} decides for its summons anyway`, clause);
  }
  return stanceOf(who, 'commanding') === null
    ? null
    : refuse('already', `${who.sheet.name} commands already`, clause);
}

export const command: Action = {
  id: 'command',
  clause,
  kind: 'deed',
  held: { target: false, read: () => ({ option: 'command' }) },
  offer(fight, who) {
    const summons = summonsOf(fight, who);
    if (summons.length === 0) return null;
    return {
      id: 'command',
      label: 'Command',
      clause,
      group: 'primary',
      note: namesOf(
        fight,
        summons.map(({ id }) => id),
      ),
      cost: costOf(price),
      ...greyed(judge(fight, who)),
    };
  },
  read: (fight, who) => judge(fight, who) ?? { option: 'command' },
  price: () => price,
  perform(table, id) {
    const until = untilNextTurn(table.fight, id);
    beginEffect(table, id, { kind: 'stance', stance: 'commanding', by: id, until }, clause);
  },
};
