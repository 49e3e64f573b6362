import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { capital, counted, possessive } from '../../../kernel/phrases.ts';
import { rulingsIn } from '../../../kernel/terms.ts';
import { attackForms, isManeuver } from '../combat/types.ts';
import { elementNames } from '../elements.ts';
import type { ToldFact } from '../facts/told.ts';
import type { Fight } from '../state.ts';
import { edgeLabel } from './decided.ts';
import { howFar, nameOf, namesOf, shownDie, thingName } from './words.ts';

/** Attacks and their results in words. */

type Result = Extract<ToldFact, { readonly fact: 'attack-result' }>;

function marksOf({ critical, technical, affinity }: Result): Pick<Words, 'result'> {
  const marks = [
    ...(critical ? ['Critical Hit'] : []),
    ...(technical ? ['Technical Hit'] : []),
    ...(affinity === 'resist' ? ['resisted'] : []),
  ];
  return marks.length > 0 ? { result: marks.join(', ') } : {};
}

/** A row has said who attacks whom. */
function resultWords(fact: Result, name: string, target: string): Words {
  switch (fact.outcome) {
    case 'hit':
      return { subject: name, ...hitWords(fact, target, ''), ...marksOf(fact) };
    case 'no-damage':
      return { subject: name, ...hitWords(fact, target, ', but does no harm'), ...marksOf(fact) };
    case 'missed':
      return { subject: name, says: `misses ${target}`, inRow: 'misses' };
    case 'evaded':
      return { subject: target, says: `evades ${name}`, inRow: 'evades' };
    case 'fumble':
      return { subject: name, says: `fumbles the attack on ${target}`, inRow: 'fumbles' };
    case 'blocked':
      return { subject: target, says: `blocks the attack of ${name}`, inRow: 'blocks' };
    case 'absorbed':
      return { subject: target, says: `absorbs the attack of ${name}`, inRow: 'absorbs the attack' };
    case 'repelled':
      return { subject: target, says: `throws the attack back at ${name}` };
  }
}

/** What was struck is new to a row where it is a weakness. */
const hitWords = ({ affinity }: Result, target: string, but: string): Words =>
  affinity === 'weak'
    ? { says: `hits ${possessive(target)} weakness${but}` }
    : { says: `hits ${target}${but}`, inRow: `hits${but}` };

/** Contests that have no line of their own, because their consequences are told. */
const silent: readonly string[] = [...attackForms.filter((form) => !isManeuver(form)), 'resist'];

/** What Fate Points are spent on. */
const uses: { readonly [use: string]: string } = {
  advantage: 'for Advantage',
  reroll: 'to roll again',
  block: 'to block a Heavy Wound',
};

export function narrateTold(fight: Fight, fact: ToldFact): Narrated | null {
  const name = nameOf(fight, fact.who);
  switch (fact.fact) {
    case 'test':
      // Rolled tests have the line of their dice; only automatic failures are told here.
      return fact.automatic === undefined
        ? null
        : {
            level: 'detail',
            text: `${name}: ${fact.what} fails, ${fact.automatic}`,
            who: fact.who,
            clause: fact.clause,
          };
    case 'read-against': {
      const { target, edge, die, passed, degrees, against } = fact;
      const how = howFar(passed ? 'passed' : 'failed', degrees);
      const rulings = rulingsIn(target, edge);
      return {
        level: 'detail',
        text: `The same ${shownDie(die)} of ${name} against ${target.value} for ${nameOf(fight, against)}: ${how}`,
        who: fact.who,
        whom: against,
        clause: 'PE-ATK-8',
        totals: [
          { label: 'Target', total: target },
          ...(edge.terms.length > 0 ? [{ label: edgeLabel, total: edge }] : []),
        ],
        ...(rulings.length > 0 ? { rulings } : {}),
      };
    }
    case 'contest': {
      if (silent.includes(fact.purpose)) return null;
      const what = fact.purpose.replaceAll('-', ' ');
      const text = `${capital(what)}: ${name} ${fact.won ? 'wins' : 'loses'} against ${nameOf(fight, fact.against)}`;
      return { level: 'detail', text, who: fact.who, whom: fact.against, clause: fact.clause };
    }
    case 'attack':
      return {
        level: 'deed',
        text: `${name} attacks ${namesOf(fight, fact.targets)} with ${thingName(fight, fact.who, fact.with)} (${elementNames[fact.element]})`,
        who: fact.who,
        ...(fact.targets[0] === undefined ? {} : { whom: fact.targets[0] }),
        clause: 'PE-ATK-1',
      };
    case 'attack-result':
      return {
        level: 'deed',
        text: resultWords(fact, name, nameOf(fight, fact.target)),
        who: fact.who,
        whom: fact.target,
        clause: 'PE-ATK-4',
      };
    case 'scattered':
      return {
        level: 'detail',
        text: `The shot of ${name} comes down ${fact.metres} m away`,
        who: fact.who,
        clause: 'PE-FUM-3',
      };
    case 'protected':
      return {
        level: 'deed',
        text: `${name} steps in for ${nameOf(fight, fact.ally)}`,
        who: fact.who,
        whom: fact.ally,
        clause: 'PE-ACT-17',
      };
    case 'all-out':
      return {
        level: 'deed',
        text: `All-Out Attack by ${namesOf(fight, fact.contributors)}: ${counted(fact.wounds.value, 'wound')} to every enemy`,
        who: fact.who,
        clause: 'PE-AOA-4',
        totals: [{ label: 'Wounds', total: fact.wounds }],
      };
    case 'fate':
      return {
        level: 'deed',
        text: `${name} spends Fate ${uses[fact.use] ?? `(${fact.use})`}`,
        who: fact.who,
        clause: fact.clause,
      };
    case 'taken-over':
      return { level: 'deed', text: `${name} ${fact.what}`, who: fact.who, clause: fact.clause };
  }
}
