import type { Headcount, QuickDraft } from '../../store/quick-draft.ts';
import type { Person } from '../folk/person.ts';

/** The number of each person on a side, by key. */
export type Picks = Headcount;

/** The maximum number of people on a side. */
export const most = 30;

export const countOf = (picks: Picks): number => Object.values(picks).reduce((sum, n) => sum + n, 0);

/** Adds or removes one of a person, within 0 and the maximum of the side. */
export function picked(picks: Picks, key: string, by: 1 | -1): Picks {
  const now = picks[key] ?? 0;
  if (by > 0 && countOf(picks) >= most) return picks;
  const { [key]: _, ...others } = picks;
  return now + by > 0 ? { ...picks, [key]: now + by } : others;
}

/** All people of a side, in the order of the list. */
export const everybody = (people: readonly Person[], picks: Picks): readonly Person[] =>
  people.flatMap((one) => Array.from({ length: picks[one.key] ?? 0 }, () => one));

/** The picks whose people still exist: some may have been deleted meanwhile. */
export const stillThere = (people: readonly Person[], picks: Picks): Picks =>
  Object.fromEntries(people.flatMap(({ key }) => (picks[key] ? [[key, picks[key]]] : [])));

/**
 * The initial party: that of the draft, unless more people have been kept since; else as many kept people as a side
 * takes or, without any, the first four heroes.
 */
export function firstParty(
  draft: QuickDraft | undefined,
  { own, heroes, foes }: { readonly [group in 'own' | 'heroes' | 'foes']: readonly Person[] },
): Picks {
  if (draft && own.every(({ key }) => draft.own.includes(key)))
    return stillThere([...own, ...heroes, ...foes], draft.party);
  const first = own.length > 0 ? own.slice(0, most) : heroes.slice(0, 4);
  return Object.fromEntries(first.map(({ key }) => [key, 1]));
}

/** Problems with the names of the picked people in place of paths (`sides[1][0].name`). */
export const whoIsWrong = (
  problems: readonly { readonly path: string; readonly message: string }[],
  sides: readonly (readonly string[])[],
): readonly string[] =>
  problems.map(({ path, message }) => {
    const [, side, at, , inside] = /^sides\[(\d+)\]\[(\d+)\](\.?(.*))$/.exec(path) ?? [];
    const who = sides[Number(side)]?.[Number(at)] ?? path;
    return `${[who, ...(inside ? [inside] : [])].join(': ')}: ${message}`;
  });

/** The picks in words: "Edda, 3 × Wolf". */
export const inWords = (people: readonly Person[], picks: Picks): string =>
  people
    .filter(({ key }) => picks[key])
    .map(({ key, name }) => (picks[key] === 1 ? name : `${picks[key]} × ${name}`))
    .join(', ');
