import type { Cell, Id } from '../../../kernel/json.ts';
import { actionlessBy, movelessBy } from '../judge.ts';
import { engages, inInitiativeOrder } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, isHidden, one } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * The triggers of Chance Attacks (section CHA), as plain data for the reactions. The code that opens a window lists the
 * combatants that the event provokes; whether they can strike is left to the reaction.
 */

/** PE-CHA-2: an engaged enemy leaves. `from` is the cell it leaves, `flee` gives Advantage (PE-MOVE-11). */
interface Leaving {
  readonly event: 'leaving';
  readonly who: Id;
  readonly by: readonly Id[];
  readonly from: Cell;
  readonly flee: boolean;
}

/** PE-CHA-3 to PE-CHA-6: the other triggers; `who` provokes, `by` are those provoked. */
interface OtherOpening {
  readonly event: 'rising' | 'firing' | 'failed-grapple' | 'failed-trick';
  readonly who: Id;
  readonly by: readonly Id[];
}

export type ChanceEvent = Leaving | OtherOpening;

/** The window names by event. */
export const chanceWindows: { readonly [event in ChanceEvent['event']]: string } = {
  leaving: 'leaves-melee',
  rising: 'rises',
  firing: 'fires-in-melee',
  'failed-grapple': 'grapple-failed',
  'failed-trick': 'trick-failed',
};

/** PE-R65: whether Chance Attacks come before what provokes them. */
const interrupts = (fight: Fight): boolean => fight.rulings.chanceTiming === 'interrupt';

/**
 * PE-CHA-7 to PE-CHA-9: whether `who` could make a Chance Attack on `foe`, weapons aside: no ailment, not held, not
 * Helpless, none made since its last turn, none on this enemy this round. PE-R1 decides for the surprised.
 */
export function mayTakeChance(fight: Fight, who: Combatant, foe: Combatant): boolean {
  if (!foes(who, foe) || !conscious(who) || who.ailments.length > 0 || who.heldBy.length > 0) return false;
  if (who.chanceUsed || who.chanceAt.includes(foe.id) || isHidden(foe, who.id)) return false;
  return !who.surprised || fight.rulings.surprisedChanceAttacks;
}

/** PE-MOVE-2: the enemies engaged with this combatant that could strike at it, by initiative. */
export function engagedWhoMay(fight: Fight, who: Combatant): readonly Id[] {
  const found: Combatant[] = [];
  for (const id of fight.listing) {
    const foe = one(fight, id);
    if (foe !== who && mayTakeChance(fight, foe, who) && engages(fight, foe, who)) found.push(foe);
  }
  return inInitiativeOrder(fight, found).map(({ id }) => id);
}

/** Opens a window for Chance Attacks. Returns whether what provoked them can still go on. */
export function offerChance(table: Table, event: ChanceEvent): boolean {
  if (event.by.length > 0) table.offer(chanceWindows[event.event], event);
  return stillOn(table.fight, event);
}

/** Whether the event can still happen and is not pointless (PE-R65). */
export function stillOn(fight: Fight, event: ChanceEvent): boolean {
  const who = fight.combatants[event.who];
  if (!who || !conscious(who)) return false;
  // PE-R65, `after`: what provoked them has happened already.
  if (!interrupts(fight)) return true;
  switch (event.event) {
    case 'failed-grapple':
    case 'failed-trick':
      return true;
    case 'firing':
      return actionlessBy(who) === null;
    case 'rising':
      return movelessBy(fight, who) === null && who.heldBy.length === 0;
    case 'leaving':
      return (
        movelessBy(fight, who) === null &&
        who.heldBy.length === 0 &&
        who.cell.x === event.from.x &&
        who.cell.y === event.from.y
      );
  }
}

/** PE-CHA-5, PE-CHA-9: the enemies that firing now provokes, apart from those asked in the same attack. */
export const provokedByFiring = (fight: Fight, who: Combatant, asked: readonly Id[]): readonly Id[] =>
  engagedWhoMay(fight, who).filter((id) => !asked.includes(id));

/**
 * PE-CHA-5, PE-R65: offers Chance Attacks for firing a Basic or Heavy weapon while engaged, and adds those asked to the
 * list. Called both before and after the shot; only the time that PE-R65 says opens the window. Returns `false` if the
 * shooter cannot fire any more.
 */
export function offerFiring(table: Table, who: Id, when: 'before' | 'after', asked: Id[]): boolean {
  const { fight } = table;
  if (interrupts(fight) !== (when === 'before')) return true;
  const by = provokedByFiring(fight, one(fight, who), asked);
  asked.push(...by);
  return offerChance(table, { event: 'firing', who, by });
}

/** PE-CHA-3, PE-R65: offers Chance Attacks for rising; called before and after as well. */
export function offerRising(table: Table, who: Id, when: 'before' | 'after'): boolean {
  const { fight } = table;
  if (interrupts(fight) !== (when === 'before')) return true;
  return offerChance(table, { event: 'rising', who, by: engagedWhoMay(fight, one(fight, who)) });
}

/**
 * PE-CHA-4, PE-CHA-6, PE-ACT-25: offers the target of a failed Grapple or Trick a Chance Attack, if it is in melee. The
 * deed ends here: for odds nothing that followed the roll for `purpose` matters any more.
 */
export function offerAfterFailure(
  table: Table,
  event: 'failed-grapple' | 'failed-trick',
  purpose: string,
  who: Id,
  target: Id,
): void {
  const { fight } = table;
  const [mover, foe] = [one(fight, who), one(fight, target)];
  if (!engages(fight, foe, mover) || !mayTakeChance(fight, foe, mover)) return;
  table.cross({ since: purpose, held: () => `${event}/${who}/${target}`, over: true });
  offerChance(table, { event, who, by: [target] });
}

export const chanceInterrupts = interrupts;
