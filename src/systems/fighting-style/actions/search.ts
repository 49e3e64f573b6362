import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, PickValue, Question, Refusal } from '../../../kernel/port.ts';
import { makeTest } from '../combat/test.ts';
import { contest } from '../contest.ts';
import { judgePrimary } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, hiddenFrom, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed, never } from './action.ts';

/**
 * FS-ACT-6: a contest of Observation against the Stealth of the hidden combatant sought, or a test after which the game
 * master says what was found (FS-R24).
 */

const anything = 'anything';

const hiddenOnes = (fight: Fight, who: Combatant): readonly Combatant[] =>
  fight.listing.map((id) => one(fight, id)).filter((other) => present(other) && hiddenFrom(other, who.id));

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgePrimary(fight, who);
  if (refused) return refused;
  if (choice.target === undefined || choice.target === anything)
    return { option: 'search', target: anything };
  const target = readWho(fight, choice.target, 'target', 'FS-ACT-6');
  if (!isCombatant(target)) return target;
  const { name } = target.sheet;
  if (!present(target)) return refuse('noSuchThing', `${name} is not here any more`, 'FS-ACT-6', 'target');
  if (!hiddenFrom(target, who.id))
    return refuse('noSuchThing', `${name} is not hidden from ${who.sheet.name}`, 'FS-ACT-6', 'target');
  return { option: 'search', target: target.id };
}

function perform(table: Table, who: Id, choice: Choice): void {
  const target = choice.target as string;
  declare(table, who, {
    action: 'search',
    group: 'primary',
    ap: 1,
    ...(target === anything ? {} : { target }),
  });
  // FS-REF-1: one whom the game master takes out of the fight before it has rolled finds nothing.
  if (!conscious(one(table.fight, who))) return;
  if (target !== anything && table.fight.rulings.searchProcedure === 'contestIfHidden') {
    const won = contest(table, {
      who,
      skill: 'observation',
      against: target,
      withSkill: 'stealth',
      clause: 'FS-ACT-6',
      purpose: 'search',
    });
    if (won) table.tell({ fact: 'revealed', who: target, to: [who], clause: 'FS-ACT-6' });
    return;
  }
  const { passed } = makeTest(table, { who, skill: 'observation', clause: 'FS-ACT-6', purpose: 'search' });
  const sought = passed && target !== anything ? target : null;
  const found = table.ask(findingQuestion(table.fight, who, passed, sought));
  const text = typeof found.text === 'string' ? found.text : '';
  if (found.option === 'found') {
    for (const id of found.whom) table.tell({ fact: 'revealed', who: id, to: [who], clause: 'FS-ACT-6' });
  }
  const said = text === '' ? (found.option === 'found' ? 'Found.' : 'Nothing is found.') : text;
  table.tell({ fact: 'note', text: said, clause: 'FS-ACT-6', who });
}

interface Finding extends Choice {
  readonly option: 'found' | 'not-found';
  readonly whom: readonly Id[];
}

/**
 * The question what was found, for the game master after the dice. Unless it says otherwise, `sought` is found: the
 * hidden combatant for whom a test succeeded.
 */
function findingQuestion(fight: Fight, who: Id, passed: boolean, sought: Id | null): Question<Finding> {
  const clause = 'FS-ACT-6';
  const hidden = hiddenOnes(fight, one(fight, who));
  const usual = hidden.filter(({ id }) => id === sought).map(({ id }) => id);
  const text = { kind: 'text', label: 'What is seen', longest: 300, optional: true } as const;
  return {
    id: 'finding',
    clause,
    for: 'gm',
    about: { who, passed },
    options() {
      const oneOf: readonly PickValue[] = hidden.map((other) => ({ id: other.id, label: other.sheet.name }));
      const whom = {
        kind: 'some',
        label: 'Who is found',
        oneOf,
        min: 0,
        max: oneOf.length,
        default: usual,
      } as const;
      return [
        {
          id: 'found',
          label: 'Found',
          clause,
          group: 'gm',
          needs: oneOf.length > 0 ? { whom, text } : { text },
        },
        { id: 'not-found', label: 'Not found', clause, group: 'gm', needs: { text } },
      ];
    },
    read(choice) {
      const { option } = choice;
      if (option !== 'found' && option !== 'not-found') {
        return refuse('noSuchThing', 'the answer is found or not-found', clause, 'option');
      }
      const said = typeof choice.text === 'string' ? { text: choice.text.slice(0, 300) } : {};
      const named = Array.isArray(choice.whom) ? (choice.whom as readonly string[]) : usual;
      const whom = option === 'found' ? named : [];
      if (!whom.every((id) => hidden.some((other) => other.id === id))) {
        return refuse('noSuchThing', 'only who is hidden can be found', clause, 'whom');
      }
      return { option, whom: [...whom], ...said };
    },
  };
}

export const search: Action = {
  id: 'search',
  anytime: never,
  offer: (fight, who) => ({
    id: 'search',
    label: 'Search',
    clause: 'FS-ACT-6',
    group: 'primary',
    cost: { ap: 1 },
    ...greyed(judgePrimary(fight, who)),
  }),
  needs(fight, who) {
    const hidden = hiddenOnes(fight, who);
    const oneOf: readonly PickValue[] = [
      { id: anything, label: 'anything' },
      ...hidden.map((other) => ({ id: other.id, label: other.sheet.name })),
    ];
    return { target: { kind: 'one', label: 'What for', oneOf, default: anything } };
  },
  read,
  perform,
};
