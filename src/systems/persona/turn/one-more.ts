import type { Id } from '../../../kernel/json.ts';
import { judgePullTogether } from '../actions/pull-together.ts';
import { judgeAction, judgeMove } from '../judge.ts';
import { performTurn, turnQuestion } from '../menu.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { allOut } from './all-out.ts';
import { linkRank, passedAdvantages } from './baton.ts';
import { beginBonus, nextHolder } from './bonus.ts';
import { oneMoreQuestion } from './one-more-question.ts';
import { nextStage } from './stages.ts';
import { takenOver } from './taken-over.ts';

/**
 * The stage of One Mores (PE-ONE-4, PE-ONE-7): its holder decides about the One More, uses it, and may earn another
 * (PE-ONE-5). The turn remains that of the active combatant (PE-BAT-2).
 */
export function bonusStage(table: Table, active: Combatant): void {
  const { fight } = table;
  const holder = fight.bonus === null ? nextHolder(fight, active) : one(fight, fight.bonus.who);
  if (holder === null) nextStage(table, active.id);
  else if (holder.oneMore) decide(table, holder);
  else use(table, holder);
}

/** Asks the holder what to do with its One More. */
function decide(table: Table, holder: Combatant): void {
  const { id } = holder;
  if (!conscious(holder)) {
    table.tell({ fact: 'one-more-spent', who: id, why: 'lost' });
    table.tell({ fact: 'one-more', bonus: null });
    return;
  }
  const chosen = table.ask(oneMoreQuestion(table.fight, id));
  switch (chosen.option) {
    case 'act':
      table.tell({ fact: 'one-more-spent', who: id, why: 'used' });
      beginBonus(table, id);
      return;
    case 'baton':
      pass(table, id, chosen.to);
      return;
    case 'all-out':
      allOut(table, id, chosen.with);
      return;
    case 'decline':
      table.tell({ fact: 'one-more-spent', who: id, why: 'declined' });
      table.tell({ fact: 'one-more', bonus: null });
      return;
  }
}

/** PE-BAT-1 to PE-BAT-6: passes the One More on. For the Receiver it is a normal One More (PE-BAT-3). */
function pass(table: Table, from: Id, to: Id): void {
  const { fight } = table;
  const rank = linkRank(one(fight, from), one(fight, to));
  const advantages = passedAdvantages(rank);
  const chain = [...new Set([...(fight.bonus?.chain ?? []), from, to])];
  table.tell({ fact: 'one-more-spent', who: from, why: 'baton' });
  table.tell({ fact: 'baton-passed', from, to, rank, advantages });
  table.tell({ fact: 'one-more', bonus: { who: to, advantages, chain, used: null } });
}

/** One Move or one Action, until it is done or given up. */
function use(table: Table, who: Combatant): void {
  const { fight } = table;
  if (!conscious(who) || isUsedUp(fight, who)) {
    table.tell({ fact: 'one-more', bonus: null });
    return;
  }
  if (takenOver(table, who)) return;
  performTurn(table, who.id, table.ask(turnQuestion(fight, who.id)));
}

/** Whether the Action is done or the Move over, or neither is possible. */
function isUsedUp(fight: Fight, who: Combatant): boolean {
  const used = fight.bonus?.used ?? null;
  const noAction = judgeAction(fight, who) !== null;
  const noMove = judgeMove(fight, who) !== null;
  if (used === 'action') return who.acted;
  if (used === 'move') return noMove;
  return noAction && noMove && judgePullTogether(fight, who) !== null;
}
