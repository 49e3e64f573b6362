import type { Choice, Refusal } from '../../../kernel/port.ts';
import { endAilment } from '../ailments/end.ts';
import { judgeAction, judgeMove } from '../judge.ts';
import { unused } from '../movement/speed.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { suffers } from '../state.ts';
import { term } from '../test/roll.ts';
import { makeTest } from '../test/test.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { takeAction, takeMove } from './take.ts';

/** PE-AIL-8: a Burning combatant tries to put the fire out, with its whole Move or its Action. */

const clause = 'PE-AIL-8';

/** Why the whole Move cannot be spent on it; `null` if it can. */
function judgeWholeMove(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeMove(fight, who);
  if (refused || who.move === null || unused(who.move)) return refused;
  return refuse('noMove', `${who.sheet.name} has moved already`, clause);
}

const judges = { move: judgeWholeMove, action: judgeAction } as const;
type Spent = keyof typeof judges;
const ways = [
  ['move', 'The Move'],
  ['action', 'The Action'],
] as const;

function judge(fight: Fight, who: Combatant): Refusal | null {
  if (!suffers(who, 'burning')) return refuse('ailment', `${who.sheet.name} is not Burning`, clause);
  const action = judgeAction(fight, who);
  return action === null || judgeWholeMove(fight, who) === null ? null : action;
}

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judge(fight, who);
  if (refused) return refused;
  const spend = choice.spend ?? (judgeWholeMove(fight, who) === null ? 'move' : 'action');
  if (spend !== 'move' && spend !== 'action') {
    return refuse('noSuchThing', 'it takes the move or the action', clause, 'spend');
  }
  const unpaid = judges[spend](fight, who);
  return unpaid ? { ...unpaid, field: 'spend' } : { option: 'put-out', spend };
}

export const putOut: Action = {
  id: 'put-out',
  offer: (fight, who) =>
    suffers(who, 'burning')
      ? { id: 'put-out', label: 'Put out the fire', clause, group: 'primary', ...greyed(judge(fight, who)) }
      : null,
  needs: (fight, who) => ({
    spend: {
      kind: 'one',
      label: 'With',
      oneOf: ways.map(([id, label]) => ({ id, label, ...greyed(judges[id](fight, who)) })),
    },
  }),
  read,
  perform(table, who, choice) {
    const spend = choice.spend as Spent;
    const free = spend === 'move' ? takeMove(table, who, 'put-out') : takeAction(table, who, 'put-out');
    if (!free) return;
    const { passed } = makeTest(table, {
      who,
      tested: { score: 'agility' },
      kind: 'other',
      clause,
      purpose: 'put-out',
      edge: [term(-2, 'flames', clause)],
    });
    if (passed) endAilment(table, who, 'burning', 'passed');
  },
};
