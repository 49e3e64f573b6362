import { withChanges } from '../../../battlefield/compile.ts';
import type { Door } from '../../../battlefield/doors.ts';
import { doorDeed, doorsNear } from '../../../battlefield/doors.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { actionCosts } from '../costs.ts';
import { refuse } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one, present } from '../state.ts';
import { walking } from '../terrain.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/** Opening or closing a door or window. The rules are silent; it takes an action like Use Item (AD-ACT-14). */

const clause = 'AD-ACT-14';
const price = { actions: actionCosts.useItem };

/** The doors and windows that a combatant can open or close from where it stands. */
export const doorsBeside = (fight: Fight, who: Combatant): readonly Door[] =>
  fight.battlefield.walls === undefined ? [] : doorsNear(fieldOf(fight), who.cell, who.squares);

/** Refuses to close a door on a large combatant that stands on both sides of it. */
function judge(fight: Fight, door: Door): Refusal | null {
  if (!door.open) return null;
  const doors = { ...fight.changes.doors, [door.id]: false };
  const closed = withChanges(fieldOf(fight), { ...fight.changes, doors });
  const between = everyone(fight).find(
    (who) =>
      present(who) &&
      who.squares > 1 &&
      canStand(fieldOf(fight), who.cell, who.squares, undefined, walking) &&
      !canStand(closed, who.cell, who.squares, undefined, walking),
  );
  return between ? refuse('spaceTaken', `${between.sheet.name} stands in the doorway`, clause, 'door') : null;
}

export const door: Action = {
  id: 'door',
  clause,
  kind: 'deed',
  offer(fight, who) {
    const [first, ...more] = doorsBeside(fight, who).map((each) => judge(fight, each));
    if (first === undefined) return null;
    const refused = [first, ...more].some((each) => each === null) ? null : first;
    return {
      id: 'door',
      label: 'Open or close',
      phrase: '{door}',
      clause,
      group: 'primary',
      cost: costOf(price),
      ...greyed(refused),
    };
  },
  needs: (fight, who) => ({
    door: {
      kind: 'one',
      label: 'Which',
      oneOf: doorsBeside(fight, who).map((each) => ({
        id: each.id,
        label: doorDeed(each),
        ...greyed(judge(fight, each)),
      })),
    },
  }),
  read(fight, who, choice) {
    const all = doorsBeside(fight, who);
    const found =
      choice.door === undefined && all.length === 1 ? all[0] : all.find(({ id }) => id === choice.door);
    if (!found) return refuse('noSuchThing', 'it must be said which door beside it', clause, 'door');
    return judge(fight, found) ?? { option: 'door', door: found.id };
  },
  price: () => price,
  perform(table, id, choice) {
    const found = doorsBeside(table.fight, one(table.fight, id)).find((each) => each.id === choice.door);
    if (found) table.tell({ fact: 'door', door: found.id, open: !found.open, who: id });
  },
};
