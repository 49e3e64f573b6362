import type { Line } from '../../../kernel/view.ts';
import { elementNames } from '../elements.ts';
import type { ToldFact } from '../facts/told.ts';
import type { Fight } from '../state.ts';
import { counted, nameOf, namesOf, thingName } from './words.ts';

/** Attacks and their results in words. */

const results = {
  hit: 'hits',
  'no-damage': 'hits without a wound',
  missed: 'misses',
  evaded: 'is evaded by',
  fumble: 'fumbles against',
  blocked: 'is blocked by',
  absorbed: 'heals',
  repelled: 'is thrown back by',
} as const;

export function narrateTold(fight: Fight, fact: ToldFact): Line | null {
  const name = nameOf(fight, fact.who);
  switch (fact.fact) {
    case 'test':
      // The dice say it; what needs none is said here.
      return fact.automatic === undefined
        ? null
        : {
            level: 'detail',
            text: `${name}: ${fact.what} fails, ${fact.automatic}`,
            who: fact.who,
            clause: fact.clause,
          };
    case 'contest': {
      const what = fact.purpose.replaceAll('-', ' ');
      const text = `${name} ${fact.won ? 'wins' : 'loses'} against ${nameOf(fight, fact.against)} (${what})`;
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
    case 'attack-result': {
      const marks = [
        ...(fact.critical ? ['critical'] : []),
        ...(fact.technical ? ['technical'] : []),
        ...(fact.affinity === 'normal' ? [] : [fact.affinity]),
      ];
      const tail = marks.length > 0 ? ` (${marks.join(', ')})` : '';
      return {
        level: 'deed',
        text: `${name} ${results[fact.outcome]} ${nameOf(fight, fact.target)}${tail}`,
        who: fact.who,
        whom: fact.target,
        clause: 'PE-ATK-4',
      };
    }
    case 'scattered':
      return {
        level: 'detail',
        text: `The shot of ${name} scatters ${fact.metres} m`,
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
      return { level: 'deed', text: `${name} spends Fate: ${fact.use}`, who: fact.who, clause: fact.clause };
    case 'taken-over':
      return { level: 'deed', text: `${name}: ${fact.what}`, who: fact.who, clause: fact.clause };
  }
}
