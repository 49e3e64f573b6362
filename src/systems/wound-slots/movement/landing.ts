import { canStand } from '../../../battlefield/occupancy.ts';
import { neighbours } from '../../../battlefield/push.ts';
import { wallBetween } from '../../../battlefield/sight.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import { fieldOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { chasmAt, grounds, landingTnAt } from './terrain.ts';

/** The end of a jump: on slippery ground, at a ledge, in a chasm (SL-JMP-7, SL-JMP-8). */

interface Called extends Choice {
  readonly option: 'check' | 'none';
  readonly tn: number;
}

/** Asks the game master for the TN of a check, or whether there is none. */
function calledQuestion(id: string, clause: string, who: Id, tn: number, none: string): Question<Called> {
  return {
    id,
    clause,
    for: 'gm',
    about: { who },
    options: () => [
      {
        id: 'check',
        label: 'Call for a check',
        clause,
        group: 'gm',
        needs: { tn: { kind: 'number', label: 'TN', min: -10, max: 40, default: tn } },
      },
      { id: 'none', label: none, clause, group: 'gm' },
    ],
    read: (choice): Called | Refusal => {
      if (choice.option === 'none') return { option: 'none', tn };
      if (choice.option !== 'check') {
        return refuse('noSuchThing', 'the answer is check or none', clause, 'option');
      }
      const given = choice.tn ?? tn;
      if (typeof given !== 'number' || !Number.isInteger(given) || given < -10 || given > 40) {
        return refuse('noSuchThing', 'a TN is a whole number from -10 to 40', clause, 'tn');
      }
      return { option: 'check', tn: given };
    },
  };
}

/** SL-JMP-7: on difficult or slippery ground, makes the check against falling prone. */
export function staysUpright(table: Table, id: Id): void {
  const { fight } = table;
  const { cell, squares } = one(fight, id);
  const proposed = landingTnAt(fight, cell, squares);
  if (proposed === null) return;
  const clause = 'SL-JMP-7';
  const { option, tn } = table.ask(calledQuestion('landing', clause, id, proposed, 'It lands safely'));
  if (option === 'none') return;
  const check = makeCheck(table, {
    who: id,
    of: { attribute: 'dexterity', skill: 'acrobatics', specialization: 'balance' },
    kind: 'ordinary',
    clause,
    purpose: 'landing',
    tn,
  });
  if (!check.passed) table.tell({ fact: 'posture', who: id, posture: 'prone', clause });
}

/**
 * Whether there is ground to hold on to within 1 yard ahead of where the jump ends. `from`: where it took off; `at`:
 * where it ends.
 */
function ledgeAhead(fight: Fight, who: Combatant, from: Cell, at: Cell): boolean {
  const flown = yardsApart(fight, from, 1, at, 1);
  return neighbours(fieldOf(fight), at).some(
    (cell) =>
      yardsApart(fight, from, 1, cell, 1) > flown &&
      yardsApart(fight, at, 1, cell, 1) <= 1 &&
      canStand(fieldOf(fight), cell, who.squares, undefined, grounds.walk) &&
      !wallBetween(fieldOf(fight), at, who.squares, cell, who.squares),
  );
}

/**
 * SL-JMP-8: the jumper may catch a ledge within 1 yard, wherever the jump was meant to end; otherwise it falls to the
 * bottom. `from`: where it took off.
 */
export function graspsLedge(table: Table, id: Id, at: Cell, from: Cell): void {
  const { fight } = table;
  const who = one(fight, id);
  const clause = 'SL-JMP-8';
  if (conscious(who) && ledgeAhead(fight, who, from, at)) {
    const { option, tn } = table.ask(
      calledQuestion('ledge', clause, id, 5, 'There is nothing to hold on to'),
    );
    if (option === 'check') {
      const check = makeCheck(table, {
        who: id,
        of: { attribute: 'dexterity', skill: 'acrobatics', specialization: 'gymnastics' },
        kind: 'ordinary',
        clause,
        purpose: 'ledge',
        tn,
      });
      if (check.passed) {
        table.tell({ fact: 'climbing', who: id, on: true });
        return;
      }
    }
  }
  const yards = chasmAt(fight, at, who.squares);
  table.tell({ fact: 'fell', who: id, yards, to: at, clause });
  table.tell({ fact: 'posture', who: id, posture: 'prone', clause });
}
