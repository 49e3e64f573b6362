import { successOrFailure } from '../../../kernel/held.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import type { AttackFact } from '../facts/attacks.ts';
import type { ToldFact } from '../facts/told.ts';
import { bonusLadder } from '../ranks.ts';
import type { Fight } from '../state.ts';
import { heldOf, judged, numberLabel } from './decided.ts';
import { lineOf, lineTo } from './line.ts';
import { totalsOf } from './narrate-rolled.ts';
import { checkName, namesOf, whatWords } from './words.ts';

/** Results of checks and reactions, and openings, in words. */
export function narrateTold(fight: Fight, fact: Exclude<ToldFact, AttackFact>): Narrated | null {
  const { who } = fact;
  switch (fact.fact) {
    case 'check':
      return checkLine(fight, fact);
    case 'resisted': {
      const { by, what, ability, natural, result, vs, won, clause } = fact;
      const force = whatWords(fight, what);
      const words = won ? `resists ${force} with` : `does not resist ${force} with`;
      return {
        ...lineTo(
          fight,
          who,
          by,
          `${words} ${checkName(ability)}: ${result} against ${vs}${tieWords(result, vs, won)}`,
          clause,
        ),
        ...judged(
          heldOf(fight, { natural, total: result, against: vs, vs, won }),
          totalsOf(bonusLadder(fight.rulings), fact.dice, fact.rung),
          successOrFailure,
        ),
      };
    }
    case 'defended': {
      const { against, label, natural, result, vs, evaded, clause } = fact;
      const words = evaded ? `evades with ${label}` : `does not evade with ${label}`;
      return {
        ...lineTo(
          fight,
          who,
          against,
          { says: words, result: `${result} against ${vs}${tieWords(result, vs, evaded)}` },
          clause,
        ),
        ...judged(
          heldOf(fight, { natural, total: result, against: vs, vs, won: evaded }),
          totalsOf(bonusLadder(fight.rulings), fact.dice, fact.rung),
          successOrFailure,
        ),
      };
    }
    case 'opening':
      return lineOf(
        fight,
        who,
        `${fact.why} and creates an opening for ${namesOf(fight, fact.by)}`,
        fact.clause,
      );
  }
}

/** AD-REA-6, AD-DIE-2: a tie is not enough. */
const tieWords = (result: number, vs: number, won: boolean): string =>
  !won && result === vs ? ', and a tie is not enough' : '';

type Check = Extract<ToldFact, { readonly fact: 'check' }>;

function checkLine(
  fight: Fight,
  { who, skill, clause, natural, dice, rung, result, vs, number, passed, against }: Check,
): Narrated {
  const text = `${passed ? 'succeeds' : 'fails'} with ${checkName(skill)}: ${result} against ${vs}${tieWords(result, vs, passed)}`;
  return {
    ...lineTo(fight, who, against ?? who, text, clause),
    ...judged(
      heldOf(fight, { natural, total: result, against: number ? numberLabel : vs, vs, won: passed }),
      [
        ...(number ? [{ label: numberLabel, total: number }] : []),
        ...totalsOf(bonusLadder(fight.rulings), dice, rung),
      ],
      successOrFailure,
    ),
  };
}
