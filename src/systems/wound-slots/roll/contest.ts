import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Table } from '../table.ts';
import type { Checked, CheckSpec } from './check.ts';
import { makeCheck } from './check.ts';

/** SL-DIC-2, SL-R1: both sides roll, the acting side first (SL-DIC-5). */
export interface Contest {
  readonly won: boolean;
  readonly acting: Checked;
  readonly resisting: Checked;
}

const mostRerolls = 20;

/** What the resisting side must reach to win; where a tie is rolled again, to tie and to win. */
function marksAgainst({ opposedTie }: Pick<Rulings, 'opposedTie'>, result: number): readonly number[] {
  switch (opposedTie) {
    case 'actingSide':
      return [result + 1];
    case 'defender':
      return [result];
    case 'reroll':
      return [result, result + 1];
  }
}

export function contest(table: Table, acting: CheckSpec, resisting: CheckSpec): Contest {
  const { rulings } = table.fight;
  for (let round = 0; ; round++) {
    const one = makeCheck(table, { ...acting, tn: null });
    const marks = marksAgainst(rulings, one.result);
    const other = makeCheck(table, { ...resisting, resists: true, tn: null, marks });
    const margin = one.result - other.result;
    if (margin === 0 && rulings.opposedTie === 'reroll' && round < mostRerolls) continue;
    const won = margin > 0 || (margin === 0 && rulings.opposedTie === 'actingSide');
    table.tell({
      fact: 'contest',
      who: acting.who,
      against: resisting.who,
      purpose: acting.purpose,
      won,
      margin,
      clause: 'SL-DIC-2',
      ...(margin === 0 || round > 0 ? { rulings: [rulingIds.opposedTie] } : {}),
    });
    return { won, acting: one, resisting: other };
  }
}
