import type { Id } from '../../../kernel/json.ts';
import type { Option, Question } from '../../../kernel/port.ts';
import { layPush } from '../effects/lasting.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one } from '../state.ts';
import type { Table } from '../table.ts';

/** The question to the game master what an act without fixed effect does: a skill, a magic item (AD-ACT-15). */

interface Asking {
  readonly id: 'gm.skillOutcome' | 'gm.itemOutcome';
  readonly by: Id;
  readonly target?: Id;
  /** The act in words: "Menace". */
  readonly what: string;
  readonly clause: string;
  readonly title: string;
}

/** The outcomes offered (ours). `about`: whether they need a target, and one that acts, which objects do not. */
const outcomes = [
  { id: 'charge', label: '1 Charge on the next attack against it', about: 'target', says: false },
  { id: 'challenge', label: '1 Challenge on its next roll', about: 'actor', says: false },
  { id: 'losesAction', label: 'It has 1 action less in its next turn', about: 'actor', says: false },
  { id: 'flees', label: 'It flees', about: 'actor', says: true },
  { id: 'information', label: 'Something is learnt', about: 'anything', says: true },
  { id: 'other', label: 'Something else', about: 'anything', says: true },
  { id: 'nothing', label: 'Nothing', about: 'anything', says: false },
] as const;
type Outcome = (typeof outcomes)[number];

const longest = 200;

export function askOutcome(table: Table, asking: Asking): void {
  const { option, words } = table.ask(question(table.fight, asking));
  const outcome = outcomes.find(({ id }) => id === option);
  if (outcome) carryOut(table, asking, outcome, typeof words === 'string' ? words : '');
}

/** AD-R12 `untilTurnEnd`: the labels under this ruling. */
const lasting: { readonly [outcome in Outcome['id']]?: string } = {
  charge: '1 Charge on every attack against it until the end of the next own turn',
  challenge: '1 Challenge on every roll of it until its next turn ends',
};

function mayBe({ about }: Outcome, target: Combatant | null): boolean {
  switch (about) {
    case 'anything':
      return true;
    case 'target':
      return target !== null;
    case 'actor':
      return target !== null && !isObject(target);
  }
}

function question(fight: Fight, { id, by, target, what, clause, title }: Asking): Question {
  const open = outcomes.filter((outcome) => mayBe(outcome, target === undefined ? null : one(fight, target)));
  return {
    id,
    clause,
    for: 'gm',
    about: { who: by, target, what, title },
    options: () =>
      open.map(
        ({ id: option, label, says }): Option => ({
          id: option,
          label: (fight.rulings.chargeLife === 'untilTurnEnd' && lasting[option]) || label,
          clause,
          group: 'gm',
          ...(says ? { needs: { words: { kind: 'text', label: 'In words', longest, optional: true } } } : {}),
        }),
      ),
    read({ option, words }) {
      const found = open.find((each) => each.id === option);
      if (!found) {
        const ids = open.map((each) => each.id).join(', ');
        return refuse('noSuchThing', `the answer is one of ${ids}`, clause, 'option');
      }
      if (!found.says || words === undefined) return { option };
      return typeof words === 'string' && words.length <= longest
        ? { option, words }
        : refuse('noSuchThing', `it is said in up to ${longest} letters`, clause, 'words');
    },
  };
}

function carryOut(table: Table, { by, target, what, clause }: Asking, { id }: Outcome, words: string): void {
  const { fight } = table;
  const push = { count: 1, scope: 'plain', label: what, clause, ruling: rulingIds.chargeLife } as const;
  switch (id) {
    case 'charge':
      if (target === undefined) return;
      layPush(table, by, { push: { ...push, kind: 'charge' }, roll: 'attack', against: target });
      return;
    case 'challenge':
      if (target === undefined) return;
      layPush(table, target, { push: { ...push, kind: 'challenge' }, roll: 'any', against: null });
      return;
    case 'losesAction':
      if (target === undefined) return;
      table.tell({
        fact: 'less-actions',
        who: target,
        less: one(fight, target).lessActions + 1,
        why: what,
      });
      return;
    case 'flees':
    case 'information':
    case 'other': {
      const text = textOf(fight, what, id, target, words);
      table.tell({ fact: 'note', text, clause, who: target ?? by });
      return;
    }
    case 'nothing':
      table.tell({ fact: 'note', text: `${what}: nothing comes of it`, clause, who: by });
      return;
  }
}

function textOf(
  fight: Fight,
  what: string,
  id: 'flees' | 'information' | 'other',
  target: Id | undefined,
  words: string,
): string {
  const said = words === '' ? '' : `: ${words}`;
  if (id === 'flees' && target !== undefined) return `${nameOf(fight, target)} is to flee (${what})${said}`;
  return id === 'information'
    ? `${what} brings something to light${said}`
    : `${what}${said === '' ? ' works' : said}`;
}
