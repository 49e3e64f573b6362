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
 * SL-DUR-3: one step of the round's end: dying checks in the order of the roster, wake-up checks (SL-CND-5), then
 * effects that expire, the oldest first (SL-DUR-2), then unspent movement is lost.
 */
export function endRound(table: Table): void {
  const { fight } = table;
  const open = (what: string): boolean => !fight.settled.includes(what);
  const dying = someone(fight, ({ id, dying }) => dying !== null && open(`dying/${id}`));
  const changed = conditionWatch(fight);
  if (dying) {
    dyingCheck(table, dying.id);
    table.tell({ fact: 'settled', what: `dying/${dying.id}` });
    changed(table);
    return;
  }
  const asleep = someone(fight, (who) => wakesAtRoundEnd(who, fight.round) && open(`waking/${who.id}`));
  // SL-FLK-4: those who wake up or are no longer helpless may flank again.
  const flanked = flankWatch(table);
  if (asleep) {
    wakeUp(table, asleep.id);
    table.tell({ fact: 'settled', what: `waking/${asleep.id}` });
    flanked();
    changed(table);
    return;
  }
  if (endOldest(table)) return;
  table.tell({ fact: 'round-ended', round: fight.round, clause: 'SL-DUR-3' });
  flanked();
  changed(table);
}

function someone(fight: Fight, is: (who: Combatant) => boolean): Combatant | null {
  const id = fight.listing.find((each) => is(one(fight, each)));
  return id === undefined ? null : one(fight, id);
}

/** SL-AP-7, SL-R45: the oldest action timed in rounds that ends with this round; equals in the order of the roster. */
function oldestCharge({ listing, combatants, round }: Fight): (Charge & { readonly id: string }) | null {
  let oldest: (Charge & { readonly id: string }) | null = null;
  for (const id of listing) {
    const charge = combatants[id]?.charge;
    if (!charge || charge.untilRound === null || charge.untilRound > round) continue;
    if (oldest === null || charge.since < oldest.since) oldest = { ...charge, id };
  }
  return oldest;
}

/** Ends the oldest effect or action that is over. Returns whether there was one. */
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
