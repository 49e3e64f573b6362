import type { Consequence } from '../../../engine/system.ts';
import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import type { Action } from '../actions/action.ts';
import { findAction } from '../actions/find.ts';
import { actions } from '../actions/index.ts';
import { canMove, ways } from '../actions/move.ts';
import { outOfTurnInitiative } from '../costs.ts';
import type { Facts } from '../facts/index.ts';
import { byInitiative, outranks } from '../judge.ts';
import { moverOf } from '../movement/buying.ts';
import { refuse } from '../refusal.ts';
import { actsInRidersTurn } from '../riding.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, foes, one } from '../state.ts';
import type { Table } from '../table.ts';
import { carryOut, moves } from './carry-out.ts';
import { filled, openOption, readDeclared } from './declaring.ts';
import type { MomentAbout, MomentKind, OpenMoment } from './moments.ts';

/**
 * Out-of-turn actions (SL-INT-2 to SL-INT-5): who may act, and with what. It depends on all actions, so those who open
 * a moment reach it through its window instead of importing it.
 */

export const interruptions: Consequence<Fight, Facts> = {
  window: 'moment',
  follow: (table, context) => interrupt(table, context as OpenMoment),
};

/**
 * Asks those with higher initiative in descending order, again after each action until all pass (SL-R50). After a
 * voided declaration the moment is closed (SL-INT-5).
 */
function interrupt(table: Table, moment: OpenMoment): void {
  const { kind, about } = moment;
  const passed = new Set<Id>();
  // A pass changes nothing, so the list is computed again only after an action.
  let higher: readonly Combatant[] | null = null;
  for (;;) {
    const { fight } = table;
    if (fight.over) return;
    higher ??= higherThan(fight, kind, about, passed);
    const place = higher.findIndex((who) => hasDeed(fight, who));
    const next = higher[place];
    if (!next) return;
    const rest = higher.slice(place + 1);
    const also = (): readonly Id[] => rest.filter((who) => hasDeed(fight, who)).map(({ id }) => id);
    moment.asked = true;
    const choice = table.ask(momentQuestion(fight, next.id, kind, about, also));
    passed.add(next.id);
    higher = rest;
    const action = choice.option === 'decline' ? undefined : findAction(choice.option);
    if (!action) continue;
    higher = null;
    const before = next.movement.walked;
    const outcome = carryOut(table, next.id, action, choice, 'moment');
    if (outcome === 'refused') {
      // Nothing was done, so the combatant is asked again.
      passed.delete(next.id);
      continue;
    }
    moment.anything = true;
    const done = action.kind === 'action' || one(fight, next.id).movement.walked > before;
    if (kind === 'declared' && outcome === 'taken' && done && thwarts(fight, action)) {
      moment.by = next.id;
      return;
    }
    if (fight.rulings.promptOrder === 'descending') passed.clear();
  }
}

/** SL-INT-5, SL-R55: whether this action voids the declared one; movement only if anybody gets off the spot. */
const thwarts = (fight: Fight, action: Action): boolean =>
  action.kind === 'action' || (moves(action) && fight.rulings.moveVoids === 'yes');

/**
 * Those with higher initiative (SL-INT-2) who have not passed, in descending order, whether they can do anything or
 * not. For a declaration only enemies of its doer; never mounts, which act in their rider's turn (SL-MNT-2).
 */
function higherThan(
  fight: Fight,
  kind: MomentKind,
  about: MomentAbout,
  passed: ReadonlySet<Id>,
): readonly Combatant[] {
  const doer = one(fight, about.who);
  const higher: Combatant[] = [];
  for (const who of everybody(fight)) {
    if (who.id === about.who || passed.has(who.id) || (kind === 'declared' && !foes(who, doer))) continue;
    if (standsHigher(fight, who)) higher.push(who);
  }
  return higher.length > 1 ? byInitiative(fight, higher) : higher;
}

/** SL-INT-2: whether the combatant could act in the current turn. Also shown in the initiative bar. */
export const mayInterrupt = (fight: Fight, who: Combatant): boolean =>
  standsHigher(fight, who) && hasDeed(fight, who);

const standsHigher = (fight: Fight, who: Combatant): boolean =>
  conscious(who) && !actsInRidersTurn(who) && outranks(fight, who);

/**
 * Whether a conscious combatant can do anything out of turn: move, or take an action that its AP pay for. Cheap checks
 * come first.
 */
function hasDeed(fight: Fight, who: Combatant): boolean {
  if (who.ap < 1 && moverOf(fight, who).movement.left < 1) return false;
  return (
    canMove(fight, who) || actions.some((action) => isDeed(action) && openOption(fight, who, action) !== null)
  );
}

/**
 * Whether an action is a reason to ask. Jumps and the other ways of moving are covered by `canMove`; dropping an item,
 * buying yards and actions without rules (SL-ACT-1) are not worth a question.
 */
const isDeed = (action: Action): boolean =>
  action.kind === 'action'
    ? action.outOfTurn && !action.agree
    : moves(action) && !action.chargeable && !ways.includes(action);

/**
 * The options in a moment: actions that are possible out of turn and payable, and movement. In a `declared` moment,
 * those that do not void the declaration say so in their note (SL-INT-5).
 */
function open(fight: Fight, who: Combatant, kind: MomentKind): readonly Option[] {
  const found: Option[] = [];
  for (const action of actions) {
    if (!inMoments(action)) continue;
    const option = openOption(fight, who, action);
    if (!option) continue;
    const price =
      action.kind === 'action' ? { cost: { ...option.cost, initiative: outOfTurnInitiative } } : {};
    const idle = kind === 'declared' && !thwarts(fight, action) ? { note: 'does not stop it by itself' } : {};
    found.push({ ...option, ...price, ...idle });
  }
  return found;
}

/** The id under which a table sets whether it wants to be asked in this kind of moment. */
const momentReaction = (kind: MomentKind): string => `moment-${kind}`;

const inMoments = (action: Action): boolean => action.outOfTurn || action.kind === 'movement';

function momentQuestion(
  fight: Fight,
  id: Id,
  kind: MomentKind,
  about: MomentAbout,
  also: () => readonly Id[],
): Question {
  const who = one(fight, id);
  const whole = (option: Option): Option => {
    const action = findAction(option.id);
    return action ? filled(fight, who, action, option) : option;
  };
  const pass: Option = { id: 'decline', label: 'Let it pass', clause: 'SL-INT-4', group: 'reaction' };
  return {
    id: 'moment',
    clause: 'SL-INT-4',
    for: id,
    reaction: momentReaction(kind),
    about: { moment: kind, ...about } as { readonly [name: string]: Json | undefined },
    also,
    options: () => [...open(fight, who, kind).map(whole), pass],
    menu: { open: () => [...open(fight, who, kind), pass], whole },
    read: (choice) => readMoment(fight, who, choice),
  };
}

function readMoment(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  if (choice.option === 'decline') return { option: 'decline' };
  const action = findAction(choice.option);
  if (!action || !inMoments(action)) {
    return refuse('notAReaction', 'this cannot be done on another’s turn', 'SL-INT-2', 'option');
  }
  return readDeclared(fight, who, action, choice);
}
