import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import { asJson } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import { contest } from '../roll/contest.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action, Price } from './action.ts';
import { greyed } from './action.ts';
import type { Terms } from './other-terms.ts';
import { clause, mayBeLong, readResistance, readTried, roundsAgreed, termsQuestion } from './other-terms.ts';

/**
 * SL-ACT-1: an action without rules. The player says what it is; the game master decides whether it is possible, its
 * cost, its check and its outcome. Resulting changes are made by hand.
 */

const nobody = 'nobody';
const longest = 200;

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const { what: said, target: aimed = nobody } = choice;
  const what = typeof said === 'string' ? said.trim() : '';
  if (what === '' || what.length > longest) {
    return refuse('noSuchThing', `it must be said what is tried, in ${longest} letters`, clause, 'what');
  }
  if (aimed === nobody || aimed === who.id) return { option: 'other-action', what };
  const target = readWho(fight, aimed, 'target', clause);
  return isCombatant(target) ? { option: 'other-action', what, target: target.id } : target;
}

const targetOf = ({ target }: Choice): Id | null => (typeof target === 'string' ? target : null);

/** The agreed terms in a choice. `read` drops them from answers, so no player can supply them. */
const termsOf = ({ agreed }: Choice): Terms | null =>
  typeof agreed === 'object' && agreed !== null && !Array.isArray(agreed)
    ? (agreed as unknown as Terms)
    : null;

function agree(table: Table, id: Id, choice: Choice, occasion: 'turn' | 'moment' | 'readied'): Choice | null {
  const what = String(choice.what);
  const long = mayBeLong(table.fight, one(table.fight, id), occasion);
  const terms = table.ask(termsQuestion(table.fight, { who: id, what, target: targetOf(choice), long }));
  if (terms.option !== 'refuse') return { ...choice, agreed: asJson(terms) };
  table.tell({ fact: 'note', text: `${what}: it cannot be done.`, clause, who: id });
  return null;
}

function price(_fight: Fight, _who: Combatant, choice: Choice): Price {
  const terms = termsOf(choice);
  if (!terms) return { ap: 0 };
  const { ap, stamina } = terms;
  const rounds = roundsAgreed(terms);
  return { ap, ...(stamina > 0 ? { stamina } : {}), ...(rounds > 0 ? { rounds } : {}) };
}

/** Makes the agreed check and returns whether it succeeds. A target that can no longer act does not resist. */
function tries(table: Table, who: Id, target: Id | null, terms: Terms): boolean {
  const { fight } = table;
  const of = readTried(one(fight, who), terms);
  if (terms.option === 'works' || isRefusal(of)) return true;
  const spec = { who, of, kind: 'ordinary', clause, purpose: 'other', tn: null } as const;
  const against = target === null ? {} : { against: target };
  if (terms.option === 'check') return makeCheck(table, { ...spec, ...against, tn: Number(terms.tn) }).passed;
  const other = target === null ? null : one(fight, target);
  const resisted = other && conscious(other) ? readResistance(other, terms) : null;
  if (!other || !resisted || isRefusal(resisted)) return true;
  const resisting = { ...spec, who: other.id, of: resisted, purpose: 'resist-other', against: who };
  return contest(table, { ...spec, ...against }, resisting).won;
}

/** Asks the game master for the outcome. */
const outcomeQuestion = (who: Id, what: string, passed: boolean): Question<Choice> => ({
  id: 'other-outcome',
  clause,
  for: 'gm',
  about: { who, what, passed },
  options: () => [
    {
      id: 'outcome',
      label: 'What comes of it',
      clause,
      group: 'gm',
      needs: { text: { kind: 'text', label: 'What comes of it', longest: 300, optional: true } },
    },
  ],
  read({ option, text = '' }) {
    if (option !== 'outcome') return refuse('noSuchThing', 'the answer is an outcome', clause, 'option');
    if (typeof text === 'string' && text.length <= 300) return { option, text };
    return refuse('noSuchThing', 'a text has 300 letters at the most', clause, 'text');
  },
});

function perform(table: Table, who: Id, choice: Choice): void {
  const terms = termsOf(choice);
  if (!terms) return;
  const what = String(choice.what);
  const passed = tries(table, who, targetOf(choice), terms);
  const { text } = table.ask(outcomeQuestion(who, what, passed));
  const usual = `${what}: ${passed ? 'it works' : 'it does not work'}.`;
  table.tell({ fact: 'note', text: typeof text === 'string' && text !== '' ? text : usual, clause, who });
}

export const otherAction: Action = {
  id: 'other-action',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) => ({
    id: 'other-action',
    label: 'Something else',
    clause,
    group: 'gm',
    ...greyed(judgeAble(fight, who)),
  }),
  needs: (fight, who) => ({
    what: { kind: 'text', label: 'What', longest },
    target: {
      kind: 'one',
      label: 'At whom',
      tie: 'at',
      oneOf: [
        { id: nobody, label: nobody },
        ...everybody(fight)
          .filter((other) => other.id !== who.id && present(other))
          .map(({ id, sheet }) => ({ id, label: sheet.name })),
      ],
      default: nobody,
    },
  }),
  read,
  agree,
  price,
  perform,
};
