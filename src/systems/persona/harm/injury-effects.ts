import type { Id } from '../../../kernel/json.ts';
import type { Hand, Location } from '../body.ts';
import { armOf, hands } from '../body.ts';
import type { Combatant, Fight, Injury, InjuryRow } from '../state.ts';
import { one } from '../state.ts';
import { gainStress } from '../stress.ts';
import type { Table } from '../table.ts';
import { injuryCounts } from '../test/standing-edge.ts';
import { dropHeld } from './drop.ts';

/**
 * Lasting effects of injuries besides the Disadvantage on tests (PE-INJ-6 to PE-INJ-21). A row includes those above it
 * (PE-INJ-4); an ignored injury (PE-FATE-10) has no effect.
 */

/** Whether the location has an injury of this row (3, 2, 1 or 0) or worse that currently counts. */
export function injuredTo(fight: Fight, who: Combatant, location: Location, row: InjuryRow): boolean {
  const injury = who.injuries[location];
  return injury !== undefined && injury.row <= row && injuryCounts(fight, injury);
}

/** PE-INJ-9: whether the combatant is Blinded and all enemies count as in Darkness. */
export const isBlind = (fight: Fight, who: Combatant): boolean => injuredTo(fight, who, 'head', 0);

/** PE-INJ-17: whether the arm can neither carry nor attack. */
export const armBroken = (fight: Fight, who: Combatant, hand: Hand): boolean =>
  injuredTo(fight, who, armOf[hand], 0);

/**
 * PE-INJ-17: drops what broken arms carry whose injuries count again. `again` says of an injury whether it was ignored
 * until now (PE-FATE-10).
 */
export function dropFromBroken(table: Table, id: Id, again: (injury: Injury) => boolean): void {
  for (const hand of hands) {
    const injury = one(table.fight, id).injuries[armOf[hand]];
    if (injury?.row === 0 && again(injury)) dropHeld(table, id, hand);
  }
}

const legs: readonly Location[] = ['rightLeg', 'leftLeg'];

/** PE-INJ-20: the legs that hinder; each is a source of Hindrance (PE-MOVE-14). */
export const hinderingLegs = (fight: Fight, who: Combatant): readonly Location[] =>
  legs.filter((leg) => injuredTo(fight, who, leg, 1));

/** PE-INJ-21: whether the combatant can only crawl. */
export const legBroken = (fight: Fight, who: Combatant): boolean =>
  legs.some((leg) => injuredTo(fight, who, leg, 0));

/** PE-INJ-19, PE-R98: the Stress of moving with broken toes, for each injured leg, per Move or per metre. */
export function payForToes(table: Table, id: Id, metres: number): void {
  const { fight } = table;
  const sore = legs.filter((leg) => injuredTo(fight, one(fight, id), leg, 2)).length;
  const each = fight.rulings.brokenToes === 'perMetre' ? metres : 1;
  gainStress(table, id, sore * each, 'broken toes', 'PE-INJ-19');
}

const handsOf = (hand: Hand | 'both'): readonly Hand[] => (hand === 'both' ? ['right', 'left'] : [hand]);

/** PE-INJ-15: the Stress of using a hand with broken fingers. */
export function payForHand(table: Table, id: Id, hand: Hand | 'both'): void {
  const { fight } = table;
  const who = one(fight, id);
  const sore = handsOf(hand).filter((each) => injuredTo(fight, who, armOf[each], 2)).length;
  gainStress(table, id, 5 * sore, 'broken fingers', 'PE-INJ-15');
}

/** PE-INJ-16: after a failed attack or parry with this hand, a broken wrist drops what it holds. */
export function dropAfterFailure(table: Table, id: Id, hand: Hand | 'both'): void {
  for (const each of handsOf(hand)) {
    const { fight } = table;
    if (injuredTo(fight, one(fight, id), armOf[each], 1)) dropHeld(table, id, each);
  }
}
