import type { BarEntry } from '../../../kernel/view.ts';
import { actsInRidersTurn, initiativeOf, sharedMount } from '../riding.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { mayInterrupt } from '../turn/interrupt.ts';
import { orderValue } from '../turn/next.ts';
import { deedName } from './deeds.ts';
import { doneWords, nameOf } from './words.ts';

/**
 * The initiative bar (section INI): everyone by the initiative that counts now. Those above the active combatant are
 * those who could interrupt it (SL-INT-2). Rider and mount are one entry (SL-MNT-2).
 */
export function ladder(fight: Fight): readonly BarEntry[] {
  return rungs(fight).map((who) => entry(fight, who));
}

/**
 * Combatants in descending order, those out of the fight last. Equals are in the order of the roster, but behind the
 * active one, because they cannot interrupt it.
 */
function rungs(fight: Fight): readonly Combatant[] {
  const out = (who: Combatant): number => (who.out === null ? 0 : 1);
  return fight.listing
    .map((id) => one(fight, id))
    .filter((who) => who.out !== 'gone' && !actsInRidersTurn(who))
    .sort(
      (a, b) =>
        out(a) - out(b) ||
        orderValue(fight, b) - orderValue(fight, a) ||
        Number(b.id === fight.active) - Number(a.id === fight.active) ||
        fight.listing.indexOf(a.id) - fight.listing.indexOf(b.id),
    );
}

function entry(fight: Fight, who: Combatant): BarEntry {
  const note = noteOf(fight, who);
  const mount = sharedMount(fight, who);
  return {
    id: who.id,
    initiative: who.initiative === null ? null : initiativeOf(fight, who),
    state: stateOf(fight, who),
    ...(note === null ? {} : { note }),
    ...(mount ? { with: [{ id: mount.id, state: stateOf(fight, who) }] } : {}),
    ...(mayInterrupt(fight, who) ? { may: 'may interrupt' } : {}),
  };
}

function stateOf(fight: Fight, who: Combatant): BarEntry['state'] {
  if (who.out !== null) return 'out';
  if (fight.active === who.id) return 'active';
  return who.hadTurn ? 'acted' : 'waiting';
}

function noteOf(fight: Fight, who: Combatant): string | null {
  const notes: string[] = [];
  if (who.riding) notes.push(`on ${nameOf(fight, who.riding.mount)}`);
  if (who.surprised) notes.push('surprised');
  if (who.charge) {
    const { paid, cost, untilRound } = who.charge;
    const how = untilRound === null ? `${paid} of ${cost} AP` : `until ${doneWords(fight, untilRound)}`;
    notes.push(`${deedName(who.charge.choice.option)}, ${how}`);
  }
  if (who.readied) notes.push(`readied: ${deedName(who.readied.choice.option)}`);
  return notes.length === 0 ? null : notes.join('; ');
}
