import { capital, counted, possessive } from '../../../kernel/phrases.ts';
import { rulingsIn } from '../../../kernel/terms.ts';
import type { Line } from '../../../kernel/view.ts';
import { attackForms, isManeuver } from '../combat/types.ts';
import { elementNames } from '../elements.ts';
import type { ToldFact } from '../facts/told.ts';
import type { Fight } from '../state.ts';
import { edgeLabel } from './decided.ts';
import { howFar, nameOf, namesOf, shownDie, thingName } from './words.ts';

/** Attacks and their results in words. */

type Result = Extract<ToldFact, { readonly fact: 'attack-result' }>;

const struckPart = ({ affinity }: Result, target: string): string =>
  affinity === 'weak' ? `${possessive(target)} weakness` : target;

function marksOf({ critical, technical, affinity }: Result): string {
  const marks = [
    ...(critical ? ['Critical Hit'] : []),
    ...(technical ? ['Technical Hit'] : []),
    ...(affinity === 'resist' ? ['resisted'] : []),
  ];
  return marks.length > 0 ? `: ${marks.join(', ')}` : '';
}

function resultWords(fact: Result, name: string, target: string): string {
  switch (fact.outcome) {
    case 'hit':
      return `${name} hits ${struckPart(fact, target)}${marksOf(fact)}`;
    case 'no-damage':
      return `${name} hits ${struckPart(fact, target)}, but does no harm${marksOf(fact)}`;
    case 'missed':
      return `${name} misses ${target}`;
    case 'evaded':
      return `${target} evades ${name}`;
    case 'fumble':
      return `${name} fumbles the attack on ${target}`;
    case 'blocked':
      return `${target} blocks the attack of ${name}`;
    case 'absorbed':
      return `${target} absorbs the attack of ${name}`;
    case 'repelled':
      return `${target} throws the attack back at ${name}`;
  }
}

/** Contests that have no line of their own, because their consequences are told. */
const silent: readonly string[] = [...attackForms.filter((form) => !isManeuver(form)), 'resist'];

/** What Fate Points are spent on. */
const uses: { readonly [use: string]: string } = {
  advantage: 'for Advantage',
  reroll: 'to roll again',
  block: 'to block a Heavy Wound',
};

export function narrateTold(fight: Fight, fact: ToldFact): Line | null {
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
