import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import {
  goesOn,
  movesBetween,
  performMoveBetween,
  readMoveBetween,
  wholeMove,
} from '../combat/between-shots.ts';
import { calledFields, calledNeeds, readCalled } from '../combat/called.ts';
import { formEdge } from '../combat/forms.ts';
import { mayShootThatFar } from '../combat/long-shot.ts';
import { findMeans, meansOf } from '../combat/means.ts';
import type { FormOfAttack } from '../combat/offer.ts';
import { attackNeeds, enemiesOf, judgeAnybody, meansFor, readPair, standardAttack } from '../combat/offer.ts';
import { attackWith } from '../combat/resolve.ts';
import type { Means } from '../combat/types.ts';
import { earnOneMore } from '../harm/one-more.ts';
import { judgeAction } from '../judge.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { readFate } from '../test/fate.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { giveUpMove, judgeFocus } from './attack-action.ts';
import { takeAction } from './take.ts';

/**
 * PE-ACT-13, PE-ACT-14: every equipped weapon attacks once, each a target of choice; the turn's Move may be used in
 * between.
 */

const clause = 'PE-ACT-13';

/** Whether the means are a weapon in hand or a natural one, rather than a Power or bare hands. */
const isWeapon = ({ power, weapon }: Means): boolean =>
  power === null && weapon !== null && weapon.body !== 'unarmed';

const formOf = (used: readonly string[], focused: boolean): FormOfAttack => ({
  form: 'all-weapon',
  clause,
  fits: (means) => isWeapon(means) && !used.includes(means.id),
  focused,
  ...(focused ? { besides: 'focused' } : {}),
});

const weaponsOf = (fight: Fight, who: Combatant): readonly Means[] => meansOf(fight, who).filter(isWeapon);

/** PE-R33, `false`: whether it may be a Focused Attack too. */
const mayFocus = (fight: Fight, who: Combatant): boolean =>
  !fight.rulings.attackActionsExclusive && judgeFocus(who) === null;

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAction(fight, who);
  if (refused) return refused;
  if (weaponsOf(fight, who).length < 2) {
    return refuse('notInHand', `${who.sheet.name} has no second weapon in hand`, clause);
  }
  return judgeAnybody(fight, who, formOf([], mayFocus(fight, who)));
}

const focusedNeed: Need = {
  kind: 'one',
  label: 'Focused too',
  oneOf: [
    { id: 'no', label: 'no' },
    { id: 'yes', label: 'yes: no Move in this turn' },
  ],
  default: 'no',
};

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeAction(fight, who);
  if (refused) return refused;
  const focused = choice.focused === 'yes' && !fight.rulings.attackActionsExclusive;
  if (focused) {
    const moved = judgeFocus(who);
    if (moved) return { ...moved, field: 'focused' };
  }
  return judge(fight, who) ?? { option: 'all-weapon', ...(focused ? { focused: 'yes' } : {}) };
}

function perform(table: Table, who: Id, choice: Choice): void {
  const focused = choice.focused === 'yes';
  const free = takeAction(table, who, 'all-weapon');
  if (focused) giveUpMove(table, who);
  if (!free) return;
  const used: string[] = [];
  const staggered: Id[] = [];
  for (;;) {
    const next = askNext(table, who, formOf(used, focused));
    if (next === null) break;
    if (next.option !== 'strike') {
      performMoveBetween(table, who, next);
      continue;
    }
    if (used.length > 0) crossBetween(table, [used, staggered, next]);
    used.push(String(next.with));
    staggered.push(...strike(table, who, next, focused));
  }
  // PE-ONE-3: all attacks together are a single action.
  earnOneMore(table, who, staggered);
}

/** One attack is over: of its dice only their effect on the fight matters, and what is held here. */
const crossBetween = (table: Table, inHand: readonly unknown[]): void =>
  table.cross({ since: 'attack', held: () => JSON.stringify(inHand), over: true });

