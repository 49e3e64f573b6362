import type { Id } from './json.ts';

/**
 * Outcome tags: short stable words for what becomes of a deed, which odds count (`System.outcome`). A tag without a
 * colon tells of the deed itself: `hit`, `miss`. One with colons tells what befalls a combatant: `out:orc`,
 * `condition:orc:prone`, `harm:orc:health:7`. Ids, tracks and conditions contain no colon.
 */

/** The tags of an attack that hit its target, or another combatant instead. */
export const hitTags: ReadonlySet<string> = new Set(['hit', 'hits-another']);

/** The tags of an attack without effect; `defended` says the same in a fact about the defender. */
export const missTags: ReadonlySet<string> = new Set(['miss', 'blocked', 'absorbed', 'repelled', 'fumble']);

/** What may befall a combatant without any more words: it goes out, comes to, is moved, and so on. */
type Befalls = 'out' | 'back' | 'moved' | 'succumbs' | 'withstands' | 'notices';

/** A change of a track. */
export interface TrackChange {
  readonly on: Id;
  readonly track: string;
  readonly points: number;
}

/** The combatant whom a tag of this kind names; `null` for every other tag. */
export const whomIn = (kind: Befalls, tag: string): Id | null =>
  tag.startsWith(`${kind}:`) ? tag.slice(kind.length + 1) : null;

/** Whether the tag tells of the deed itself, and not what befalls a combatant. */
export const isOfDeed = (tag: string): boolean => !tag.includes(':');

/** Whether the tag tells what befalls one of these combatants. */
export const isAbout = (tag: string, people: ReadonlySet<Id>): boolean => people.has(tag.split(':')[1] ?? '');

/** The condition that somebody gets, for `condition:<id>:<condition>`; `null` for every other tag. */
export function conditionIn(tag: string): { readonly on: Id; readonly condition: string } | null {
  const [kind, on, condition] = tag.split(':');
  return kind === 'condition' && on !== undefined && condition !== undefined ? { on, condition } : null;
}

/** The harm of `harm:<id>:<track>:<points>`; `null` for every other tag. */
export const harmIn = (tag: string): TrackChange | null => changeIn('harm', tag);

/** The healing of `healed:<id>:<track>:<points>`; `null` for every other tag. */
export const healingIn = (tag: string): TrackChange | null => changeIn('healed', tag);

function changeIn(kind: 'harm' | 'healed', tag: string): TrackChange | null {
  if (!tag.startsWith(`${kind}:`)) return null;
  const [, on, track, points] = tag.split(':');
  return on === undefined || track === undefined ? null : { on, track, points: Number(points) };
}
