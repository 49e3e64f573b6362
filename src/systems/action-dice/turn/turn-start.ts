import type { Id } from '../../../kernel/json.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { breakAct } from '../acts/break.ts';
import { runClocks } from '../body/shock.ts';
import { windAtTurnEnd } from '../body/vigor.ts';
import { struggle } from '../checks/struggle.ts';
import { actionTerms, addTerm } from '../derived.ts';
import { expire } from '../effects/lasting.ts';
import { isAmbushed, isAmbusher } from '../judge.ts';
import { isWounded } from '../numbers.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, standing } from '../state.ts';
import type { Table } from '../table.ts';
import { inView } from '../visibility/sight.ts';
import { passedWhy } from './able.ts';

/**
 * Begins a place in the order: durations that last until then end, whether it acts or not; it may struggle against what
 * holds it (AD-RES-1); then it gets its actions, or its turn passes (AD-REC-3, AD-SHK-1).
 */
export function startPlace(table: Table, id: Id): void {
  table.tell({ fact: 'place-began', who: id });
  beginTurn(table, id);
}

/** The same without the fact of the place, for one that was given the turn by hand. */
export function beginTurn(table: Table, id: Id): void {
  expire(table);
  runClocks(table, false);
  for (const readied of one(table.fight, id).readied) {
    table.tell({ fact: 'readied-gone', who: id, id: readied.id, why: 'over' });
  }
  notice(table, id);
  struggle(table, id);
  // AD-DIE-18: the turn may have been given to another meanwhile; this one comes again after that.
  if (table.fight.active !== id) return;
  const why = passedWhy(table.fight, one(table.fight, id));
  if (why !== null) {
    breakAct(table, id, why);
    table.tell({ fact: 'turn-passed', who: id, why });
    expire(table);
    // AD-R67 `endOfTurn`: the struggle may have cost the last Vigor (AD-R65).
    windAtTurnEnd(table);
    return;
  }
  const total = turnActions(table.fight, one(table.fight, id));
  const actions = total.value;
  table.tell({ fact: 'turn-began', who: id, actions, total });
  // AD-R16: a turn on which no action can be spent on the act.
  if (actions === 0) breakAct(table, id, 'no action');
}

/** AD-ACT-1, AD-INI-5, AD-INI-6, AD-R14, AD-ACT-15: the actions of a turn that begins. */
export function turnActions(fight: Fight, who: Combatant): Total {
  const kept = who.actions;
  return fold([
    ...actionTerms(who.sheet, isWounded(fight, who)),
    ...ambusherTerm(fight, who),
    ...(kept > 0 ? [addTerm(kept, 'kept', 'AD-ENC-4', rulingIds.unspentActions)] : []),
    ...(who.lessActions > 0 ? [addTerm(-who.lessActions, 'less actions', 'AD-ACT-15')] : []),
    { value: 0, op: 'atLeast', label: 'never below 0', clause: 'AD-ACT-1' },
    ...ambushedTerm(fight, who),
  ]);
}

/** AD-R26: for one that is both, the term that does not count is listed as off. */
const isBoth = ({ ambushed, ambusher }: Combatant): boolean => ambushed && ambusher;

function ambusherTerm(fight: Fight, who: Combatant): readonly Term[] {
  if (fight.round > 1 || !who.ambusher) return [];
  const term = addTerm(1, 'ambusher', 'AD-INI-6', isBoth(who) ? rulingIds.ambushBoth : undefined);
  return [isAmbusher(fight, who) ? term : { ...term, off: 'ambushed, too' }];
}

function ambushedTerm(fight: Fight, who: Combatant): readonly Term[] {
  if (fight.round > 1 || !who.ambushed) return [];
  const ruling = isBoth(who) ? { ruling: rulingIds.ambushBoth } : {};
  const term: Term = { value: 1, op: 'atMost', label: 'ambushed', clause: 'AD-INI-5', ...ruling };
  return [isAmbushed(fight, who) ? term : { ...term, off: 'an ambusher, too' }];
}

/**
 * AD-POS-7, AD-R57: when its first turn begins it becomes aware of all enemies in view, also Winded or bound
 * (AD-REC-3). One that is unconscious does so in its first turn after waking.
 */
function notice(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  if (fight.rulings.awareness !== 'firstTurnOrAttack' || who.looked || !standing(who)) return;
  const seen = who.unaware.filter((other) => inView(fight, who, one(fight, other)));
  if (seen.length > 0) table.tell({ fact: 'aware', who: id, of: seen, clause: 'AD-POS-7' });
}
