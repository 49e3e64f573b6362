import { cellName } from '../../../kernel/cell-name.ts';
import type { PickValue, Refusal } from '../../../kernel/port.ts';
import { about, happened } from '../held/watch.ts';
import { freeHands } from '../judge.ts';
import { partGrabs } from '../movement/apart.ts';
import { comesNearer } from '../movement/fear.ts';
import { judgeMobile } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { seatCell, seatsOn } from '../riding/places.ts';
import { ridesOn } from '../riding/riding.ts';
import { metresApart } from '../space.ts';
import type { Combatant, Fight, Mounted } from '../state.ts';
import { one, present } from '../state.ts';
import { contested } from './contested.ts';

/** Climb (WS-ADV-5): onto somebody larger, to a square of its space; from then on the climber moves with it. */

const clause = 'WS-ADV-5';

const wordOf = ({ dx, dy }: Mounted): string => `${dx},${dy}`;

/** WS-STA-6: the free places on the mount, except those nearer to what it fears. */
const seatsFor = (fight: Fight, who: Combatant, mount: Combatant): readonly Mounted[] =>
  seatsOn(fight, who, mount).filter((seat) => !comesNearer(fight, who, seatCell(mount, seat)));

const afraid = (who: Combatant): Refusal =>
  refuse('frightened', `${who.sheet.name} fears to come nearer`, 'WS-STA-6');

/** The nearest place on the mount, the first of several; `null` if there is none. */
function nearestSeat(fight: Fight, who: Combatant, mount: Combatant): Mounted | null {
  const far = (seat: Mounted): number =>
    metresApart(fight, who.cell, who.squares, seatCell(mount, seat), who.squares);
  const [first, ...others] = seatsFor(fight, who, mount);
  return first ? others.reduce((best, seat) => (far(seat) < far(best) ? seat : best), first) : null;
}

export const climb = contested({
  id: 'climb',
  clause,
  label: 'Climb onto',
  judge: (fight, who) =>
    judgeMobile(fight, who) ??
    (freeHands(who) > 0 || who.sheet.traits.climbsWithoutHands
      ? null
      : refuse('noFreeHand', `${who.sheet.name} has no hand free to climb with`, clause)),
  judgeOn(fight, who, target) {
    const { name } = target.sheet;
    if (ridesOn(who, target)) return refuse('already', `${who.sheet.name} clings to ${name} already`, clause);
    if (seatsFor(fight, who, target).length > 0) return null;
    return seatsOn(fight, who, target).length > 0
      ? afraid(who)
      : refuse('spaceTaken', `others cling to every place on ${name}`, clause);
  },
  // A place on a mount is named by the square where it is now, as on the map.
  needs: (fight, who, targets) => {
    const oneOf = targets.flatMap((target) =>
      seatsFor(fight, who, target).map(
        (seat): PickValue => ({
          id: wordOf(seat),
          label: cellName(seatCell(target, seat)),
          when: { target: [target.id] },
        }),
      ),
    );
    return { seat: { kind: 'one', label: 'Where on it', tie: 'at', oneOf } };
  },
  read(fight, who, target, choice) {
    const seat =
      choice.seat === undefined
        ? nearestSeat(fight, who, target)
        : seatsOn(fight, who, target).find((each) => wordOf(each) === choice.seat);
    if (seat && comesNearer(fight, who, seatCell(target, seat))) return { ...afraid(who), field: 'seat' };
    if (seat) return { seat: wordOf(seat) };
    return refuse('noSuchThing', `that is no place on ${target.sheet.name}`, clause, 'seat');
  },
  won(table, id, on, choice) {
    const { fight } = table;
    const seat = (): Mounted | undefined =>
      seatsOn(fight, one(fight, id), one(fight, on)).find((each) => wordOf(each) === choice.seat);
    const aim = seat();
    if (!aim) return;
    const { cell: from } = one(fight, id);
    const to = seatCell(one(fight, on), aim);
    const moves = from.x !== to.x || from.y !== to.y;
    if (moves) about(table, { event: 'step', who: id, from, to });
    // Held actions may have moved one of them or put it Down (WS-R25).
    const mounted =
      judgeMobile(fight, one(fight, id)) === null && present(one(fight, on)) ? seat() : undefined;
    const there = mounted && seatCell(one(fight, on), mounted);
    if (!mounted || there?.x !== to.x || there.y !== to.y) return;
    if (one(fight, id).cell.x !== from.x || one(fight, id).cell.y !== from.y) return;
    table.tell({ fact: 'mounted', who: id, mounted, to });
    partGrabs(table, id);
    if (moves) happened(table, { event: 'step', who: id, from, to });
  },
});
