import type { Door } from '../../../battlefield/doors.ts';
import { doorDeed, doorsNear } from '../../../battlefield/doors.ts';
import { isOpen } from '../../../battlefield/field.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Refusal } from '../../../kernel/port.ts';
import { judgeAction, judgeFree } from '../judge.ts';
import { aloft } from '../movement/hindrance.ts';
import { allHoldsApart } from '../movement/holds.ts';
import { heard } from '../movement/stealth.ts';
import { refuse } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed } from './action.ts';
import { takeAction } from './take.ts';

/** Doors and windows (PE-OBST-2, PE-OBST-3): opened or closed for free and audibly, or silently with the Action. */

/** The unbroken doors and windows on the edges of the combatant's space. */
export const doorsOf = (fight: Fight, who: Combatant): readonly Door[] =>
  !fight.battlefield.walls || aloft(who) ? [] : doorsNear(fieldOf(fight), who.cell, who.squares);

interface Manner {
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  readonly silent: boolean;
}

const judge = (fight: Fight, who: Combatant, { silent }: Manner): Refusal | null =>
  silent ? judgeAction(fight, who) : judgeFree(fight, who);

function offer(fight: Fight, who: Combatant, manner: Manner): Option | null {
  const near = doorsOf(fight, who);
  if (near.length === 0) return null;
  const { id, label, clause, silent } = manner;
  return {
    id,
    label,
    phrase: silent ? '{door} silently' : '{door}',
    clause,
    group: silent ? 'primary' : 'free',
    ...(silent ? { cost: { action: 1 } } : {}),
    needs: {
      door: {
        kind: 'one',
        label: 'Which',
        oneOf: near.map((door) => ({
          id: door.id,
          label: doorDeed(door),
        })),
      },
    },
    ...greyed(judge(fight, who, manner)),
  };
}

function read(fight: Fight, who: Combatant, choice: Choice, manner: Manner): Choice | Refusal {
  const refused = judge(fight, who, manner);
  if (refused) return refused;
  const near = doorsOf(fight, who);
  const door =
    choice.door === undefined && near.length === 1 ? near[0] : near.find(({ id }) => id === choice.door);
  if (door) return { option: manner.id, door: door.id };
  return refuse('outOfReach', `no such door is within touch of ${who.sheet.name}`, manner.clause, 'door');
}

function perform(table: Table, who: Id, choice: Choice, { id, silent }: Manner): void {
  const door = choice.door as string;
  if (silent) {
    if (!takeAction(table, who, id, { with: door })) return;
  } else declare(table, who, id, 'free', { with: door });
  const open = !isOpen(fieldOf(table.fight), door);
  table.tell({ fact: 'door', door, open, who, ...(silent ? { silent: true } : {}) });
  for (const fact of allHoldsApart(table.fight)) table.tell(fact);
  // PE-OBST-2: the noise may reveal a hidden combatant.
  if (!silent) heard(table, who);
}

const doors = (manner: Manner): Action => ({
  id: manner.id,
  offer: (fight, who) => offer(fight, who, manner),
  read: (fight, who, choice) => read(fight, who, choice, manner),
  perform: (table, who, choice) => perform(table, who, choice, manner),
});

/** PE-OBST-2: free, with noise. */
export const openDoor = doors({
  id: 'open-door',
  label: 'Open or close',
  clause: 'PE-OBST-2',
  silent: false,
});

/** PE-OBST-3: silently, with the Action. */
export const openSilently = doors({
  id: 'open-silently',
  label: 'Open or close silently',
  clause: 'PE-OBST-3',
  silent: true,
});
