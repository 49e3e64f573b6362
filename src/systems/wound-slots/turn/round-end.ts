import { findAction } from '../actions/find.ts';
import { dyingCheck, wakesAtRoundEnd, wakeUp } from '../body/consciousness.ts';
import { endEffect, expiring } from '../body/effects.ts';
import { flankWatch } from '../reactions/ignore-attackers.ts';
import type { Charge, Combatant, Effect, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { finishCharge } from './completion.ts';
import { conditionWatch } from './watch.ts';

/**
 * SL-DUR-3: dying checks in the order of the roster, and those of sleepers who may wake (SL-CND-5); then what runs out,
 * the oldest first (SL-DUR-2); then unspent movement is lost.
 */
export function endRound(table: Table): void {
  const { fight } = table;
  const open = (what: string): boolean => !fight.settled.includes(what);
  const dying = someone(fight, ({ id, dying }) => dying !== null && open(`dying/${id}`));
  if (dying) {
    dyingCheck(table, dying.id);
    table.tell({ fact: 'settled', what: `dying/${dying.id}` });
    return;
  }
  const asleep = someone(fight, (who) => wakesAtRoundEnd(who, fight.round) && open(`waking/${who.id}`));
  if (asleep) {
    wakeUp(table, asleep.id);
    table.tell({ fact: 'settled', what: `waking/${asleep.id}` });
    return;
  }
  if (endOldest(table)) return;
  // SL-FLK-4: whoever is helpless no more may flank again.
  const flanked = flankWatch(table);
  table.tell({ fact: 'round-ended', round: fight.round, clause: 'SL-DUR-3' });
  flanked();
}

function someone(fight: Fight, is: (who: Combatant) => boolean): Combatant | null {
  const id = fight.listing.find((each) => is(one(fight, each)));
  return id === undefined ? null : one(fight, id);
}

/** SL-AP-7, SL-R45: an action of rounds whose last round this was; those of one round in the order of the roster. */
function oldestCharge({ listing, combatants, round }: Fight): (Charge & { readonly id: string }) | null {
  let oldest: (Charge & { readonly id: string }) | null = null;
  for (const id of listing) {
    const charge = combatants[id]?.charge;
    if (!charge || charge.untilRound === null || charge.untilRound > round) continue;
    if (oldest === null || charge.since < oldest.since) oldest = { ...charge, id };
  }
  return oldest;
}

/** Ends one effect, or brings one action to its end; whether there was any. */
function endOldest(table: Table): boolean {
  const { fight } = table;
  const [effect, ...others]: readonly Effect[] = expiring(fight.effects, fight.round);
  const charge = oldestCharge(fight);
  if (charge && (!effect || charge.since < effect.since)) {
    finishCharge(table, charge.id, charge, findAction(charge.choice.option), 'timed');
    return true;
  }
  if (!effect) return false;
  const changed = conditionWatch(fight);
  endEffect(table, effect, 'over', others.length > 0 || charge ? 'SL-DUR-2' : 'SL-DUR-1');
  changed(table);
  return true;
}
