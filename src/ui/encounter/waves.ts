import type { Id, Json } from '../../kernel/json.ts';
import type { Written } from '../../store/written.ts';
import { freeId, numberedName } from '../../store/written.ts';
import { removePerson } from './people.ts';
import { fieldsOf, listOf } from './written.ts';

/**
 * Who comes when: those who are there at the beginning (`null`), and waves that come in later. Every tool for people works
 * on any of these groups: its list takes the place of the first one while the tool is at work.
 */
export type Group = Id | null;

/** So many waves are enough for anybody; the rules say the same. */
export const mostWaves = 12;

export interface WaveWords {
  readonly id: Id;
  readonly name: string;
  /** The round at whose start it comes; `null`: when it is called. */
  readonly round: number | null;
}

const wavesOf = (document: Json): readonly Written[] => listOf(fieldsOf(document).waves);

export const wavesIn = (document: Json): readonly WaveWords[] =>
  wavesOf(document).map(({ id, name, arrives }) => {
    const { round } = fieldsOf(arrives);
    return { id: String(id), name: String(name ?? id), round: typeof round === 'number' ? round : null };
  });

/** The people of a group as they are written. */
export const listIn = (document: Json, group: Group): readonly Written[] =>
  group === null
    ? listOf(fieldsOf(document).combatants)
    : listOf(wavesOf(document).find(({ id }) => id === group)?.combatants);

/** With whom somebody comes; `undefined`: with nobody, for it is not in the encounter. */
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

/** The list of a wave and that of those at the beginning have changed places. Twice, and all is as it was. */
function swapped(document: Json, wave: Id): Json {
  const [base, own] = [listIn(document, null), listIn(document, wave)];
  const rest = edited(document, wave, (one) => ({ ...one, combatants: base as unknown as Json }));
  return { ...fieldsOf(rest), combatants: own } as unknown as Json;
}

/** The encounter with a group changed by a tool for people. A wave without anybody goes. */
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

/** One more wave, with nobody in it yet: it is to be filled at once. It comes when the second round begins. */
export function withNewWave(document: Json): { readonly document: Json; readonly wave: Id } {
  const taken = new Set(wavesOf(document).map(({ id }) => id));
  const id = freeId('wave', (one) => taken.has(one));
  const wave = { id, name: numberedName('Wave', 'wave', id), arrives: { round: 2 }, combatants: [] };
  return { document: withWaves(document, [...wavesOf(document), wave as unknown as Written]), wave: id };
}

/** Somebody comes with another group. */
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

/** At the start of this round; `null`: when it is called. */
export const setArrival = (document: Json, wave: Id, round: number | null): Json =>
  edited(document, wave, (one) => ({ ...one, arrives: round === null ? 'called' : { round } }));

export const removeWave = (document: Json, wave: Id): Json =>
  withWaves(
    document,
    wavesOf(document).filter(({ id }) => id !== wave),
  );
