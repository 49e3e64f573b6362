import { useMemo, useState } from 'react';
import type { Id, Json } from '../../kernel/json.ts';
import type { Person } from '../folk/person.ts';
import type { Cast } from './cast.ts';
import type { Group, WaveWords } from './waves.ts';
import { listIn, wavesIn } from './waves.ts';

/** Whether a combatant is being added: to the current group, or to a new wave made for it. */
type Adding = 'no' | 'here' | 'new-wave';

/** The current group, its selected combatant, and who is about to be added. */
export interface Picking {
  readonly waves: readonly WaveWords[];
  /** The current wave; `null` for those who are there at the beginning. */
  readonly wave: WaveWords | null;
  readonly group: Group;
  /** The combatants of the current group. */
  readonly cast: Cast;
  /** If the current group is a wave: the combatants who are there at the beginning. */
  readonly others: Cast;
  /** The selected combatant of the group. */
  readonly selected: Id | null;
  readonly adding: Adding;
  /** Who is about to be put on the map. */
  readonly person: Person | null;
  readonly setPerson: (person: Person) => void;
  /** Selects a combatant of a group, or only the group. Ends adding. */
  readonly select: (who: Id | null, group?: Group) => void;
  readonly add: (how: Adding) => void;
  /** Switches to a wave that was just made, so that more can be added to it. */
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
    // An undo may have taken back the first of a new wave, and the wave with it: the next one begins it again.
    adding: adding === 'here' && chosen !== null && wave === null ? 'new-wave' : adding,
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

/** The combatants of a group. */
const within = (everybody: Cast, document: Json, group: Group): Cast =>
  Object.fromEntries(
    listIn(document, group).flatMap(({ id }) => {
      const one = everybody[String(id)];
      return one ? [[one.id, one]] : [];
    }),
  );
