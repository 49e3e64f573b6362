import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Cell, Id, Json } from '../../kernel/json.ts';
import { openSides } from '../../store/quick.ts';
import type { PeopleGroup, Person } from '../folk/person.ts';
import { Button } from '../kit/Button.tsx';
import { sidesOf } from '../kit/sides.ts';
import { AddPanel } from './AddPanel.tsx';
import type { Cast } from './cast.ts';
import { NumbersFold } from './NumbersFold.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { addPerson, changeSide, movePerson, removePerson, renamePerson, setNumber } from './people.ts';
import type { MapTool } from './Tools.tsx';
import type { Trouble } from './trouble.ts';
import { WaveFields, WavePicker } from './WavePicker.tsx';
import type { Group } from './waves.ts';
import {
  inGroup,
  listIn,
  regroup,
  removeWave,
  renameWave,
  setArrival,
  wavesIn,
  withNewWave,
} from './waves.ts';

export interface PeopleTool extends MapTool {
  /** Those of whom the panel speaks: who is there at the beginning, or a wave. */
  readonly cast: Cast;
  /** Everybody else, to be seen faintly. */
  readonly others: Cast;
  readonly selected: Id | null;
  /** Somebody of a group is picked; `null`: nobody. */
  readonly select: (who: Id | null, group?: Group) => void;
  readonly busy: boolean;
}

/** Who is there and who comes later: picked, put, moved, renamed, sent to another side or away. */
export function usePeopleTool(plan: {
  readonly document: Json;
  /** Everybody, whenever they come. */
  readonly everybody: Cast;
  readonly troubles: readonly Trouble[];
  readonly groups: readonly PeopleGroup[];
  readonly edit: (change: (now: Json) => Json) => void;
  readonly onLook: (cell: Cell) => void;
}): PeopleTool {
  const { document, everybody, edit } = plan;
  const [selected, setSelected] = useState<Id | null>(null);
  const [adding, setAdding] = useState<'no' | 'here' | 'new-wave'>('no');
  const [picked, setPicked] = useState<Person | null>(null);
  const [joins, setJoins] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Group>(null);

  const waves = useMemo(() => wavesIn(document), [document]);
  const wave = waves.find(({ id }) => id === chosen) ?? null;
  const group = wave?.id ?? null;
  const cast = useMemo(() => within(everybody, document, group), [everybody, document, group]);
  const others = useMemo(
    () => (group === null ? {} : within(everybody, document, null)),
    [everybody, document, group],
  );
  const offered = useMemo(() => sidesFor(everybody), [everybody]);
  const people = offered.filter(({ look }) => look !== 'thing');
  const isFoe = plan.groups.some((one) => one.foes && one.people.some(({ key }) => key === picked?.key));
  const side = joins ?? (isFoe || picked === null ? people.at(-1) : people[0])?.side ?? openSides[0];
  const here = selected !== null && cast[selected] ? selected : null;
  const change = (tool: (now: Json) => Json): void => edit((now) => inGroup(now, group, tool));

  const select = (who: Id | null, to: Group = group): void => {
    setSelected(who);
    setAdding('no');
    setPicked(null);
    setChosen(to);
  };
  const look = (who: Id | null): void => {
    select(who);
    const one = everybody[who ?? ''];
    if (one) plan.onLook({ ...one.cell });
  };
  const add = (person: Person, cell: Cell): void => {
    if (adding !== 'new-wave') {
      change((now) => addPerson(now, person, side, cell));
      return;
    }
    const begun = withNewWave(document);
    edit(() => inGroup(begun.document, begun.wave, (now) => addPerson(now, person, side, cell)));
    setChosen(begun.wave);
    setAdding('here');
  };
  const tapped = (cell: Cell, who: Id | null): void => {
    if (adding !== 'no' && picked) {
      // Somebody stands there already: a slip of the finger.
      if (who === null) add(picked, cell);
    } else if (who !== null) select(who === here ? null : who);
    else if (here !== null) change((now) => movePerson(now, here, cell));
  };
  const begin = (how: 'here' | 'new-wave'): void => {
    setSelected(null);
    setAdding(how);
  };
  return {
    cast,
    others,
    selected: here,
    select,
    busy: adding !== 'no' || here !== null,
    hand: {
      does: 'people',
      exact: here !== null || picked !== null,
      puts: picked !== null,
      onTap: tapped,
      onMove: (who, to) => change((now) => movePerson(now, who, to)),
    },
    panel:
      adding !== 'no' ? (
        <AddPanel
          groups={plan.groups}
          sides={offered}
          side={side}
          when={adding === 'new-wave' ? 'another wave' : (wave?.name ?? null)}
          onSide={setJoins}
          picked={picked}
          onPick={setPicked}
          onDone={() => select(null)}
        />
      ) : (
        <PeoplePanel
          cast={cast}
          everybody={everybody}
          selected={here}
          troubles={plan.troubles}
          onSelect={look}
          onAdd={() => begin('here')}
          onRename={(who, next) => change((now) => renamePerson(now, who, next))}
          onSide={(who, next) => change((now) => changeSide(now, who, next))}
          onRemove={(who) => {
            select(null);
            change((now) => removePerson(now, who));
          }}
          foot={
            wave && (
              <Button
                kind="danger"
                icon={<Trash2 aria-hidden className="size-5" />}
                onPress={() => {
                  select(null, null);
                  edit((now) => removeWave(now, wave.id));
                }}
              >
                Remove {wave.name} and whoever is in it
              </Button>
            )
          }
          numbers={(who) => (
            <NumbersFold
              key={who}
              document={document}
              who={who}
              name={cast[who]?.name ?? ''}
              onNumber={(full, path, value) => change((now) => setNumber(now, who, full, path, value))}
            />
          )}
          comes={(who) => (
            <WavePicker
              label="Comes"
              waves={waves}
              value={group}
              onPick={(to) => {
                edit((now) => regroup(now, who, group, to));
                select(who, to);
              }}
              onNew={() => {
                const begun = withNewWave(document);
                edit(() => regroup(begun.document, who, group, begun.wave));
                select(who, begun.wave);
              }}
            />
          )}
        >
          <WavePicker
            label="Who comes when"
            waves={waves}
            value={group}
            onPick={(to) => select(null, to)}
            onNew={() => begin('new-wave')}
          />
          {wave && (
            <WaveFields
              wave={wave}
              onRename={(name) => edit((now) => renameWave(now, wave.id, name))}
              onArrival={(round) => edit((now) => setArrival(now, wave.id, round))}
            />
          )}
        </PeoplePanel>
      ),
  };
}

/** The sides that there are, and the usual ones where there are not two yet. */
export function sidesFor(everybody: Cast): ReturnType<typeof sidesOf> {
  const there = sidesOf({ combatants: everybody });
  const missing = 2 - there.filter(({ look }) => look !== 'thing').length;
  if (missing <= 0) return there;
  const [heroes, foes] = openSides;
  const usual = [
    { side: heroes, player: true },
    { side: foes, player: false },
  ];
  // Where there is one side, whoever comes next is against it.
  const more = (missing === 1 ? [...usual].reverse() : usual)
    .filter(({ side }) => !there.some((one) => one.side === side))
    .slice(0, missing);
  return sidesOf({ combatants: { ...everybody, ...Object.fromEntries(more.map((one) => [one.side, one])) } });
}

/** Those of a group among everybody. */
const within = (everybody: Cast, document: Json, group: Group): Cast =>
  Object.fromEntries(
    listIn(document, group).flatMap(({ id }) => {
      const one = everybody[String(id)];
      return one ? [[one.id, one]] : [];
    }),
  );
