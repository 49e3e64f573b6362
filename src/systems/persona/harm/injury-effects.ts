import type { Id } from '../../../kernel/json.ts';
import type { Hand, Location } from '../body.ts';
import { armOf } from '../body.ts';
import type { Combatant, Fight, InjuryRow } from '../state.ts';
import { one } from '../state.ts';
import { gainStress } from '../stress.ts';
import type { Table } from '../table.ts';
import { injuryCounts } from '../test/standing-edge.ts';
import { dropHeld } from './drop.ts';

/**
 * What injuries do while they last, beside the Disadvantage on tests (PE-INJ-6 to PE-INJ-21). A row includes those
 * above it (PE-INJ-4); one that is ignored (PE-FATE-10) has no effect.
 */

/** Whether this location is injured down to this row (3, 2, 1 or 0) and it counts now. */
export function injuredTo(fight: Fight, who: Combatant, location: Location, row: InjuryRow): boolean {
  const injury = who.injuries[location];
  return injury !== undefined && injury.row <= row && injuryCounts(fight, injury);
}

/** PE-INJ-9: no sight; all enemies count as in Darkness. */
export const isBlind = (fight: Fight, who: Combatant): boolean => injuredTo(fight, who, 'head', 0);

/** PE-INJ-17: the arm neither carries nor attacks. */
export const armBroken = (fight: Fight, who: Combatant, hand: Hand): boolean =>
  injuredTo(fight, who, armOf[hand], 0);

const legs: readonly Location[] = ['rightLeg', 'leftLeg'];

/** PE-INJ-20: the legs that hinder, each a source of Hindrance of its own (PE-MOVE-14). */
export const hinderingLegs = (fight: Fight, who: Combatant): readonly Location[] =>
  legs.filter((leg) => injuredTo(fight, who, leg, 1));

/** PE-INJ-21: no walking, only crawling. */
export const legBroken = (fight: Fight, who: Combatant): boolean =>
  legs.some((leg) => injuredTo(fight, who, leg, 0));

/** PE-INJ-19, PE-R98: what a Move that has begun costs; for each leg that hurts, once or for each metre. */
export function payForToes(table: Table, id: Id, metres: number): void {
  const { fight } = table;
  const sore = legs.filter((leg) => injuredTo(fight, one(fight, id), leg, 2)).length;
  const each = fight.rulings.brokenToes === 'perMetre' ? metres : 1;
  gainStress(table, id, sore * each, 'broken toes', 'PE-INJ-19');
}

const handsOf = (hand: Hand | 'both'): readonly Hand[] => (hand === 'both' ? ['right', 'left'] : [hand]);

/** PE-INJ-15: using a hand with broken fingers. */
export function payForHand(table: Table, id: Id, hand: Hand | 'both'): void {
  const { fight } = table;
  const who = one(fight, id);
  const sore = handsOf(hand).filter((each) => injuredTo(fight, who, armOf[each], 2)).length;
  gainStress(table, id, 5 * sore, 'broken fingers', 'PE-INJ-15');
}

/** PE-INJ-16: an attack or a parry with this hand has failed: a broken wrist lets go. */
export function dropAfterFailure(table: Table, id: Id, hand: Hand | 'both'): void {
  for (const each of handsOf(hand)) {
    const { fight } = table;
    if (injuredTo(fight, one(fight, id), armOf[each], 1)) dropHeld(table, id, each);
  }
}
