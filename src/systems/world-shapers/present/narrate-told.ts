import type { Id } from '../../../kernel/json.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { capital, counted, listed, numeral } from '../../../kernel/phrases.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { Held } from '../../../kernel/view.ts';
import type { AttackFact } from '../facts/attacks.ts';
import type { ToldFact } from '../facts/told.ts';
import { isResisting } from '../roll/resisted.ts';
import type { Fight } from '../state.ts';
import { drName, skillNames } from '../stats.ts';
import { judged } from './decided.ts';
import { deedName, isId } from './deeds.ts';
import { lineOf, lineTo } from './line.ts';
import { squareName } from './narrate-moves.ts';
import { namedBy, nameOf, namesOf } from './words.ts';

/** Checks, contests, Defense Rolls and answers in words. */

export function narrateTold(fight: Fight, fact: Exclude<ToldFact, AttackFact>): Narrated | null {
  switch (fact.fact) {
    case 'check':
      return checkLine(fight, fact);
    case 'contest':
      return contestLine(fight, fact);
    case 'defense':
      return defenseLine(fight, fact);
    case 'union-answer':
      return lineTo(
        fight,
        fact.who,
        fact.by,
        fact.joins ? `joins the union of ${nameOf(fight, fact.by)}` : 'stays out of the union',
        'WS-INI-14',
        'detail',
      );
    case 'hold-refused':
      return lineTo(
        fight,
        fact.who,
        fact.by,
        `cannot hold the turn: ${nameOf(fight, fact.by)} does not want to`,
        'WS-INI-15',
      );
    case 'stopped': {
      const into = [...(fact.at === 'wall' ? ['a wall'] : []), ...fact.into.map((id) => nameOf(fight, id))];
      const text =
        into.length === 0 ? 'is stopped at the edge of the map' : `is driven into ${listed(into)} and stops`;
      return lineTo(fight, fact.who, fact.by, text, into.length === 0 ? 'WS-MOV-1' : 'WS-MOV-4');
    }
    case 'teleport-failed': {
      const into = fact.into.length > 0 ? namesOf(fight, fact.into) : 'something that lets nobody in';
      return lineTo(
        fight,
        fact.who,
        fact.by,
        `is thrown into ${into} at ${squareName(fact.to)} and back again`,
        'WS-MOV-8',
      );
    }
    case 'cinematic-join':
      return lineTo(
        fight,
        fact.who,
        fact.by,
        fact.joins ? `takes part in what ${nameOf(fight, fact.by)} attempts` : 'stays out of it',
        'WS-CIN-8',
        'detail',
      );
    case 'cinematic-refused':
      return lineOf(
        fight,
        fact.who,
        `may not attempt this: ${fact.what}${fact.paid ? '. The cost is paid all the same' : ''}`,
        'WS-CIN-3',
      );
    case 'cinematic': {
      const together = fact.with.length > 0 ? `, together with ${namesOf(fight, fact.with)}` : '';
      const good = fact.made > 0 ? ` (${counted(fact.made, 'failure')} made good by a critical success)` : '';
      const text = `${fact.passed ? 'brings off' : 'fails at'} the great deed${together}: ${fact.what}${good}`;
      return lineOf(fight, fact.who, text, fact.clause);
    }
    case 'came-to-nothing':
      return lineOf(
        fight,
        fact.who,
        `cannot go through with ${whatWords(fight, fact.who, fact.what)}: ${fact.because}`,
        fact.clause,
      );
  }
}

const whatWords = (fight: Fight, who: Id, what: string): string => {
  const named = namedBy(fight, who);
  return named(what) ?? (isId(what) ? deedName(what, named) : `“${what}”`);
};

type Check = Extract<ToldFact, { readonly fact: 'check' }>;

/** A check against a number gets a line; in contests only a resisting check whose decisive term is worth telling. */
function checkLine(
  fight: Fight,
  { who, skill, purpose, clause, natural, bonus, result, needs, passed, critical }: Check,
): Narrated | null {
  if (needs === null) return null;
  const how = critical === null ? '' : `, a critical ${critical}`;
  const held: Held = {
    dice: natural,
    plus: 'Bonus',
    against: needs,
    wins: 'reaching',
    won: passed,
    ...(critical === null ? {} : { natural: true }),
  };
  const text = `${passed ? 'passes' : 'fails'} the ${skillNames[skill]} Check: ${numeral(result)} against ${numeral(needs)}${how}`;
  const why = judged(held, [{ label: 'Bonus', total: bonus }], 'success');
  if (isResisting(purpose) && why.decided === undefined) return null;
  return { ...lineOf(fight, who, text, clause, 'detail'), ...why };
}

type Contest = Extract<ToldFact, { readonly fact: 'contest' }>;

function contestLine(fight: Fight, { who, against, purpose, won, how, clause }: Contest): Narrated {
  const other = nameOf(fight, against);
  const down = how === 'down' ? ', who is Down' : '';
  const text =
    how === 'yielded'
      ? `${other} gives in to ${nameOf(fight, who)}`
      : `${deedName(purpose, namedBy(fight, who))}: ${nameOf(fight, who)} ${won ? 'wins' : 'loses'} against ${other}${down}`;
  return { ...lineTo(fight, who, against, '', clause), text: capital(text) };
}

type Defense = Extract<ToldFact, { readonly fact: 'defense' }>;

/** WS-R65: `natural` is set if a natural 20 or 1 decided against the sum. */
function heldDefense(result: number, { value }: Total, power: number, won: boolean): Held {
  const dice = result - value;
  const natural = result >= power !== won;
  return {
    dice,
    plus: 'Defense Roll',
    against: power,
    wins: 'reaching',
    won,
    ...(natural ? { natural: true } : {}),
  };
}

/** WS-DRS-4: a rolled one with its bonus; without a roll there are no numbers. */
function defenseLine(
  fight: Fight,
  { who, by, dr, how, bonus, result, power, passed, clause }: Defense,
): Narrated {
  const name = drName(dr);
  const words = {
    rolled: {
      says: `${passed ? 'makes' : 'fails'} the ${name}`,
      result: `${numeral(result ?? 0)} against ${power}`,
    },
    chosen: `lets the ${name} fail`,
    object: `is a thing and fails the ${name}`,
  };
  return {
    ...lineTo(
      fight,
      who,
      by,
      words[how],
      how === 'chosen' ? 'WS-DRS-2' : how === 'object' ? 'WS-DRS-3' : clause,
    ),
    ...(how === 'rolled' && result !== null
      ? judged(
          heldDefense(result, bonus, power, passed),
          [{ label: 'Defense Roll', total: bonus }],
          'success',
        )
      : {}),
  };
}
