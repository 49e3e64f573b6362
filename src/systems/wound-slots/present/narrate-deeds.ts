import type { Narrated } from '../../../kernel/narrated.ts';
import type { TurnFact } from '../facts/turns.ts';
import type { Fight } from '../state.ts';
import { deedName, deedWords } from './deeds.ts';
import { lineOf } from './line.ts';
import { doneWords, nameOf, thingName } from './words.ts';

/** Declarations, and actions paid for over several turns, as log lines. */

type ActionFact = Extract<TurnFact, { readonly fact: 'action' }>;

/** Actions without a line of their own on the own turn: the facts that follow say enough. */
const silent = [
  'posture',
  'retrieve',
  'stow',
  'pick-up',
  'drop',
  'open-door',
  'load',
  'ready',
  'seize-initiative',
  'mount',
  'dismount',
  'dash',
  'buy-movement',
  'ignore',
];

export function narrateAction(fight: Fight, fact: ActionFact): Narrated | null {
  const reaction = fact.group === 'reaction';
  if (silent.includes(fact.action) && !fact.outOfTurn && !reaction) return null;
  if (fact.begins) {
    const name =
      fact.special === undefined ? deedName(fact.action) : thingName(fight, fact.who, fact.special);
    return lineOf(fight, fact.who, `declares ${name}`, fact.clause ?? 'SL-ACT-1');
  }
  const { verb, inRow, to } = deedWords(fact.action);
  const special = fact.special === undefined ? '' : ` (${thingName(fight, fact.who, fact.special)})`;
  const whom =
    fact.target === undefined ? '' : `${to === undefined ? '' : ` ${to}`} ${nameOf(fight, fact.target)}`;
  const means = fact.with === undefined ? '' : ` with ${thingName(fight, fact.who, fact.with)}`;
  const when = fact.outOfTurn
    ? ` in the turn of ${nameOf(fight, fight.active ?? fact.who)}`
    : reaction
      ? ' as a reaction'
      : '';
  const more = `${special}${whom}${means}${when}`;
  const said = {
    says: `${verb}${more}`,
    ...(inRow === undefined || fact.target === undefined ? {} : { inRow: `${inRow}${more}` }),
  };
  return {
    ...lineOf(fight, fact.who, said, fact.clause ?? 'SL-ACT-1'),
    ...(fact.target === undefined ? {} : { whom: fact.target }),
  };
}

type ChargeFact = Extract<TurnFact, { readonly fact: 'charge' }>;

export function narrateCharge(fight: Fight, { who, charge, why }: ChargeFact): Narrated {
  const name = charge === null ? '' : deedName(charge.choice.option);
  const done = charge?.untilRound ? doneWords(fight, charge.untilRound) : '';
  const timed = done !== '';
  const clause = timed ? 'SL-AP-7' : 'SL-AP-5';
  switch (why) {
    case 'begun':
      return timed
        ? lineOf(fight, who, `begins something long: ${name}, until ${done}`, clause)
        : lineOf(fight, who, `begins to pay for ${name}: ${charge?.paid} of ${charge?.cost} AP`, clause);
    case 'paid':
      return timed
        ? lineOf(fight, who, `goes on: ${name}, until ${done}`, clause)
        : lineOf(fight, who, `goes on paying for ${name}: ${charge?.paid} of ${charge?.cost} AP`, clause);
    case 'done':
      return lineOf(fight, who, 'has paid for it all: it takes effect', clause);
    case 'cancelled':
      return lineOf(fight, who, 'gives up what it had begun: the AP in it are lost', 'SL-AP-6');
    case 'hand':
      return lineOf(fight, who, 'has nothing begun any more', 'SL-AP-6', 'hand');
  }
}
