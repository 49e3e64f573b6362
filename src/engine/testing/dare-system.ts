import { dice } from '../../kernel/dice.ts';
import type { Id } from '../../kernel/json.ts';
import type { Choice, Question } from '../../kernel/port.ts';
import { sum } from '../../kernel/readings.ts';
import type { Share } from '../keen/standing.ts';
import type { System, Tactic } from '../system.ts';
import { oddSystem } from './odd-system.ts';

/**
 * Dare: a brawl made up for the tests of those who look ahead, so small that every value can be counted by hand. People
 * have up to ten hearts each and take turns as they are listed; a blow goes for the first foe who stands, and may be
 * answered by ducking, which costs breath.
 */
export interface Dare {
  active: Id;
  round: number;
  people: { [who: Id]: Darer };
}

interface Darer {
  hearts: number;
  breath: number;
  /** Whom it fights for; for itself, unless given. */
  side?: string;
}

export type DareFact =
  | { readonly fact: 'hearts'; readonly who: Id; readonly hearts: number; readonly by: Id }
  | { readonly fact: 'ducked'; readonly who: Id }
  | { readonly fact: 'passed'; readonly to: Id };

const most = 10;
const darer = (dare: Dare, who: Id): Darer => dare.people[who] as Darer;
const sideOf = (dare: Dare, who: Id): string => darer(dare, who).side ?? who;
const standing = (dare: Dare): readonly Id[] =>
  Object.keys(dare.people).filter((who) => darer(dare, who).hearts > 0);
const foeOf = (dare: Dare, who: Id): Id =>
  standing(dare).find((other) => sideOf(dare, other) !== sideOf(dare, who)) ?? who;

/** Who has the next turn. */
function after(dare: Dare, who: Id): Id {
  const all = Object.keys(dare.people);
  const at = all.indexOf(who);
  return [...all.slice(at + 1), ...all.slice(0, at)].find((next) => darer(dare, next).hearts > 0) ?? who;
}

const refused = { code: 'unknown', because: 'there is no such thing to do', clause: 'DA-1' };

/** A question of the game that a word answers. */
export function question(id: string, who: Id, answers: readonly string[]): Question {
  return {
    id,
    clause: 'DA-1',
    for: who,
    options: () =>
      answers.map((answer) => ({
        id: answer,
        label: answer.charAt(0).toUpperCase() + answer.slice(1),
        clause: 'DA-1',
        group: 'primary',
      })),
    read: (choice) => (answers.includes(choice.option) ? { option: choice.option } : refused),
  };
}

/** What can be done in a turn, the plain one first. */
const dares = ['jab', 'lunge', 'rest', 'gamble'] as const;
export const turnOf = (who: Id): Question => question('turn', who, dares);

/** Takes the first answer that is given to it, ducks when it can, and thinks everything worth a thought. */
export const plainDare: Tactic<Dare> = {
  id: 'plain',
  label: 'Plain',
  about: 'Jabs.',
  decide: (asked) => ({ option: asked.id === 'duck' ? 'take' : 'jab' }),
  candidates: (asked): readonly Choice[] =>
    asked.id === 'duck'
      ? [{ option: 'take' }, { option: 'duck' }]
      : [{ option: 'jab' }, { option: 'lunge' }, { option: 'rest' }],
};

/** Hearts of ten, and breath of two. */
export const dareShares = (dare: Dare): readonly Share[] =>
  Object.entries(dare.people).map(([id, { hearts, breath }]) => ({
    id,
    side: sideOf(dare, id),
    worth: 1,
    left: Math.max(0, hearts) / most,
    means: breath / 2,
  }));

const { encounters, override, view, preview } = oddSystem as unknown as System<Dare, DareFact>;

export const dareSystem: System<Dare, DareFact> = {
  ...(oddSystem as unknown as System<Dare, DareFact>),
  id: 'dare',
  name: 'Dare',
  encounters,
  override,
  preview,
  reactions: [],
  step: (table) => {
    const who = table.fight.active;
    const foe = foeOf(table.fight, who);
    const { option } = table.ask(turnOf(who));
    const hurt = (whom: Id, by: number): void =>
      table.tell({
        fact: 'hearts',
        who: whom,
        hearts: Math.min(most, darer(table.fight, whom).hearts - by),
        by: who,
      });
    const strike = (hearts: number): void => {
      const ducks =
        darer(table.fight, foe).breath > 0 &&
        table.ask(question('duck', foe, ['take', 'duck'])).option === 'duck';
      if (ducks) table.tell({ fact: 'ducked', who: foe });
      else hurt(foe, hearts);
    };
    switch (option) {
      case 'jab':
        strike(2);
        break;
      case 'lunge':
        strike(5);
        hurt(who, 4);
        break;
      case 'gamble':
        if (table.draw(dice(1, 4), sum(), { clause: 'DA-1', for: who, purpose: 'gamble' }) > 1) strike(2);
        break;
      default:
        hurt(who, -1);
    }
    table.tell({ fact: 'passed', to: after(table.fight, who) });
  },
  over: (dare) => {
    const [side, ...others] = new Set(standing(dare).map((who) => sideOf(dare, who)));
    return others.length > 0 ? null : { winner: side ?? null };
  },
  apply: (dare, fact) => {
    switch (fact.fact) {
      case 'hearts':
        darer(dare, fact.who).hearts = fact.hearts;
        break;
      case 'ducked':
        darer(dare, fact.who).breath -= 1;
        break;
      case 'passed':
        dare.active = fact.to;
        dare.round += 1;
        break;
    }
  },
  copy: (dare) => ({
    ...dare,
    people: Object.fromEntries(Object.entries(dare.people).map(([id, one]) => [id, { ...one }])),
  }),
  status: (dare) => Object.keys(dare.people).map((id) => ({ id, name: id.toUpperCase() }) as never),
  view: (dare) => ({
    ...view({ round: 0, declared: {}, dancers: {} } as never),
    combatants: Object.fromEntries(
      Object.keys(dare.people).map((id) => [id, { id, name: id.toUpperCase() } as never]),
    ),
  }),
  clock: ({ round, active }) => ({ round, active }),
  outcome: (facts) =>
    facts.flatMap((fact) =>
      fact.fact === 'hearts' && fact.who !== fact.by
        ? ['hit', ...(fact.hearts <= 0 ? [`out:${fact.who}`] : [])]
        : [],
    ),
  harming: new Set(['hearts']),
  tactics: { plain: plainDare },
  defaultTactic: 'plain',
};
