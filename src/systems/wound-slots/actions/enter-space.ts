import { neighbours } from '../../../battlefield/push.ts';
import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { skillAgainst } from '../combat/against.ts';
import { checkNeed, readCheck, strongerOf } from '../combat/grip.ts';
import { costs } from '../costs.ts';
import { fizzles } from '../fizzles.ts';
import { judgeAble } from '../judge.ts';
import { yardsAtHand } from '../movement/buying.ts';
import type { Rules } from '../movement/rules.ts';
import { letsIn, oddOf, sameBody } from '../movement/rules.ts';
import { walk } from '../movement/walk.ts';
import type { Going } from '../movement/way.ts';
import { judgeMobile, judgeUnheld, judgeWhen, rulesOf, stepOf } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { adjacent, fieldOf, sharesSpace, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everybody, foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/**
 * Entering an occupied space (SL-POS-3, SL-POS-4): an action against those who resist, a step of movement otherwise.
 */

const clause = 'SL-POS-3';

/** The movement into the space: `free` if it was paid for as an action, else part of the movement. */
const goingInto = (target: Combatant, free: boolean): Going => ({
  gait: 'walk',
  into: { id: target.id, free },
});

/** A step into another's space and the movement it costs. */
export interface StepInto {
  readonly to: Cell;
  readonly cost: number;
}

/**
 * The step that leads into the target's space. Of several, the one nearest to the target's cell; then the cheapest, then
 * the first by row. `null`: none.
 */
export function stepInto(fight: Fight, who: Combatant, target: Combatant): StepInto | null {
  let rules: Rules | null = null;
  let best: StepInto | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const to of neighbours(fieldOf(fight), who.cell)) {
    if (yardsApart(fight, to, who.squares, target.cell, target.squares) !== 0) continue;
    const far = yardsApart(fight, to, 1, target.cell, 1);
    if (far > least) continue;
    rules ??= rulesOf(fight, who, goingInto(target, false));
    const step = stepOf(fight, rules, who.cell, to, oddOf(fight, who), true);
    if (step === null || (best !== null && far === least && step.cost >= best.cost)) continue;
    best = { to, cost: step.cost };
    least = far;
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
  everybody(fight).filter(
    (other) =>
      letsIn(fight, other, who) === willing &&
      judgeInto(fight, who, other) === null &&
      judgeHeld(fight, who, other) === null,
  );

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
  const refused = judgeInto(fight, who, target) ?? judgeHeld(fight, who, target);
  if (refused) return refused;
  if (letsIn(fight, target, who) === willing) return target;
  const because = willing ? `${target.sheet.name} resists` : `${target.sheet.name} does not resist`;
  return refuse('notWilling', because, clause, 'target');
}

/** Takes the step. Like other steps it can be answered by Rebuff and Cling. */
function stepIn(table: Table, who: Combatant, target: Combatant, free: boolean): void {
  const step = stepInto(table.fight, who, target);
  if (step) walk(table, who.id, [step.to], goingInto(target, free));
}

/** SL-R72 `lockedUntilEscape`: a grapple that holds it fast allows only the spaces of those it grapples. */
const judgeHeld = (fight: Fight, who: Combatant, target: Combatant): Refusal | null =>
  who.grappling.includes(target.id) ? null : judgeUnheld(fight, who);

/** SL-POS-3: enters the space of a combatant that resists. */
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
          phrase: 'Enter the space of {target}',
          clause,
          group: 'more-move',
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
    // The game master's hand may have moved either of them since the declaration.
    const refused = judgeInto(fight, one(fight, id), target);
    if (refused) {
      fizzles(table, id, refused);
      return;
    }
    const with_ = choice.check === 'agility' ? 'agility' : 'power';
    const check = skillAgainst(table, id, with_, target.id, strongerOf(fight, target), {
      clause,
      purpose: 'enter-space',
    });
    if (check.passed) stepIn(table, one(fight, id), target, true);
  },
};

/** SL-POS-4: why its movement does not suffice. A yard in a shared space costs double. */
function judgeCost(fight: Fight, who: Combatant, target: Combatant): Refusal | null {
  const cost = stepInto(fight, who, target)?.cost ?? Number.POSITIVE_INFINITY;
  if (yardsAtHand(fight, who, 'walk') >= cost) return null;
  return refuse('noMovement', `${who.sheet.name} has no movement for that`, 'SL-MOV-4', 'target');
}

/** Why it can step into no friend's space. */
function judgeJoin(fight: Fight, who: Combatant, friends: readonly Combatant[]): Refusal | null {
  const refused = judgeWhen(fight, who) ?? judge(fight, who);
  if (refused) return refused;
  const all = friends.map((target) => judgeCost(fight, who, target));
  return all.includes(null) ? null : (all[0] ?? null);
}

/** The label: spaces of friends, of helpless foes, or of both. */
function joinLabel(who: Combatant, others: readonly Combatant[]): string {
  const hostile = others.filter((other) => foes(other, who)).length;
  if (hostile === 0) return 'Step into a friend’s space';
  return hostile === others.length ? 'Step into the space of a helpless foe' : 'Step into an occupied space';
}

/** SL-R69 `noCheck`: steps into the space of a combatant that does not resist, as part of the movement. */
export const joinSpace: Action = {
  id: 'join-space',
  clause,
  kind: 'movement',
  outOfTurn: false,
  chargeable: false,
  offer(fight, who) {
    const friends = others(fight, who, true);
    if (friends.length === 0) return null;
    return {
      id: 'join-space',
      label: joinLabel(who, friends),
      phrase: 'Step into the space of {target}',
      clause,
      group: 'more-move',
      ...greyed(judgeJoin(fight, who, friends)),
    };
  },
  needs(fight, who) {
    const need = targetNeed(fight, who, true);
    const oneOf = need.oneOf.map((pick) => ({
      ...pick,
      ...greyed(judgeCost(fight, who, one(fight, pick.id))),
    }));
    return { target: { ...need, oneOf } };
  },
  read(fight, who, choice) {
    const refused = judgeWhen(fight, who) ?? judge(fight, who);
    if (refused) return refused;
    const target = readTarget(fight, who, choice, true);
    if (!isCombatant(target)) return target;
    return judgeCost(fight, who, target) ?? { option: 'join-space', target: target.id };
  },
  price: () => ({ ap: 0 }),
  perform(table, id, choice) {
    const { fight } = table;
    const [who, target] = [one(fight, id), one(fight, String(choice.target))];
    stepIn(table, who, target, false);
  },
};
