import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Question, Refusal } from '../../../kernel/port.ts';
import { fold } from '../../../kernel/terms.ts';
import type { AilmentId } from '../ailments/catalogue.ts';
import { ailmentIds, ailmentKinds } from '../ailments/catalogue.ts';
import { inflict } from '../ailments/inflict.ts';
import { suffer } from '../harm/environment.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { term } from '../test/roll.ts';
import type { Asked } from './task-terms.ts';

/** The result of an action without rules of its own: words, an ailment, prone, damage (PE-ACT-1, PE-ACT-19). */

interface Outcome extends Choice {
  readonly option: 'words' | 'ailment' | 'prone' | 'harm';
  readonly text: string;
  /** Whom it affects: the target, or the combatant that acts. */
  readonly whom?: Id;
  readonly ailment?: AilmentId;
  /** The sufferer's own turns; 0 for the usual duration. */
  readonly turns?: number;
  readonly damage?: number;
}

const mostTurns = 20;
const mostDamage = 40;

const befallen = ({ who, target }: Asked): readonly Id[] => (target === null ? [who] : [target, who]);

function optionsOf(fight: Fight, asked: Asked): readonly Option[] {
  const { clause } = asked;
  const text: Need = { kind: 'text', label: 'What comes of it', longest: 300, optional: true };
  const whom: Need = {
    kind: 'one',
    label: 'Whom it befalls',
    oneOf: befallen(asked).map((id) => ({ id, label: nameOf(fight, id) })),
    default: befallen(asked)[0] as Id,
  };
  const ailment: Need = {
    kind: 'one',
    label: 'Ailment',
    oneOf: ailmentIds.map((id) => ({ id, label: ailmentKinds[id].name })),
  };
  const turns: Need = {
    kind: 'number',
    label: 'Turns (0: as usual)',
    min: 0,
    max: mostTurns,
    default: 0,
  };
  const damage: Need = { kind: 'number', label: 'Damage', min: 1, max: mostDamage, default: 4 };
  const group = 'gm';
  return [
    { id: 'words', label: 'Just say it', clause, group, needs: { text } },
    {
      id: 'ailment',
      label: 'An ailment',
      clause,
      group,
      needs: { whom: { ...whom, tie: 'on' }, ailment, turns, text },
    },
    { id: 'prone', label: 'Somebody falls prone', clause, group, needs: { whom, text } },
    { id: 'harm', label: 'Damage', clause, group, needs: { whom: { ...whom, tie: 'to' }, damage, text } },
  ];
}

const inRange = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function read(asked: Asked, choice: Choice): Outcome | Refusal {
  const { clause } = asked;
  const { option } = choice;
  const no = (because: string, field: string): Refusal => refuse('noSuchThing', because, clause, field);
  const text = typeof choice.text === 'string' ? choice.text.slice(0, 300) : '';
  if (option === 'words') return { option, text };
  if (option !== 'ailment' && option !== 'prone' && option !== 'harm') {
    return no('the answers are words, ailment, prone and harm', 'option');
  }
  const whom = choice.whom ?? (befallen(asked)[0] as Id);
  const found = befallen(asked).find((id) => id === whom);
  if (found === undefined) return no('it befalls the one it is done to, or the one who does it', 'whom');
  if (option === 'prone') return { option, whom: found, text };
  if (option === 'harm') {
    const damage = choice.damage ?? 4;
    return inRange(damage, 1, mostDamage)
      ? { option, whom: found, damage, text }
      : no(`Damage goes from 1 to ${mostDamage}`, 'damage');
  }
  const ailment = ailmentIds.find((id) => id === choice.ailment);
  if (!ailment) return no('there is no such ailment', 'ailment');
  const turns = choice.turns ?? 0;
  return inRange(turns, 0, mostTurns)
    ? { option, whom: found, ailment, turns, text }
    : no(`it lasts 0 to ${mostTurns} turns`, 'turns');
}

/** Asks the game master for the result. `passed`: whether the test was passed. */
const outcomeQuestion = (fight: Fight, asked: Asked, passed: boolean): Question<Outcome> => ({
  id: 'task-outcome',
  clause: asked.clause,
  for: 'gm',
  about: {
    who: asked.who,
    what: asked.what,
    passed,
    ...(asked.target === null ? {} : { target: asked.target }),
    title: `${nameOf(fight, asked.who)}, ${asked.what}: ${passed ? 'passed' : 'failed'}. What comes of it?`,
  },
  options: () => optionsOf(fight, asked),
  read: (choice) => read(asked, choice),
});

/** Asks the game master for the result and applies it. */
export function settleOutcome(table: Table, asked: Asked, passed: boolean): void {
  const { who, what, clause } = asked;
  const outcome = table.ask(outcomeQuestion(table.fight, asked, passed));
  const usual = `${what}: ${passed ? 'it works' : 'it does not work'}.`;
  table.tell({ fact: 'note', text: outcome.text === '' ? usual : outcome.text, clause, who });
  const whom = outcome.whom ?? who;
  if (!present(one(table.fight, whom))) return;
  switch (outcome.option) {
    case 'words':
      return;
    case 'ailment': {
      const { ailment, turns } = outcome;
      if (!ailment) return;
      const lasts = turns ? { turns } : {};
      inflict(table, { who: whom, by: who, ailment, resisted: null, clause, ...lasts });
      return;
    }
    case 'prone':
      if (one(table.fight, whom).prone) return;
      table.tell({ fact: 'condition', who: whom, condition: 'prone', on: true, by: who, clause });
      return;
    case 'harm': {
      const damage = fold([term(outcome.damage ?? 0, what, clause)]);
      suffer(table, { who: whom, by: who, with: what, damage, ignoresArmor: false, clause });
      return;
    }
  }
}
