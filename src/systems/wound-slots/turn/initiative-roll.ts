import type { Id } from '../../../kernel/json.ts';
import { fold } from '../../../kernel/terms.ts';
import { initiativeTerms, surprisePenalty } from '../derived.ts';
import { makeCheck } from '../roll/check.ts';
import { standingTerms } from '../roll/standing.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { gainOf } from './ap.ts';

/** SL-INI-1, SL-SUR-4, SL-INI-6: rolls initiative for all, in the order of the roster (SL-DIC-5). */
export function rollInitiative(table: Table): void {
  const { fight } = table;
  for (const id of fight.listing) {
    // Whoever is taken away by hand meanwhile rolls no more; back again, with those who come late.
    if (!present(one(fight, id))) continue;
    rollFor(table, id);
    // SL-R40 `turnEndAmount`: AP before the first round; none for the surprised (SL-SUR-3).
    if (fight.rulings.startingAp === 'turnEndAmount') {
      const who = one(fight, id);
      const left = who.surprised ? 0 : gainOf(fight, who, 'end');
      table.tell({ fact: 'ap', who: id, left, why: 'start', clause: 'SL-AP-1' });
    }
  }
  table.tell({ fact: 'initiative-known' });
}

function rollFor(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  const penalty = who.surprised ? [surprisePenalty(who.sheet)] : [];
  const check = makeCheck(table, {
    who: id,
    of: { attribute: 'perception', skill: 'reflex', specialization: 'initiative' },
    kind: 'ordinary',
    clause: 'SL-INI-1',
    purpose: 'initiative',
    terms: [{ value: 5, op: 'add', label: 'initiative', clause: 'SL-INI-1' }, ...penalty],
    tn: null,
  });
  const total = fold([...initiativeTerms(who.sheet), ...penalty, ...standingTerms(fight, who)]);
  table.tell({ fact: 'initiative-rolled', who: id, value: Math.max(0, check.result), total });
}

/**
 * SL-INI-1: rolls initiative for those who have joined since the last turn, in the order of the roster. Returns their
 * ids.
 */
export function admitLate(table: Table): readonly Id[] {
  const { fight } = table;
  const late = fight.listing.filter((id) => {
    const who = one(fight, id);
    return who.initiative === null && present(who);
  });
  for (const id of late) rollFor(table, id);
  return late;
}
