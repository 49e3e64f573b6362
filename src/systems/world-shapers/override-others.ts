import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Change } from '../../engine/system.ts';
import type { Carried } from './carried.ts';
import { isGifts, nameOfGifts } from './effects/effects.ts';
import type { Facts } from './facts/index.ts';
import { gripsTorn, place } from './override-places.ts';
import { refuse } from './refusal.ts';
import { landingsOf, seatCell, seatsOn } from './riding/places.ts';
import { carrierOf } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { present } from './state.ts';

/** Other things set by hand (WS-GEN-12): mounts, held actions, Buffs, leaning. */

const no = (because: string, clause: string, field: string) => refuse('noSuchThing', because, clause, field);

/** WS-ADV-5: puts `who` on the first free place of `other`, or takes it off, beside it. */
export function setMounted(
  fight: Fight,
  who: Combatant,
  { on, other }: Extract<Change, { readonly change: 'condition' }>,
): Carried {
  const mount = readWho(fight, other, 'other', 'WS-ADV-5');
  if (!isCombatant(mount)) return mount;
  if (!on) {
    const [landing] = who.mounted?.on === mount.id ? landingsOf(fight, who) : [];
    return landing ? place(fight, who, landing) : no('it cannot get off it', 'WS-ADV-8', 'other');
  }
  const [seat] = seatsOn(fight, who, mount);
  const circle = carrierOf(fight, mount).id === who.id;
  if (!seat || circle || who.mounted || !present(who) || !present(mount)) {
    return no('there is no place for it', 'WS-ADV-5', 'other');
  }
  const to = seatCell(mount, seat);
  return [{ fact: 'mounted', who: who.id, mounted: seat, to }, ...gripsTorn(fight, who, to)];
}

/**
 * Ends held actions, leaning, Buffs and Debuffs by the names that the screen gives them; `null` if `condition` is none
 * of them.
 */
export function endLasting(who: Combatant, condition: string): Carried | null {
  if (condition === 'held-action' && who.held.length > 0) {
    return who.held.map(({ id }): Facts => ({ fact: 'held-lost', who: who.id, id, why: 'hand' }));
  }
  const gone = who.effects.filter((effect) =>
    effect.kind === 'leaning'
      ? condition === 'leaning'
      : isGifts(effect) && nameOfGifts(who, effect) === condition,
  );
  if (gone.length === 0) return null;
  return gone.map((was): Facts => ({ fact: 'effect-ended', who: who.id, id: was.id, why: 'hand', was }));
}
