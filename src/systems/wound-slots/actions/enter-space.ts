import { canStand } from '../../../battlefield/occupancy.ts';
import { neighbours } from '../../../battlefield/push.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { checkNeed, readCheck, strongerDefense } from '../combat/grip.ts';
import { costs } from '../costs.ts';
import { isCombatant, judgeAble, readWho } from '../judge.ts';
import { breakApart } from '../movement/apart.ts';
import { payStretch, yardsAtHand } from '../movement/buying.ts';
import { bareStep, letsIn, oddOf, postureTimes, sameBody } from '../movement/rules.ts';
import { grounds } from '../movement/terrain.ts';
import { judgeMobile, judgeWhen } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import { combatCheck } from '../roll/combat-check.ts';
import { adjacent, fieldOf, sharesSpace, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Into a space that somebody is in (SL-POS-3, SL-POS-4): against resistance an action, with friends a step. */

const clause = 'SL-POS-3';

/** The step that leads into the other's space: of several the one nearest to the middle of it, row by row. */
function stepInto(fight: Fight, who: Combatant, target: Combatant): Cell | null {
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of neighbours(fieldOf(fight), who.cell)) {
    if (yardsApart(fight, cell, who.squares, target.cell, target.squares) !== 0) continue;
    if (!canStand(fieldOf(fight), cell, who.squares, undefined, grounds.walk)) continue;
    const far = yardsApart(fight, cell, 1, target.cell, 1);
    if (far < least) {
      best = cell;
      least = far;
    }
  }
  return best;
}

function judgeInto(fight: Fight, who: Combatant, target: Combatant): Refusal | null {
  const { name } = target.sheet;
  if (sameBody(who, target) || !present(target) || target.riding) {
    return refuse('noSuchThing', 'there is no such space to enter', clause, 'target');
  }
  if (!adjacent(fight, who, target)) return refuse('outOfReach', `${name} is not near`, clause, 'target');
  if (sharesSpace(fight, who, target)) {
    return refuse('spaceTaken', `${who.sheet.name} is in that space already`, clause, 'target');
  }
  if (Math.abs(who.sheet.size - target.sheet.size) >= 5) {
    return refuse('tooDifferentInSize', `${name} is of too different a size`, clause, 'target');
  }
  return stepInto(fight, who, target)
    ? null
    : refuse('noWay', `there is no way to ${name}`, clause, 'target');
}

const others = (fight: Fight, who: Combatant, willing: boolean): readonly Combatant[] =>
  fight.listing
    .map((id) => one(fight, id))
    .filter((other) => letsIn(fight, other, who) === willing && judgeInto(fight, who, other) === null);

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAble(fight, who) ?? judgeMobile(fight, who);
  if (refused) return refused;
  return who.riding ? refuse('mounted', `${who.sheet.name} is in the saddle`, clause) : null;
}

const targetNeed = (fight: Fight, who: Combatant, willing: boolean) =>
  ({
    kind: 'one',
    label: 'Whose space',
    oneOf: others(fight, who, willing).map(({ id, sheet }) => ({ id, label: sheet.name })),
  }) as const;

function readTarget(fight: Fight, who: Combatant, choice: Choice, willing: boolean): Combatant | Refusal {
  const target = readWho(fight, choice.target, 'target', clause);
  if (!isCombatant(target)) return target;
  const refused = judgeInto(fight, who, target);
  if (refused) return refused;
  if (letsIn(fight, target, who) === willing) return target;
  const because = willing ? `${target.sheet.name} resists` : `${target.sheet.name} does not resist`;
  return refuse('notWilling', because, clause, 'target');
}

/** Steps in; `cost` is what it takes of the movement. */
function stepIn(table: Table, who: Combatant, target: Combatant, cost: number): void {
  const to = stepInto(table.fight, who, target);
  if (!to) return;
  const odd = oddOf(table.fight, who);
  const diagonal = to.x !== who.cell.x && to.y !== who.cell.y && fieldOf(table.fight).grid === 'square';
  const yards = bareStep(table.fight, who.cell, to, odd);
  if (cost > 0) payStretch(table, who.id, 'walk', { cost, yards, odd: diagonal ? !odd : odd });
  table.tell({ fact: 'moved', who: who.id, from: who.cell, path: [to], cost, how: 'walk', passing: false });
  breakApart(table, who.id);
}

/** SL-POS-3. */
export const enterSpace: Action = {
  id: 'enter-space',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) =>
    others(fight, who, false).length === 0
      ? null
      : {
          id: 'enter-space',
          label: 'Enter an occupied space',
          clause,
          group: 'move',
          cost: { ap: costs['enter-space'].ap },
          ...greyed(judge(fight, who)),
        },
  needs: (fight, who) => ({ target: targetNeed(fight, who, false), check: checkNeed(fight, who) }),
  read(fight, who, choice) {
    const refused = judge(fight, who);
    if (refused) return refused;
    const target = readTarget(fight, who, choice, false);
    if (!isCombatant(target)) return target;
    const check = readCheck(fight, who, choice, clause);
    return typeof check === 'object' ? check : { option: 'enter-space', target: target.id, check };
  },
  price: () => costs['enter-space'],
  perform(table, id, choice) {
    const { fight } = table;
    const target = one(fight, String(choice.target));
    if (judgeInto(fight, one(fight, id), target) !== null) return;
    const check = makeCheck(
      table,
      combatCheck(fight, id, choice.check === 'agility' ? 'agility' : 'power', {
        clause,
        purpose: 'enter-space',
        against: target.id,
        tn: strongerDefense(fight, target),
      }),
    );
    if (check.passed) stepIn(table, one(fight, id), target, 0);
  },
};

/** SL-POS-4: a yard in a space that is shared counts double. */
const costInto = (fight: Fight, who: Combatant, target: Combatant): number => {
  const to = stepInto(fight, who, target);
  return to ? 2 * bareStep(fight, who.cell, to, oddOf(fight, who)) * postureTimes(fight, who) : 0;
};

/** SL-R69 `noCheck`: a step of movement. */
export const joinSpace: Action = {
  id: 'join-space',
  clause,
  kind: 'movement',
  outOfTurn: false,
  chargeable: false,
  offer: (fight, who) =>
    others(fight, who, true).length === 0
      ? null
      : {
          id: 'join-space',
          label: 'Step into a friend’s space',
          clause,
          group: 'move',
          ...greyed(judgeWhen(fight, who) ?? judge(fight, who)),
        },
  needs: (fight, who) => ({ target: targetNeed(fight, who, true) }),
  read(fight, who, choice) {
    const refused = judgeWhen(fight, who) ?? judge(fight, who);
    if (refused) return refused;
    const target = readTarget(fight, who, choice, true);
    if (!isCombatant(target)) return target;
    if (yardsAtHand(fight, who, 'walk') < costInto(fight, who, target)) {
      return refuse('noMovement', `${who.sheet.name} has no movement for that`, 'SL-MOV-4', 'target');
    }
    return { option: 'join-space', target: target.id };
  },
  price: () => ({ ap: 0 }),
  perform(table, id, choice) {
    const { fight } = table;
    const [who, target] = [one(fight, id), one(fight, String(choice.target))];
    stepIn(table, who, target, costInto(fight, who, target));
  },
};
