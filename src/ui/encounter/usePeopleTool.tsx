import { useMemo, useState } from 'react';
import type { Cell, Id, Json } from '../../kernel/json.ts';
import type { TieFormat } from '../../store/library.ts';
import { openSides } from '../../store/quick.ts';
import type { PeopleGroup } from '../folk/person.ts';
import { usualSide } from '../folk/person.ts';
import { AddPanel } from './AddPanel.tsx';
import type { Cast } from './cast.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { addPerson, movePerson, removePerson } from './people.ts';
import { sidesFor } from './sides.ts';
import type { MapTool } from './Tools.tsx';
import type { PackSheets } from './ties.ts';
import type { Trouble } from './trouble.ts';
import type { Picking } from './usePicking.ts';
import { usePicking } from './usePicking.ts';
import type { Group } from './waves.ts';
import { inGroup, withNewWave } from './waves.ts';

export interface PeopleTool extends MapTool {
  /** The combatants of the current group: those who are there at the beginning, or a wave. */
  readonly cast: Cast;
  /** Combatants of other groups, drawn faintly. */
  readonly others: Cast;
  readonly selected: Id | null;
  /** Selects a combatant of a group; `null` for none. */
  readonly select: (who: Id | null, group?: Group) => void;
  readonly remove: (who: Id) => void;
  readonly busy: boolean;
}

/** The tool for combatants and waves: select, add, move, rename, change sides, remove. */
export function usePeopleTool(plan: {
  readonly document: Json;
  /** All combatants, including waves. */
  readonly everybody: Cast;
  readonly troubles: readonly Trouble[];
  readonly groups: readonly PeopleGroup[];
  readonly ties: readonly TieFormat[];
  readonly pack: PackSheets;
  readonly edit: (change: (now: Json) => Json) => void;
  readonly onLook: (cell: Cell) => void;
  readonly onSheet: (who: Id) => void;
}): PeopleTool {
  const { document, everybody, edit } = plan;
  const picking = usePicking(document, everybody);
  const { cast, others, selected, select, adding, person } = picking;
  const sides = useMemo(() => sidesFor(everybody), [everybody]);
  const [joins, setJoins] = useState<string | null>(null);
  /** Who stands where somebody was to be added. */
  const [inTheWay, setInTheWay] = useState<Id | null>(null);
  const isFoe = plan.groups.some((one) => one.foes && one.people.some(({ key }) => key === person?.key));
  const side = joins ?? usualSide(sides, isFoe || person === null) ?? openSides[0];

  const remove = (who: Id): void => {
    select(null);
    edit((now) => inGroup(now, picking.group, (list) => removePerson(list, who)));
  };
  const look = (who: Id | null): void => {
    select(who);
    const one = everybody[who ?? ''];
    if (one) plan.onLook({ ...one.cell });
  };
  return {
    cast,
    others,
    selected,
    select,
    remove,
    busy: adding !== 'no' || selected !== null,
    hand: handOf(picking, document, side, edit, setInTheWay),
    page: adding === 'no' ? 'list' : 'add',
    panel:
      adding !== 'no' ? (
        <AddPanel
          groups={plan.groups}
          sides={sides}
          side={side}
          when={adding === 'new-wave' ? 'a new wave' : (picking.wave?.name ?? null)}
          onSide={setJoins}
          picked={person}
          inTheWay={everybody[inTheWay ?? '']?.name ?? null}
          onPick={(one) => {
            setInTheWay(null);
            picking.setPerson(one);
          }}
          onDone={() => {
            setJoins(null);
            setInTheWay(null);
            select(null);
          }}
        />
      ) : (
        <GroupPanel
          picking={picking}
          document={document}
          everybody={everybody}
          troubles={plan.troubles}
          ties={plan.ties}
          pack={plan.pack}
          edit={edit}
          onLook={look}
          onRemove={remove}
          onSheet={plan.onSheet}
        />
      ),
  };
}

/** What input on the map does: adds a combatant of this side, selects, or moves the selected one. */
function handOf(
  picking: Picking,
  document: Json,
  side: string,
  edit: (change: (now: Json) => Json) => void,
  onInTheWay: (who: Id | null) => void,
): PeopleTool['hand'] {
  const { group, selected, select, adding, person } = picking;
  const move = (who: Id, to: Cell): void =>
    edit((now) => inGroup(now, group, (list) => movePerson(list, who, to)));
  const put = (cell: Cell): void => {
    if (!person) return;
    const add = (now: Json): Json => addPerson(now, person, side, cell);
    if (adding === 'here') {
      edit((now) => inGroup(now, group, add));
      return;
    }
    const begun = withNewWave(document);
    edit(() => inGroup(begun.document, begun.wave, add));
    picking.addTo(begun.wave);
  };
  return {
    does: 'people',
    exact: selected !== null || person !== null,
    puts: person !== null,
    onTap(cell, who) {
      if (adding !== 'no' && person) {
        onInTheWay(who);
        if (who === null) put(cell);
      } else if (who !== null) select(who === selected ? null : who);
      else if (selected !== null) move(selected, cell);
    },
    onMove: move,
  };
}
