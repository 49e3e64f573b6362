import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, PickValue, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { AilmentId } from '../ailments/catalogue.ts';
import { ailmentIds, ailmentKinds } from '../ailments/catalogue.ts';
import { inflict } from '../ailments/inflict.ts';
import { rowsOfActions } from '../combat/advantages.ts';
import { judgeAction, othersHere } from '../judge.ts';
import { offerAfterFailure } from '../reactions/chance-events.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, isHidden, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import type { Aim } from './aim.ts';
import { aimNeed, judgeAim, readAim } from './aim.ts';
import { opposed } from './opposed.ts';
import { takeAction } from './take.ts';
import { readTested, testedPicks } from './tested-picks.ts';

/** PE-ACT-24, PE-ACT-25: a ploy that the game master allows, an opposed test for a condition. */

const clause = 'PE-ACT-24';

const aim: Aim = {
  clause,
  candidates: (fight, who) =>
    othersHere(fight, who.id).filter((other) => foes(who, other) && conscious(other)),
  judge(_, who, target) {
    if (!foes(who, target) || !conscious(target)) {
      return refuse('noSuchThing', `${target.sheet.name} is no enemy who could be tricked`, clause);
    }
    if (!isHidden(target, who.id)) return null;
    return refuse('unseen', `${who.sheet.name} does not know where ${target.sheet.name} is`, 'PE-ACT-36');
  },
  nobody: () => refuse('noSuchThing', 'there is no enemy to play a trick on', clause),
};

/** The possible effects of a Trick: words only, prone, an ailment. */
const effects: readonly PickValue[] = [
  { id: 'words', label: 'What was said' },
  { id: 'prone', label: 'Prone' },
  ...ailmentIds.map((id) => ({ id, label: ailmentKinds[id].name })),
];
const isAilment = (given: unknown): given is AilmentId => ailmentIds.some((id) => id === given);
const mostTurns = 20;

interface Ruling extends Choice {
  readonly option: 'allow' | 'no';
  readonly tested?: string;
  readonly against?: string;
  readonly effect?: string;
  readonly turns?: number;
}

/** The tests of the combatant that plays the Trick and of its target. */
const trickTest = (fight: Fight, who: Id, target: Id) =>
  ({
    who,
    kind: 'other',
    clause,
    purpose: 'trick',
    against: target,
    edge: rowsOfActions(fight, one(fight, who), one(fight, target)),
  }) as const;
const answerTest = (who: Id, target: Id) =>
  ({ who: target, kind: 'other', clause, purpose: 'see-through', against: who }) as const;

function trickQuestion(fight: Fight, who: Id, target: Id, what: string): Question<Ruling> {
  const needs = (): { readonly [field: string]: Need } => ({
    tested: {
      kind: 'one',
      label: 'Test of',
      oneOf: testedPicks(fight, trickTest(fight, who, target)),
      default: 'acrobatics',
    },
    against: {
      kind: 'one',
      label: 'Resisted with',
      oneOf: testedPicks(fight, answerTest(who, target)),
      default: 'awareness',
    },
    effect: { kind: 'one', label: 'It brings', oneOf: effects, default: 'words' },
    turns: { kind: 'number', label: 'Turns (0: as usual)', min: 0, max: mostTurns, default: 0 },
  });
  return {
    id: 'trick',
    clause,
    for: 'gm',
    about: { who, target, what },
    options: (): readonly Option[] => [
      { id: 'allow', label: 'An opposed test', clause, group: 'gm', needs: needs() },
      { id: 'no', label: 'It cannot be done', clause, group: 'gm' },
    ],
    read: readRuling,
  };
}

function readRuling(choice: Choice): Ruling | Refusal {
  if (choice.option === 'no') return { option: 'no' };
  const no = (because: string, field: string): Refusal => refuse('noSuchThing', because, clause, field);
  if (choice.option !== 'allow') return no('the answers are allow and no', 'option');
  const { tested = 'acrobatics', against = 'awareness', effect = 'words', turns = 0 } = choice;
  if (readTested(tested) === null) return no('there is no such test', 'tested');
  if (readTested(against) === null) return no('there is no such test', 'against');
  if (!effects.some(({ id }) => id === effect)) return no('there is no such condition', 'effect');
  const lasts = Number.isInteger(turns) && (turns as number) >= 0 && (turns as number) <= mostTurns;
  if (!lasts) return no(`it lasts 0 to ${mostTurns} turns`, 'turns');
  return {
    option: 'allow',
    tested: tested as string,
    against: against as string,
    effect: effect as string,
    turns: turns as number,
  };
}

function perform(table: Table, id: Id, choice: Choice): void {
  const target = choice.target as Id;
  const what = choice.what as string;
  const ruling = table.ask(trickQuestion(table.fight, id, target, what));
  const [tested, against] = [readTested(ruling.tested), readTested(ruling.against)];
  if (ruling.option === 'no' || !tested || !against) {
    table.tell({ fact: 'note', text: `${what}: it cannot be done.`, clause, who: id });
    return;
  }
  if (!takeAction(table, id, 'trick', { target, with: what })) return;
  const { fight } = table;
  const won = opposed(
    table,
    { ...trickTest(fight, id, target), tested },
    { ...answerTest(id, target), tested: against },
  );
  if (won) bring(table, id, target, what, ruling);
  else offerAfterFailure(table, 'failed-trick', 'trick', id, target);
}

function bring(table: Table, who: Id, target: Id, what: string, { effect, turns = 0 }: Ruling): void {
  const { fight } = table;
  if (!present(one(fight, target))) return;
  table.tell({ fact: 'note', text: `${what}: it works.`, clause, who });
  if (isAilment(effect)) {
    const lasts = turns > 0 ? { turns } : {};
    inflict(table, { who: target, by: who, ailment: effect, resisted: null, clause, ...lasts });
  } else if (effect === 'prone' && !one(fight, target).prone) {
    table.tell({ fact: 'condition', who: target, condition: 'prone', on: true, by: who, clause });
  }
}

const judge = (fight: Fight, who: Combatant): Refusal | null =>
  judgeAction(fight, who) ?? judgeAim(fight, who, aim);

/** PE-ACT-24: a Trick. */
export const trick: Action = {
  id: 'trick',
  offer(fight, who) {
    if (aim.candidates(fight, who).length === 0) return null;
    return {
      id: 'trick',
      label: 'Trick',
      clause,
      group: 'gm',
      cost: { action: 1 },
      ...greyed(judge(fight, who)),
    };
  },
  needs: (fight, who) => ({
    target: aimNeed(fight, who, aim),
    what: { kind: 'text', label: 'What', longest: 200 },
  }),
  read(fight, who, choice) {
    const refused = judgeAction(fight, who);
    if (refused) return refused;
    const target = readAim(fight, who, aim, choice.target);
    if (isRefusal(target)) return target;
    if (typeof choice.what !== 'string' || choice.what.trim() === '') {
      return refuse('noSuchThing', 'it must be said what is tried', clause, 'what');
    }
    return { option: 'trick', target: target.id, what: choice.what.trim().slice(0, 200) };
  },
  perform,
};
