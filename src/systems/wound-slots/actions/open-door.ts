import { withChanges } from '../../../battlefield/compile.ts';
import type { Door } from '../../../battlefield/doors.ts';
import { doorDeed, doorStands, doorsNear } from '../../../battlefield/doors.ts';
import { isOpen } from '../../../battlefield/field.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { costs } from '../costs.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { fieldOf, sideOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everybody, present } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

const clause = 'SL-MSC-18';

/** Doors and windows adjacent to the combatant, or to its mount. */
export const doorsBeside = (fight: Fight, who: Combatant): readonly Door[] =>
  fight.battlefield.walls === undefined ? [] : doorsNear(fieldOf(fight), who.cell, sideOf(fight, who));

/** A combatant larger than one cell that stands in the doorway and prevents closing it. */
function inTheWay(fight: Fight, door: Door): Combatant | undefined {
  if (!door.open) return undefined;
  const doors = { ...fight.changes.doors, [door.id]: false };
  const closed = withChanges(fieldOf(fight), { ...fight.changes, doors });
  return everybody(fight).find(
    (who) =>
      present(who) &&
      who.squares > 1 &&
      canStand(fieldOf(fight), who.cell, who.squares) &&
      !canStand(closed, who.cell, who.squares),
  );
}

/** The state of the door after the action. */
const turned = ({ open }: Door): 'closed' | 'open' => (open ? 'closed' : 'open');

/**
 * SL-AP-5: why this door cannot be turned. A charge to open it does not close it if others have opened it meanwhile.
 */
function judgeDoor(fight: Fight, door: Door, to: Json = turned(door)): Refusal | null {
  if (to !== turned(door)) {
    const words = doorStands(fight.battlefield, door.id, door.open);
    return refuse('noSuchThing', `${words} already`, clause, 'door');
  }
  const who = inTheWay(fight, door);
  return who ? refuse('spaceTaken', `${who.sheet.name} stands in the doorway`, clause, 'door') : null;
}

/** SL-MSC-18: opens a closed door or closes an open one. */
export const openDoor: Action = {
  id: 'open-door',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  hurried: true,
  kept: 'to',
  offer: (fight, who) =>
    doorsBeside(fight, who).length === 0
      ? null
      : {
          id: 'open-door',
          label: 'Open or close',
          phrase: '{door}',
          clause,
          group: 'primary',
          cost: { ap: costs['use-door'].ap },
          ...greyed(judgeAble(fight, who)),
        },
  needs: (fight, who, begun) => ({
    door: {
      kind: 'one',
      label: 'Which',
      oneOf: doorsBeside(fight, who).map((door) => ({
        id: door.id,
        label: doorDeed(door),
        ...greyed(judgeDoor(fight, door, begun?.to)),
      })),
    },
  }),
  read(fight, who, choice) {
    const refused = judgeAble(fight, who);
    if (refused) return refused;
    const doors = doorsBeside(fight, who);
    const [first] = doors;
    const door =
      choice.door === undefined && doors.length === 1 ? first : doors.find(({ id }) => id === choice.door);
    if (door) {
      return judgeDoor(fight, door, choice.to) ?? { option: 'open-door', door: door.id, to: turned(door) };
    }
    return refuse('outOfReach', `no such door is beside ${who.sheet.name}`, clause, 'door');
  },
  price: () => costs['use-door'],
  perform(table, who, choice) {
    const door = String(choice.door);
    table.tell({ fact: 'door', door, open: !isOpen(fieldOf(table.fight), door), who });
  },
};
