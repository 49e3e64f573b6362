import { useMemo, useState } from 'react';
import type { Id, Json } from '../../kernel/json.ts';
import type { Person } from '../folk/person.ts';
import type { Cast } from './cast.ts';
import type { Group, WaveWords } from './waves.ts';
import { listIn, wavesIn } from './waves.ts';

/** Whether somebody is being added: to the group that is looked at, or to a wave that is made for them. */
type Adding = 'no' | 'here' | 'new-wave';

/** Which group is looked at, who of it is picked, and who is about to be added. */
export interface Picking {
  readonly waves: readonly WaveWords[];
  /** The wave that is looked at; `null`: those who are there at the beginning. */
  readonly wave: WaveWords | null;
  readonly group: Group;
  /** Those of the group. */
  readonly cast: Cast;
  /** Of a wave: those who are there at the beginning. */
  readonly others: Cast;
  /** Who of the group is picked. */
  readonly selected: Id | null;
  readonly adding: Adding;
  /** Who is about to be put on the map. */
  readonly person: Person | null;
  readonly setPerson: (person: Person) => void;
  /** Picks somebody of a group, or only the group; lets go of whoever was about to be added. */
  readonly select: (who: Id | null, group?: Group) => void;
  readonly add: (how: Adding) => void;
  /** The wave that was made for whoever is added is there: more may join it. */
  readonly addTo: (wave: Id) => void;
}

export function usePicking(document: Json, everybody: Cast): Picking {
  const [picked, setPicked] = useState<Id | null>(null);
  const [adding, setAdding] = useState<Adding>('no');
  const [person, setPerson] = useState<Person | null>(null);
  const [chosen, setChosen] = useState<Group>(null);

  const waves = useMemo(() => wavesIn(document), [document]);
  const wave = waves.find(({ id }) => id === chosen) ?? null;
  const group = wave?.id ?? null;
  const cast = useMemo(() => within(everybody, document, group), [everybody, document, group]);
  const others = useMemo(
    () => (group === null ? {} : within(everybody, document, null)),
    [everybody, document, group],
  );
  return {
    waves,
    wave,
    group,
    cast,
    others,
    selected: picked !== null && cast[picked] ? picked : null,
    adding,
    person,
    setPerson,
    select(who, to = group) {
      setPicked(who);
      setAdding('no');
      setPerson(null);
      setChosen(to);
    },
    add(how) {
      setPicked(null);
      setAdding(how);
    },
    addTo(to) {
      setChosen(to);
      setAdding('here');
    },
  };
}

/** Those of a group among everybody. */
const within = (everybody: Cast, document: Json, group: Group): Cast =>
  Object.fromEntries(
    listIn(document, group).flatMap(({ id }) => {
      const one = everybody[String(id)];
      return one ? [[one.id, one]] : [];
    }),
  );
