import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { settleHolds } from '../holds.ts';
import { refuse } from '../refusal.ts';
import type { Skill } from '../sheet.ts';
import { skillNames } from '../sheet.ts';
import type { Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { landing } from './disarm.ts';
import type { Maneuver } from './facts.ts';
import type { Tested } from './maneuver-tests.ts';
import { answeredWith, feintSpec, maneuverSpec } from './maneuver-tests.ts';
import type { ManeuverChoice, Win } from './maneuvers.ts';
import { maneuverClauses } from './maneuvers.ts';
import { pushedTo } from './push.ts';
import { makeTest, numbersNote } from './test.ts';

/** The effects of picked maneuvers (FS-MAN-4 to FS-MAN-10), which come after the damage (FS-MAN-2). */

/**
 * Performs a maneuver: makes its test and applies its effect. Precision does nothing here: its effect is in the damage.
 */
export function performManeuver(table: Table, win: Win, choice: ManeuverChoice): void {
  const { option: maneuver } = choice;
  const { combatants } = table.fight;
  const loser = combatants[win.loser];
  if (maneuver === 'decline' || maneuver === 'precision') return;
  if (!combatants[win.winner]) return;
  // Only Brace is performed even when the loser is gone (FS-MAN-5).
  if (maneuver !== 'brace' && (!loser || !present(loser))) return;
  const clause = maneuverClauses[maneuver];
  const worked = works(table, win, choice);
  table.tell({ fact: 'maneuver-done', who: win.winner, at: win.loser, maneuver, worked, clause });
}

/** Tests the maneuver and tells its effect. Returns whether it worked. */
function works(table: Table, win: Win, choice: ManeuverChoice): boolean {
  const { option: maneuver } = choice;
  switch (maneuver) {
    case 'decline':
    case 'precision':
      return false;
    case 'brace':
      table.tell({ fact: 'braced', who: win.winner });
      return true;
    case 'feint':
      return feint(table, win);
    case 'bash':
      if (stands(table, win, maneuver, 'athletics', null)) return false;
      table.tell(conditionFact(win, 'dazed', maneuver));
      return true;
    case 'trip':
      if (stands(table, win, maneuver, 'acrobatics', null)) return false;
      fallsProne(table, win, maneuver);
      return true;
    case 'push':
      return !stands(table, win, maneuver, 'athletics', null) && pushBack(table, win);
    case 'disarm':
      return disarm(table, win, choice);
  }
}

/** FS-COND-2: makes the loser prone, unless it is already. */
function fallsProne(table: Table, win: Win, maneuver: Maneuver): void {
  if (!one(table.fight, win.loser).prone) table.tell(conditionFact(win, 'prone', maneuver));
}

const conditionFact = (win: Win, condition: 'dazed' | 'prone', maneuver: Maneuver) =>
  ({
    fact: 'condition',
    who: win.loser,
    condition,
    on: true,
    by: win.winner,
    clause: maneuverClauses[maneuver],
  }) as const;

/** Whether the loser passes its test. */
const stands = (table: Table, win: Win, maneuver: Tested, skill: Skill, item: string | null): boolean =>
  makeTest(table, maneuverSpec(table.fight, win, maneuver, skill, item)).passed;

/**
 * FS-MAN-7, FS-R43: prepares the boon on the winner's next primary action. With `testAtStrike` Deception is tested only
 * when that action is a Strike. Returns whether the feint is prepared.
 */
function feint(table: Table, { winner, loser }: Win): boolean {
  if (table.fight.rulings.feintTiming === 'testAtStrike') {
    table.tell({ fact: 'feint', who: winner, feint: { at: loser, passed: null } });
    return true;
  }
  if (!makeTest(table, feintSpec(winner, loser)).passed) return false;
  table.tell({ fact: 'feint', who: winner, feint: { at: loser, passed: true } });
  return true;
}

/**
 * FS-MAN-9: pushes the loser one square back, which provokes nobody. FS-R45 decides what happens where there is no
 * room. Returns whether it worked.
 */
function pushBack(table: Table, win: Win): boolean {
  const { fight } = table;
  const loser = one(fight, win.loser);
  const to = pushedTo(fight, one(fight, win.winner), loser);
  if (to) {
    table.tell({ fact: 'pushed', who: win.loser, by: win.winner, from: loser.cell, to });
    settleHolds(table, win.loser);
    return true;
  }
  // Knocked out by this attack, the loser lies there already (FS-MAN-2).
  if (loser.prone) return false;
  switch (fight.rulings.pushBlocked) {
    case 'notOffered':
      return false;
    case 'proneInstead':
      fallsProne(table, win, 'push');
      return true;
    case 'gm':
      if (table.ask(noRoomQuestion(win)).option === 'nothing') return false;
      fallsProne(table, win, 'push');
      return true;
  }
}

function noRoomQuestion(win: Win): Question {
  return {
    id: 'no-room',
    clause: 'FS-MAN-9',
    for: 'gm',
    about: { winner: win.winner, loser: win.loser },
    options: () => [
      { id: 'nothing', label: 'Nothing happens', clause: 'FS-MAN-9', group: 'gm' },
      { id: 'prone', label: 'It falls prone', clause: 'FS-MAN-9', group: 'gm' },
    ],
    read: (choice): Choice | Refusal =>
      choice.option === 'nothing' || choice.option === 'prone'
        ? { option: choice.option }
        : refuse('noSuchThing', 'the answers are nothing and prone', 'FS-MAN-9', 'option'),
  };
}

/**
 * FS-MAN-6: makes the loser's test, with Athletics or Sleight of Hand as it picks, and drops the item on a failure. It
 * is not asked when the result is certain. Returns whether the item was lost.
 */
function disarm(table: Table, win: Win, choice: ManeuverChoice): boolean {
  const { fight } = table;
  const item = choice.item ?? null;
  const held = () => one(fight, win.loser).hands.find((grip) => grip.item.id === item);
  // Knocked out by the damage of this attack, the loser may have dropped the item already (FS-R73).
  if (!held()) return false;
  const certain = maneuverSpec(fight, win, 'disarm', 'athletics', item).automatic !== undefined;
  const skill = certain ? 'athletics' : table.ask(answerQuestion(fight, win, item)).option;
  if (stands(table, win, 'disarm', skill, item)) return false;
  const grip = held();
  if (!grip) return false;
  const loser = one(fight, win.loser);
  const cell = landing(table, win.winner, loser, choice.cell ?? null);
  table.tell({
    fact: 'item-moved',
    item: grip.item,
    from: { in: 'hand', who: win.loser, hands: grip.hands },
    to: { in: 'floor', cell },
    who: win.winner,
    why: 'disarmed',
  });
  return true;
}

interface AnswerChoice extends Choice {
  readonly option: Skill;
}

function answerQuestion(fight: Fight, win: Win, item: string | null): Question<AnswerChoice> {
  const skills = answeredWith.disarm;
  return {
    id: 'resist',
    clause: 'FS-MAN-6',
    for: win.loser,
    about: { winner: win.winner, loser: win.loser, maneuver: 'disarm', item },
    options: () =>
      skills.map((skill) => ({
        id: skill,
        label: skillNames[skill],
        clause: 'FS-MAN-6',
        group: 'free',
        note: numbersNote(fight, maneuverSpec(fight, win, 'disarm', skill, item)),
      })),
    read(choice): AnswerChoice | Refusal {
      const skill = skills.find((one) => one === choice.option);
      return skill
        ? { option: skill }
        : refuse('noSuchThing', `the answers are ${skills.join(' and ')}`, 'FS-MAN-6', 'option');
    },
  };
}
