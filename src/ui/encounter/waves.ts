import type { Cell, Id, Json } from '../../kernel/json.ts';
import type { Written } from '../../store/written.ts';
import { freeId, numberedName } from '../../store/written.ts';
import { removePerson } from './people.ts';
import { fieldsOf, listOf, peopleIn } from './written.ts';

/**
 * A group of combatants: those who are there at the beginning (`null`), or a wave. Every tool for people works on any
 * group: while it runs, the list of the group takes the place of that of the encounter.
 */
export type Group = Id | null;

/** The maximum number of waves; the rules have the same limit. */
export const mostWaves = 12;

export interface WaveWords {
  readonly id: Id;
  readonly name: string;
  /** The round at whose start it comes; `null` if it comes when called. */
  readonly round: number | null;
}

const wavesOf = (document: Json): readonly Written[] => listOf(fieldsOf(document).waves);

export const wavesIn = (document: Json): readonly WaveWords[] =>
  wavesOf(document).map(({ id, name, arrives }) => {
    const { round } = fieldsOf(arrives);
    return { id: String(id), name: String(name ?? id), round: typeof round === 'number' ? round : null };
  });

/** The combatants of a group as they are written. */
export const listIn = (document: Json, group: Group): readonly Written[] =>
  group === null
    ? listOf(fieldsOf(document).combatants)
    : listOf(wavesOf(document).find(({ id }) => id === group)?.combatants);

/** The group of a combatant; `undefined` if the encounter does not contain it. */
export const groupOf = (document: Json, who: Id): Group | undefined =>
  [null, ...wavesOf(document).map(({ id }) => String(id))].find((group) =>
    listIn(document, group).some(({ id }) => id === who),
  );

const withWaves = (document: Json, waves: readonly Written[]): Json => {
  const { waves: _, ...rest } = fieldsOf(document);
  return (waves.length === 0 ? rest : { ...rest, waves }) as unknown as Json;
};

const edited = (document: Json, wave: Id, edit: (one: Written) => Written): Json =>
  withWaves(
    document,
    wavesOf(document).map((one) => (one.id === wave ? edit(one) : one)),
  );

/** Swaps the combatants of a wave with those at the beginning. It is its own inverse. */
function swapped(document: Json, wave: Id): Json {
  const [base, own] = [listIn(document, null), listIn(document, wave)];
  const rest = edited(document, wave, (one) => ({ ...one, combatants: base as unknown as Json }));
  return { ...fieldsOf(rest), combatants: own } as unknown as Json;
}

/** Applies a tool for people to a group. A wave that becomes empty is removed. */
export function inGroup(document: Json, group: Group, tool: (document: Json) => Json): Json {
  if (group === null) return tool(document);
  const before = swapped(document, group);
  const after = tool(before);
  if (after === before) return document;
  const done = swapped(after, group);
  if (listIn(done, group).length > 0) return done;
  return withWaves(
    done,
    wavesOf(done).filter(({ id }) => id !== group),
  );
}

/** Removes all combatants, also of waves, who stand on such a cell; `gone` lists their ids. */
export function withoutThoseOn(
  document: Json,
  isGone: (cell: Cell) => boolean,
): { readonly document: Json; readonly gone: readonly Id[] } {
  const gone: Id[] = [];
  let left = document;
  for (const group of [null, ...wavesOf(document).map(({ id }) => String(id))])
    for (const { id } of peopleIn({ combatants: listIn(document, group) }).filter(({ cell }) =>
      isGone(cell),
    )) {
      left = inGroup(left, group, (now) => removePerson(now, id));
      gone.push(id);
    }
  return { document: left, gone };
}

/** Adds an empty wave at the start of round 2, to be filled at once. */
export function withNewWave(document: Json): { readonly document: Json; readonly wave: Id } {
  const taken = new Set(wavesOf(document).map(({ id }) => id));
  const id = freeId('wave', (one) => taken.has(one));
  const wave = { id, name: numberedName('Wave', 'wave', id), arrives: { round: 2 }, combatants: [] };
  return { document: withWaves(document, [...wavesOf(document), wave as unknown as Written]), wave: id };
}

/** Moves a combatant to another group. */
export function regroup(document: Json, who: Id, from: Group, to: Group): Json {
  const one = listIn(document, from).find(({ id }) => id === who);
  if (!one || from === to) return document;
  const joined = inGroup(
    document,
    to,
    (now) =>
      ({ ...fieldsOf(now), combatants: [...listOf(fieldsOf(now).combatants), one] }) as unknown as Json,
  );
  return inGroup(joined, from, (now) => removePerson(now, who));
}

export const renameWave = (document: Json, wave: Id, name: string): Json =>
  edited(document, wave, (one) => ({ ...one, name }));

/** Sets the round at whose start a wave comes; `null`: when called. */
export const setArrival = (document: Json, wave: Id, round: number | null): Json =>
  edited(document, wave, (one) => ({ ...one, arrives: round === null ? 'called' : { round } }));

export const removeWave = (document: Json, wave: Id): Json =>
  withWaves(
    document,
    wavesOf(document).filter(({ id }) => id !== wave),
  );
