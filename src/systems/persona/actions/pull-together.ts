import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { endAilment } from '../ailments/end.ts';
import { judgeAction, judgeMove, judgeTurn } from '../judge.ts';
import { unused } from '../movement/speed.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import { term } from '../test/roll.ts';
import { makeTest } from '../test/test.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { takeAction } from './take.ts';

/**
 * Ending fear: Despair by a Willpower test with the Action, the only Action the Despaired have (PE-AIL-17); Panic by
 * spending a full Move and Action (PE-AIL-19).
 */

const afraid = (who: Combatant): 'despaired' | 'panicked' | null =>
  suffers(who, 'despaired') ? 'despaired' : suffers(who, 'panicked') ? 'panicked' : null;

export function judgePullTogether(fight: Fight, who: Combatant): Refusal | null {
  switch (afraid(who)) {
    case null:
      return refuse('ailment', `${who.sheet.name} is in no fear`, 'PE-AIL-19');
    case 'despaired':
      return judgeDespaired(fight, who);
    case 'panicked':
      return judgePanicked(fight, who);
  }
}

/** Why a Despaired combatant could not fight its Despair with any Action; `null` if it could. */
function judgeOnlyDespair(who: Combatant): Refusal | null {
  const { name } = who.sheet;
  if (!conscious(who)) return refuse('unconscious', `${name} is out of the fight`, 'PE-HLP-1');
  const other = who.ailments.find(({ id }) => id !== 'despaired' && ailmentKinds[id].actionless);
  if (!other) return null;
  const { name: ailment, clause } = ailmentKinds[other.id];
  return refuse('ailment', `${name} is ${ailment}`, clause);
}

/** PE-AIL-17: whether Despair leaves the combatant an Action to fight it with, if it has one. */
export const mayFightDespair = (who: Combatant): boolean =>
  suffers(who, 'despaired') && judgeOnlyDespair(who) === null;

/** The Despaired have this one Action, unless another ailment forbids actions. */
function judgeDespaired(fight: Fight, who: Combatant): Refusal | null {
  const clause = 'PE-AIL-17';
  const { name } = who.sheet;
  const refused = judgeTurn(fight, who);
  if (refused) return refused;
  const unable = judgeOnlyDespair(who);
  if (unable) return unable;
  if (fight.bonus?.used === 'move') return refuse('oneMoreOnly', 'this One More is used for a Move', clause);
  return who.acted ? refuse('noAction', `${name} has no Action left`, clause) : null;
}

function judgePanicked(fight: Fight, who: Combatant): Refusal | null {
  const clause = 'PE-AIL-19';
  const refused = judgeAction(fight, who) ?? judgeMove(fight, who);
  if (refused) return refused;
  if (fight.bonus) return refuse('oneMoreOnly', 'it takes a Move and an Action, a One More is one', clause);
  return who.move === null || unused(who.move)
    ? null
    : refuse('noMove', `${who.sheet.name} has moved already`, clause);
}

export const pullTogether: Action = {
  id: 'pull-together',
  offer(fight, who) {
    const fear = afraid(who);
    if (fear === null) return null;
    return {
      id: 'pull-together',
      label: fear === 'despaired' ? 'Fight the Despair' : 'Fight the Panic',
      clause: ailmentKinds[fear].clause,
      group: 'primary',
      cost: fear === 'despaired' ? { action: 1 } : { action: 1, move: 1 },
      ...greyed(judgePullTogether(fight, who)),
    };
  },
  read: (fight, who) => judgePullTogether(fight, who) ?? { option: 'pull-together' },
  perform(table, who) {
    if (suffers(one(table.fight, who), 'despaired')) fightDespair(table, who);
    else fightPanic(table, who);
  },
};

function fightDespair(table: Table, who: Id): void {
  const clause = 'PE-AIL-17';
  if (!takeAction(table, who, 'pull-together')) return;
  const { passed } = makeTest(table, {
    who,
    tested: { score: 'willpower' },
    kind: 'other',
    clause,
    purpose: 'pull-together',
    flat: [term(-10, 'Despair', clause)],
  });
  if (passed) endAilment(table, who, 'despaired', 'passed');
}

function fightPanic(table: Table, who: Id): void {
  const free = takeAction(table, who, 'fight-panic');
  table.tell({ fact: 'move-over', who, why: 'pull-together' });
  if (free) endAilment(table, who, 'panicked', 'passed');
}