/** The choice of the next attack or of a Move in between; `null` when nothing is left or wanted. */
function askNext(table: Table, who: Id, form: FormOfAttack): Choice | null {
  const { fight } = table;
  const now = one(fight, who);
  if (!goesOn(fight, who) || meansFor(fight, now, form).length === 0) return null;
  if (judgeAnybody(fight, now, form) !== null && movesBetween(fight, now).length === 0) return null;
  const choice = table.ask(question(fight, who, form));
  return choice.option === 'stop' ? null : choice;
}

const question = (fight: Fight, who: Id, form: FormOfAttack): Question => ({
  id: 'next-weapon',
  clause,
  for: who,
  about: { left: meansFor(fight, one(fight, who), form).map(({ id }) => id) },
  options: () => heads(fight, one(fight, who), form).map((head) => whole(fight, one(fight, who), form, head)),
  menu: {
    open: () => heads(fight, one(fight, who), form),
    whole: (head) => whole(fight, one(fight, who), form, head),
  },
  read: (choice) => readNext(fight, one(fight, who), form, choice),
});

const strikeHead: Option = { id: 'strike', label: 'Attack', clause, group: 'primary' };
const stopHead: Option = { id: 'stop', label: 'No more attacks', clause, group: 'end' };

/** The options of the next attack without their costly fields. */
function heads(fight: Fight, who: Combatant, form: FormOfAttack): readonly Option[] {
  const strikes = judgeAnybody(fight, who, form) === null ? [strikeHead] : [];
  return [...strikes, ...movesBetween(fight, who), stopHead];
}

function whole(fight: Fight, who: Combatant, form: FormOfAttack, head: Option): Option {
  if (head.id !== strikeHead.id) return wholeMove(fight, who, head);
  const calls = fight.rulings.attackActionsExclusive ? {} : calledNeeds(fight, enemiesOf(fight, who), true);
  return { ...head, needs: { ...attackNeeds(fight, who, form), ...calls } };
}

function readNext(fight: Fight, who: Combatant, form: FormOfAttack, choice: Choice): Choice | Refusal {
  if (choice.option === 'stop') return { option: 'stop' };
  if (choice.option !== 'strike') {
    return (
      readMoveBetween(fight, who, choice) ?? stillResolving('the answers are strike, move, run and stop')
    );
  }
  const pair = readPair(fight, who, form, choice);
  if (isRefusal(pair)) return pair;
  const { means, target } = pair;
  const called = fight.rulings.attackActionsExclusive ? null : readCalled(fight, means, target, choice);
  if (called !== null && isRefusal(called)) return called;
  const fate = readFate(fight, who, choice);
  if (typeof fate !== 'number') return fate;
  return {
    option: 'strike',
    with: means.id,
    target: target.id,
    ...calledFields(called),
    ...(fate > 0 ? { fate } : {}),
  };
}

function strike(table: Table, id: Id, choice: Choice, focused: boolean): readonly Id[] {
  const { fight } = table;
  const who = one(fight, id);
  const means = findMeans(fight, who, choice.with);
  const target = one(fight, String(choice.target));
  if (!means || !mayShootThatFar(table, who, means, target)) return [];
  const called = readCalled(fight, means, target, choice);
  if (called !== null && isRefusal(called)) return [];
  const past = called?.past === true;
  const attack = standardAttack(fight, who, means, target, {
    form: 'all-weapon',
    at: called?.at ?? null,
    pastProtector: past,
    edge: formEdge('all-weapon', means, { called: called !== null, past, focused }),
    fate: typeof choice.fate === 'number' ? choice.fate : 0,
  });
  return attackWith(table, attack);
}

export const allWeapon: Action = {
  id: 'all-weapon',
  offer(fight, who) {
    if (weaponsOf(fight, who).length < 2) return null;
    return {
      id: 'all-weapon',
      label: 'All-Weapon Attack',
      named: true,
      clause,
      group: 'primary',
      cost: { action: 1 },
      ...greyed(judge(fight, who)),
    };
  },
  needs: (fight, who) => (mayFocus(fight, who) ? { focused: focusedNeed } : null),
  read,
  perform,
};
