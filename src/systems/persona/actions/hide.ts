import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { judgeAction, judgeFree, judgeMove } from '../judge.ts';
import { unused } from '../movement/speed.ts';
import { enemiesInSight, wouldSeek } from '../movement/stealth.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, isHidden, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed } from './action.ts';
import { takeAction, takeMove } from './take.ts';

const clause = 'PE-ACT-36';

/** PE-R52: why the cost cannot be paid; `null` if it can. */
function judgeCost(fight: Fight, who: Combatant): Refusal | null {
  switch (fight.rulings.stealthCost) {
    case 'action':
      return judgeAction(fight, who);
    case 'free':
      return judgeFree(fight, who);
    case 'move': {
      const refused = judgeMove(fight, who);
      if (refused || !who.move || unused(who.move)) return refused;
      return refuse('noMove', `${who.sheet.name} has used some of its Move already`, clause);
    }
  }
}

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeCost(fight, who);
  if (refused) return refused;
  const seekers = wouldSeek(fight, who);
  if (seekers.every((id) => who.hiddenFrom.includes(id))) {
    return refuse('noSuchThing', `there is nobody to hide from`, clause);
  }
  const seers = enemiesInSight(fight, who);
  if (seers.length === 0) return null;
  const known = seers.find((seer) => !isHidden(seer, who.id))?.sheet.name ?? 'somebody';
  return refuse('unseen', `${known} sees ${who.sheet.name}`, clause);
}

function pay(table: Table, id: Id): boolean {
  switch (table.fight.rulings.stealthCost) {
    case 'action':
      return takeAction(table, id, 'hide');
    case 'move':
      return takeMove(table, id, 'hide');
    case 'free':
      declare(table, id, 'hide', 'free');
      return true;
  }
}

const costs = { action: { cost: { action: 1 } }, move: { cost: { move: 1 } }, free: {} } as const;

/** PE-ACT-36: a combatant that no enemy sees hides from all of them. */
export const hide: Action = {
  id: 'hide',
  offer: (fight, who) => ({
    id: 'hide',
    label: 'Hide',
    clause,
    group: 'primary',
    ...costs[fight.rulings.stealthCost],
    ...greyed(judge(fight, who)),
  }),
  read: (fight, who) => judge(fight, who) ?? { option: 'hide' },
  perform(table, id) {
    if (!pay(table, id) || !conscious(one(table.fight, id))) return;
    table.tell({ fact: 'hidden', who: id, from: wouldSeek(table.fight, one(table.fight, id)), clause });
  },
};
