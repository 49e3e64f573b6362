import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';
import type { Table } from '../table.ts';
import type { Checked, CheckSpec } from './check.ts';
import { makeCheck } from './check.ts';

/** The result of an opposed check (SL-DIC-2, SL-R1). The acting side rolls first (SL-DIC-5). */
interface Contest {
  readonly won: boolean;
  readonly acting: Checked;
  readonly resisting: Checked;
}

const mostRerolls = 20;

/** The results of the resisting side that must be told apart: what wins, and if ties are rerolled also what ties. */
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
