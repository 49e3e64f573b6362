import { dice } from '../../kernel/dice.ts';
import type { Id } from '../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../kernel/port.ts';
import type { Reading } from '../../kernel/readings.ts';
import { sum } from '../../kernel/readings.ts';
import type { Reaction, System, Tactic } from '../system.ts';
import { oddSystem } from './odd-system.ts';

/**
 * Toll: a bridge made up for the tests of changes by hand. Whoever has the turn may cross: the game master names the
 * toll, it is paid, keepers with a coin may pay it to bar the way, and a die at or under the coins that are left gets
 * the walker over.
 */
export interface Bridge {
  active: Id;
  round: number;
  people: { [who: Id]: Walker };
}

interface Walker {
  coins: number;
  keeper: boolean;
  side: string;
  over: boolean;
  gone: boolean;
}

export type BridgeFact =
  | { readonly fact: 'coins'; readonly who: Id; readonly coins: number }
  | { readonly fact: 'gone'; readonly who: Id }
  | { readonly fact: 'barred'; readonly who: Id; readonly by: Id }
  | { readonly fact: 'crossed'; readonly who: Id }
  | { readonly fact: 'next'; readonly to: Id };

export const walker = (bridge: Bridge, who: Id): Walker => bridge.people[who] as Walker;

const refuse = (code: string, because: string, clause: string): Refusal => ({ code, because, clause });

/** What is answered with a word, each with why not. */
function words(
  id: string,
  who: Id,
  clause: string,
  answers: { readonly [word: string]: () => Refusal | null },
): Question {
  return {
    id,
    clause,
    for: who,
    options: () =>
      Object.entries(answers).map(([word, why]) => {
        const refused = why();
        return { id: word, label: word, clause, group: 'primary', ...(refused ? { refused } : {}) };
      }),
    read: ({ option }: Choice) =>
      answers[option] ? (answers[option]() ?? { option }) : refuse('unknown', 'that is no answer', clause),
  };
}

const may = (): null => null;

/** [TO-2] Whether it has so many coins. */
const has = (coins: number, needs: number) => (): Refusal | null =>
  coins >= needs ? null : refuse('tooPoor', `it has ${coins} of ${needs} coins`, 'TO-2');

// The coins are looked at when the question is made, not when it is answered.
const turn = (bridge: Bridge, who: Id): Question =>
  words('turn', who, 'TO-1', { cross: has(walker(bridge, who).coins, 2), wait: may });
const toll = (bridge: Bridge, who: Id): Question => {
  const { coins } = walker(bridge, who);
  return words('toll', 'gm', 'TO-2', { '1': has(coins, 1), '2': has(coins, 2) });
};

/** [TO-3] */
const bar: Reaction<Bridge, BridgeFact> = {
  id: 'bar',
  window: 'crossing',
  label: 'Bar the way',
  clause: 'TO-3',
  who: ({ people }) =>
    Object.keys(people).filter((id) => people[id]?.keeper && !people[id].gone && people[id].coins > 0),
  question: (_bridge, _context, who) => ({
    ...words('bar', who, 'TO-3', { bar: may, decline: may }),
    reaction: 'bar',
  }),
  perform: (table, context, by) => {
    table.tell({ fact: 'coins', who: by, coins: walker(table.fight, by).coins - 1 });
    table.tell({ fact: 'barred', who: (context as { who: Id }).who, by });
  },
  goesOn: ({ people }, context) => {
    const one = people[(context as { who: Id }).who];
    return one !== undefined && !one.gone && !one.over;
  },
};

const crosses: Tactic<Bridge> = {
  id: 'crosses',
  label: 'Crosses',
  about: 'Crosses, for one coin, and bars nobody.',
  decide: ({ id, read }) => {
    const wanted = { turn: 'cross', toll: '1', bar: 'decline' }[id] ?? '';
    return 'because' in read({ option: wanted }) ? { option: 'wait' } : { option: wanted };
  },
};

