import type { Narrated } from '../../../kernel/narrated.ts';
import { counted } from '../../../kernel/phrases.ts';
import type { PointFact } from '../facts/points.ts';
import type { Fight } from '../state.ts';

import { lineOf } from './line.ts';
import { reasonWords } from './words.ts';

/** Payments and gains in words. */

const names = { ap: 'AP', rp: 'RP', wp: 'WP', momentum: 'Momentum' } as const;

export function narratePoint(fight: Fight, fact: PointFact): Narrated | null {
  const line = (text: string, clause: string, hand: boolean): Narrated =>
    lineOf(fight, fact.who, text, clause, hand ? 'hand' : 'detail');
  switch (fact.fact) {
    case 'ap':
    case 'rp':
    case 'wp':
    case 'momentum': {
      const { spent, left, why } = fact;
      const text =
        spent > 0
          ? `pays ${spent} ${names[fact.fact]} (${reasonWords(fight, fact.who, why)}): ${left} left`
          : `has ${left} ${names[fact.fact]} (${reasonWords(fight, fact.who, why)})`;
      return line(text, fact.clause, why === 'hand');
    }
    case 'metres':
      return line(
        `has ${fact.left} m to go (${reasonWords(fight, fact.who, fact.why)})`,
        fact.why === 'sprint' ? 'WS-BAS-8' : 'WS-BAS-7',
        fact.why === 'hand',
      );
    case 'credits':
      return fact.left > 0
        ? line(`has ${counted(fact.left, 'attack')} left to make in this turn`, 'WS-BAS-2', false)
        : null;
    case 'free-use':
      if (fact.use === null) return line('has what is free once a turn again', 'WS-BAS-13', true);
      return line('uses what is free once a turn', fact.use === 'interact' ? 'WS-BAS-6' : 'WS-BAS-12', false);
  }
}
