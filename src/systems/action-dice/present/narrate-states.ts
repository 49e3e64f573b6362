import type { Narrated } from '../../../kernel/narrated.ts';
import { possessive } from '../../../kernel/phrases.ts';
import { conditionTable } from '../conditions/catalogue.ts';
import type { Scope } from '../dice/pushes.ts';
import type { StateFact } from '../facts/states.ts';
import type { Fight } from '../state.ts';
import { visibilityTable } from '../visibility/grades.ts';
import { lineOf, lineTo } from './line.ts';
import { untilWords } from './until.ts';
import { awaitedRoll, nameOf, namesOf, pushWords } from './words.ts';

/** Conditions, waiting Charges and Challenges, awareness and visibility in words. */
export function narrateState(fight: Fight, fact: StateFact): Narrated | null {
  switch (fact.fact) {
    case 'effect-began': {
      const { effect, who, clause } = fact;
      const { name } = conditionTable[effect.condition];
      const until = untilWords(fight, who, effect.until);
      const words = `is ${name}${until === undefined ? '' : ` until ${until}`}`;
      return lineTo(fight, who, effect.by ?? who, words, clause, clause === 'AD-DIE-18' ? 'hand' : 'deed');
    }
    case 'effect-ended': {
      const { name, clause } = conditionTable[fact.condition];
      const hand = fact.why === 'hand';
      if (fact.why === 'resisted') {
        return lineOf(fight, fact.who, `gets free: it is ${name} no more`, 'AD-RES-1');
      }
      return lineOf(
        fight,
        fact.who,
        `is ${name} no more`,
        hand ? 'AD-DIE-18' : clause,
        hand ? 'hand' : 'deed',
      );
    }
    case 'push-laid':
      return laidLine(fight, fact);
    case 'push-gone':
      return goneLine(fight, fact);
    case 'unaware':
      return lineOf(fight, fact.who, `knows nothing of ${namesOf(fight, fact.of)}`, 'AD-POS-7');
    case 'aware':
      return lineOf(
        fight,
        fact.who,
        `is aware of ${namesOf(fight, fact.of)}`,
        fact.clause,
        fact.clause === 'AD-DIE-18' ? 'hand' : 'detail',
      );
    case 'sturdy': {
      const text = fact.on ? 'stops attacks now' : 'stops no attacks any more';
      return lineOf(fight, fact.who, text, 'AD-COV-4', 'hand');
    }
    case 'ambush-set': {
      const word = fact.mark === 'ambushed' ? 'ambushed' : 'an ambusher';
      const clause = fact.mark === 'ambushed' ? 'AD-INI-5' : 'AD-INI-6';
      return lineOf(fight, fact.who, `is ${fact.on ? '' : 'not '}${word}`, clause, 'hand');
    }
    case 'zone-began': {
      const { visibility, radius, until } = fact.zone;
      const words = untilWords(fight, '', until);
      const { name, clause } = visibilityTable[visibility];
      return {
        level: 'deed',
        text: `${name} visibility within ${radius} ft${words === undefined ? '' : ` until ${words}`}`,
        clause,
      };
    }
    case 'zone-ended':
      return {
        level: 'deed',
        text: `${visibilityTable[fact.visibility].name} visibility clears`,
        clause: visibilityTable[fact.visibility].clause,
      };
  }
}

type Laid = Extract<StateFact, { readonly fact: 'push-laid' }>;

/** AD-DIE-11, AD-DIE-12: which rolls of the deed it touches, if stated. */
const partWords: { readonly [scope in Scope]: string } = {
  plain: '',
  action: ', not on its effect',
  effect: ', on the effect alone',
  both: ' and its effect',
};

/** AD-DIE-15: a push that begins to wait: for which roll, against whom, why. */
function laidLine(fight: Fight, { who, waiting }: Laid): Narrated {
  const { push, against } = waiting;
  const roll = awaitedRoll(fight, waiting);
  const on = fight.rulings.chargeLife === 'nextRoll' ? `its ${roll}` : `${roll} until its next turn ends`;
  const whom = against === null ? '' : ` against ${nameOf(fight, against)}`;
  const part = partWords[push.scope];
  // Pushes that are not laid by hand have other clauses.
  const hand = push.clause === 'AD-DIE-15';
  const why = push.label === 'by hand' ? '' : ` (${push.label})`;
  return lineOf(
    fight,
    who,
    `has ${pushWords(push)} on ${on}${part}${whom}${why}`,
    push.clause,
    hand ? 'hand' : 'deed',
  );
}

type Gone = Extract<StateFact, { readonly fact: 'push-gone' }>;

/** A push that is gone; a used one is told among the terms of its roll. */
function goneLine(fight: Fight, { who, push, why }: Gone): Narrated | null {
  const text = `${possessive(nameOf(fight, who))} ${pushWords(push)} (${push.label})`;
  // AD-R12 `untilTurnEnd`: it may have counted for several rolls.
  const unused = fight.rulings.chargeLife === 'nextRoll' ? 'unused, and ' : '';
  switch (why) {
    case 'used':
      return null;
    case 'over':
      return { level: 'detail', text: `${text}: ${unused}over`, who, clause: 'AD-DIE-15' };
    case 'hand':
      return { level: 'hand', text: `${text}: taken away`, who, clause: 'AD-DIE-18' };
  }
}