export const atMost = (coins: number): Reading<boolean> => ({
  id: `at-most-${coins}`,
  of: (faces) => sum().of(faces) <= coins,
  key: (passed) => (passed ? 1 : 0),
});

const after = ({ people }: Bridge, who: Id): Id => {
  const all = Object.keys(people);
  return [...all.slice(all.indexOf(who) + 1), ...all].find((id) => !people[id]?.gone) ?? who;
};

function cross(bridge: Parameters<System<Bridge, BridgeFact>['step']>[0], who: Id): void {
  const { option } = bridge.ask(toll(bridge.fight, who));
  bridge.tell({ fact: 'coins', who, coins: walker(bridge.fight, who).coins - Number(option) });
  bridge.offer('crossing', { who });
  const { coins, gone } = walker(bridge.fight, who);
  if (gone) return;
  const why = { clause: 'TO-4', for: who, purpose: 'cross', target: coins };
  if (bridge.draw(dice(1, 6), atMost(coins), why)) bridge.tell({ fact: 'crossed', who });
}

const base = oddSystem as unknown as System<Bridge, BridgeFact>;

export const tollSystem: System<Bridge, BridgeFact> = {
  ...base,
  id: 'toll',
  name: 'Toll',
  reactions: [bar],
  step: (table) => {
    const who = table.fight.active;
    if (!walker(table.fight, who).gone && table.ask(turn(table.fight, who)).option === 'cross') {
      table.deed(who, () => cross(table, who));
    }
    table.tell({ fact: 'next', to: after(table.fight, who) });
  },
  over: ({ people }) => {
    const left = new Set(Object.values(people).flatMap(({ gone, side }) => (gone ? [] : [side])));
    return left.size > 1 ? null : { winner: [...left][0] ?? null };
  },
  apply: (bridge, fact) => {
    switch (fact.fact) {
      case 'coins':
        walker(bridge, fact.who).coins = fact.coins;
        break;
      case 'gone':
        walker(bridge, fact.who).gone = true;
        break;
      case 'crossed':
        walker(bridge, fact.who).over = true;
        break;
      case 'next':
        bridge.active = fact.to;
        bridge.round += 1;
        break;
    }
  },
  copy: ({ people, ...rest }) => ({
    ...rest,
    people: Object.fromEntries(Object.entries(people).map(([id, one]) => [id, { ...one }])),
  }),
  override: (bridge, change) => {
    if (!('who' in change) || !bridge.people[change.who]) return refuse('nobody', 'there is nobody', 'TO-1');
    if (change.change === 'pool') return [{ fact: 'coins', who: change.who, coins: change.value }];
    return change.change === 'remove' ? [{ fact: 'gone', who: change.who }] : refuse('no', 'no', 'TO-1');
  },
  status: ({ people }) =>
    Object.entries(people).map(([id, { gone, side }]) => ({
      id,
      name: id,
      side,
      player: true,
      tracks: {},
      pools: {},
      out: gone ? 'gone' : null,
    })),
  clock: ({ round, active }) => ({ round, active }),
  narrate: () => null,
  outcome: (facts) => facts.flatMap(({ fact }) => (fact === 'crossed' || fact === 'barred' ? [fact] : [])),
  harming: new Set(),
  invariants: ({ people }) =>
    Object.entries(people).flatMap(([id, { coins }]) => (coins < 0 ? [`${id} has ${coins} coins`] : [])),
  tactics: { crosses },
  defaultTactic: 'crosses',
};

/** Ada and Bea walk, Kit and Lou keep the bridge; each has three coins. */
export const atTheBridge = (): Bridge => {
  const one = (keeper: boolean): Walker => ({
    coins: 3,
    keeper,
    side: keeper ? 'blue' : 'red',
    over: false,
    gone: false,
  });
  return {
    active: 'ada',
    round: 1,
    people: { ada: one(false), bea: one(false), kit: one(true), lou: one(true) },
  };
};
