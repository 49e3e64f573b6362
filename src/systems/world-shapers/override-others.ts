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
import { one, present } from './state.ts';

/** Other things set by hand (WS-GEN-12): mounts, held actions, Buffs, leaning. */

const no = (because: string, clause: string, field: string) => refuse('noSuchThing', because, clause, field);

/** WS-ADV-5: puts `who` on the first free place of `other`, or takes it off, beside it. */
export function setMounted(
  fight: Fight,
  who: Combatant,
  { on, other }: Extract<Change, { readonly change: 'condition' }>,
): Carried {
  const named = other ?? (on ? undefined : who.mounted?.on);
  const mount = readWho(fight, named, 'other', 'WS-ADV-5');
  if (!isCombatant(mount)) return mount;
  if (!on) {
    const [landing] = who.mounted?.on === mount.id ? landingsOf(fight, who) : [];
    if (landing) return place(fight, who, landing);
    const because =
      who.mounted?.on === mount.id
        ? `there is no place beside ${mount.sheet.name} for ${who.sheet.name}`
        : `${who.sheet.name} has not climbed onto ${mount.sheet.name}`;
    return no(because, 'WS-ADV-8', 'other');
  }
  const [seat] = seatsOn(fight, who, mount);
  const refused = unseated(fight, who, mount);
  if (refused !== null || !seat) {
    const because = refused ?? `there is no place on ${mount.sheet.name} for ${who.sheet.name}`;
    return no(because, 'WS-ADV-5', 'other');
  }
  const to = seatCell(mount, seat);
  return [{ fact: 'mounted', who: who.id, mounted: seat, to }, ...gripsTorn(fight, who, to)];
}

/** Why `who` cannot be set on `mount`, whatever places it has; `null` if it can. */
function unseated(fight: Fight, who: Combatant, mount: Combatant): string | null {
  const absent = [who, mount].find((each) => !present(each));
  if (absent) return `${absent.sheet.name} is not on the field`;
  if (who.mounted) {
    return `${who.sheet.name} has climbed onto ${one(fight, who.mounted.on).sheet.name} already`;
  }
  const circle = carrierOf(fight, mount).id === who.id;
  return circle ? `${mount.sheet.name} has climbed onto ${who.sheet.name}` : null;
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
