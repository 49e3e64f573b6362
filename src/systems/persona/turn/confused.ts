import type { Id } from '../../../kernel/json.ts';
import type { Hand } from '../body.ts';
import { dropHeld } from '../harm/drop.ts';
import { judgeMove } from '../judge.ts';
import { wayTowards } from '../movement/way.ts';
import { inInitiativeOrder, metresBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, isHidden, one, present, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import { allDegrees, theDie } from '../test/matters.ts';
import { makeTest } from '../test/test.ts';
import type { Effect } from './effects.ts';
import { isNumbed } from './effects.ts';
import { forcedAttack, goes, weaponsOf } from './forced.ts';
import { reachPlan } from './orders.ts';
import { isUntouched } from './stages.ts';

/** PE-AIL-16: the Confused test Intelligence at the start of their turn; the Degrees of Failure decide what they do. */

const clause = 'PE-AIL-16';

export const confused: Effect = {
  id: 'confused',
  applies: (_, who) =>
    conscious(who) && !who.surprised && suffers(who, 'confused') && !isNumbed(who) && isUntouched(who),
  happens(table, id) {
    const { passed, degrees, die } = makeTest(table, {
      who: id,
      tested: { score: 'intelligence' },
      kind: 'endure',
      clause,
      purpose: 'confusion',
      // The die itself matters only if the hands hold different things.
      matters: handsDiffer(one(table.fight, id)) ? theDie : allDegrees,
    });
    if (passed || !conscious(one(table.fight, id))) return;
    const deed = deedOf(table.fight, degrees);
    table.tell({ fact: 'taken-over', who: id, by: null, what: words[deed], clause });
    deeds[deed](table, id, die);
    // Whoever was released on the way has the rest of the turn.
    const { acted } = one(table.fight, id);
    if (acted || suffers(one(table.fight, id), 'confused')) loseTurn(table, id);
  },
};

const handsDiffer = ({ hands: { right, left } }: Combatant): boolean => right?.id !== left?.id;

const words: { readonly [deed in Deed]: string } = {
  nothing: 'is too confused to do anything',
  drop: 'drops in confusion what one hand holds',
  attack: 'attacks the nearest in confusion',
  self: 'attacks itself in confusion',
};

type Deed = 'nothing' | 'drop' | 'attack' | 'self';

/** PE-R114: 4 attacks the nearest; 5 or more attacks itself, unless the ruling is `fourPlusOnly`. */
function deedOf({ rulings }: Pick<Fight, 'rulings'>, failure: number): Deed {
  if (failure < 2) return 'nothing';
  if (failure < 4) return 'drop';
  return failure === 4 || rulings.confusedBands === 'fourPlusOnly' ? 'attack' : 'self';
}

const deeds: { readonly [deed in Deed]: (table: Table, id: Id, die: number) => void } = {
  nothing: () => undefined,
  drop: dropOneHand,
  attack: attackNearest,
  self: attackSelf,
};

/** PE-R115: the left hand drops what it holds on an odd die, the right hand on an even one. */
function dropOneHand(table: Table, id: Id, die: number): void {
  const hand: Hand = die % 2 === 1 ? 'left' : 'right';
  dropHeld(table, id, hand);
}

/** PE-R115: the nearest combatant that is not hidden, ally or enemy; of equals the first by initiative. */
function nearestTo(fight: Fight, who: Combatant): Combatant | null {
  const others = fight.listing
    .map((id) => one(fight, id))
    .filter((other) => other !== who && present(other) && !isHidden(other, who.id));
  let nearest: Combatant | null = null;
  for (const other of inInitiativeOrder(fight, others)) {
    if (nearest === null || metresBetween(fight, who, other) < metresBetween(fight, who, nearest)) {
      nearest = other;
    }
  }
  return nearest;
}

/**
 * PE-R115: attacks the nearest with what is in hand, after a Move if needed and allowed; otherwise moves towards it.
 */
function attackNearest(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  const goal = nearestTo(fight, who);
  if (goal === null) return;
  const mayMove = fight.rulings.confusedTurn === 'replacesTurn' && judgeMove(fight, who) === null;
  for (const means of weaponsOf(fight, who)) {
    const way = reachPlan(fight, who, means, goal, mayMove);
    if (way === null) continue;
    if (goes(table, id, way.path, way.pace, 'confused')) forcedAttack(table, id, means, goal.id);
    return;
  }
  if (mayMove) goes(table, id, wayTowards(fight, who, goal, { pace: 'run' }), 'run', 'confused');
}

/** PE-R115: attacks itself, unopposed. */
function attackSelf(table: Table, id: Id): void {
  const { fight } = table;
  const [means] = weaponsOf(fight, one(fight, id));
  if (means) forcedAttack(table, id, means, id, true);
}

/** PE-R115: the outcome replaces the Action, by default the Move too. */
function loseTurn(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  if (!who.acted) table.tell({ fact: 'action-spent', who: id });
  if (fight.rulings.confusedTurn === 'replacesTurn' && !who.moveOver) {
    table.tell({ fact: 'move-over', who: id, why: 'confused' });
  }
}
