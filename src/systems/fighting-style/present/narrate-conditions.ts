import type { Narrated } from '../../../kernel/narrated.ts';
import { possessive } from '../../../kernel/phrases.ts';
import type { ConditionFact, PlainCondition } from '../facts.ts';
import type { Fight } from '../state.ts';
import { nameOf, namesOf } from './words.ts';

/** Log lines of conditions that begin and end (section 21). */

const begins: { readonly [condition in PlainCondition]: string } = {
  dazed: 'is dazed',
  prone: 'falls prone',
  surprised: 'is surprised',
  disengaged: 'moves warily and gives no openings',
};

const ends: { readonly [condition in PlainCondition]: string } = {
  dazed: 'is no longer dazed',
  prone: 'stands up',
  surprised: 'is no longer surprised',
  disengaged: 'is wary no longer',
};

const holdEnds = {
  released: { words: 'lets go of', clause: 'FS-ACT-5' },
  'broke free': { words: '', clause: 'FS-ACT-4' },
  apart: { words: 'loses hold of', clause: 'FS-ACT-3' },
  hand: { words: 'no longer holds', clause: 'FS-ACT-3' },
} as const;

export function narrateCondition(fight: Fight, fact: ConditionFact): Narrated | null {
  const name = nameOf(fight, fact.who);
  const line = { level: 'detail', whom: fact.who } as const;
  switch (fact.fact) {
    case 'condition': {
      const own = fact.clause === 'FS-COND-2' && fact.on && fact.by === undefined;
      const says = own ? 'lies down' : (fact.on ? begins : ends)[fact.condition];
      return { ...line, text: { subject: name, says }, clause: fact.clause };
    }
    case 'held':
      return {
        level: 'deed',
        text: `${nameOf(fight, fact.by)} holds ${name}`,
        clause: 'FS-ACT-3',
        who: fact.by,
        whom: fact.who,
      };
    case 'hold-ended': {
      const by = nameOf(fight, fact.by);
      const { words, clause } = holdEnds[fact.why];
      const text = fact.why === 'broke free' ? `${name} breaks free of ${by}` : `${by} ${words} ${name}`;
      return { ...line, level: 'deed', text, clause, who: fact.by };
    }
    case 'netted':
      return {
        ...line,
        level: 'deed',
        text: `${name} is caught in the net`,
        clause: 'FS-ATK-3',
        who: fact.by,
      };
    case 'net-off':
      return { ...line, level: 'deed', text: `${name} gets out of the net`, clause: 'FS-ACT-4' };
    case 'hidden':
      return {
        level: 'deed',
        text: { subject: name, says: `is hidden from ${namesOf(fight, fact.from)}` },
        clause: fact.clause,
        who: fact.who,
      };
    case 'revealed':
      return fact.to.length === 0
        ? null
        : {
            ...line,
            text: `${namesOf(fight, fact.to)} ${fact.to.length === 1 ? 'knows' : 'know'} where ${name} is`,
            clause: fact.clause,
          };
    case 'braced':
      return { level: 'detail', text: `${name} is braced`, clause: 'FS-MAN-5', who: fact.who };
    case 'brace-used':
      return null;
    case 'feint':
      return {
        level: 'detail',
        text: `${name} prepares a feint`,
        clause: 'FS-MAN-7',
        who: fact.who,
        whom: fact.feint.at,
      };
    case 'feint-lost':
      return fact.used
        ? null
        : { level: 'detail', text: `${possessive(name)} feint is lost`, clause: 'FS-MAN-7', who: fact.who };
    case 'resistance': {
      const { to, value, source } = fact.resistance;
      const says = `has ${to} resistance ${value} from ${source} until the round ends`;
      return { ...line, text: { subject: name, says }, clause: 'FS-RV-1' };
    }
    case 'resistances-ended':
      return { ...line, text: `${name} has no resistance from spells any more`, clause: 'FS-RV-1' };
  }
}
