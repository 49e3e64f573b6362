import type { Faces } from '../kernel/dice.ts';
import type { Choice } from '../kernel/port.ts';
import type { DoneBefore } from './done.ts';
import type { Known, Lot } from './lots.ts';
import { facesBehind } from './lots.ts';
import type { Asking, Members } from './seldom.ts';

/** What exact odds have come by on the way to where they are, and the ways that go on together. */

/** A roll that stands at one of its lots. */
export interface Branch {
  readonly purpose: string;
  readonly who: string;
  readonly lots: readonly Lot[];
  readonly denominator: number;
  index: number;
  /** The roll whose hidden part it was read against. */
  readonly other: Branch | null;
  /** Places of the rolls whose faces its lots know: where something is hidden, this one is the last of them. */
  readonly places: readonly number[];
}

/** A roll before ways met: nothing of it is hidden any more. */
interface Fallen {
  readonly purpose: string;
  readonly who: string;
  readonly index: number;
  readonly faces: Faces;
  /** More of it counted than shows: no later roll may be read against it. */
  readonly blurred: boolean;
}

/** A decision, which stays the same as long as everything before it does. */
export interface Decided {
  readonly choice: Choice;
}

/** A place where ways could meet, passed by ways that went on together: none but those have this number. */
interface Crossed {
  readonly crossed: number;
  /** The purpose of the roll since which they met, and its place; none where nothing had parted ways. */
  readonly since?: string | undefined;
  readonly parting?: number;
  /** What they did not share of what is seldom read. */
  readonly members?: Members | undefined;
}

/** Something that is seldom read was read: ways part by what they have there. */
export interface Looked {
  /** Which of it. */
  readonly place: number;
  /** What of that was asked. */
  readonly of: Asking;
  readonly shares: readonly number[];
  index: number;
}

export type Passed = Branch | Fallen | Decided | Crossed | Looked;
export type Way = readonly Passed[];

/** Ways that have met: one of them is gone on with, for all of them. */
export interface Stretch {
  readonly way: Way;
  /** What is over on it: whole deeds first, then how many exchanges are settled since, so often ways met in a word. */
  readonly level: number;
  p: number;
  /** Those that go on as one and differ in what is seldom read. */
  readonly members?: Members | undefined;
  /** What is known of the hidden roll at one place of the way, where that is hidden still. */
  readonly keeps?: { readonly at: number; readonly known: Known } | undefined;
  /** What was done on the way of whoever came first. */
  readonly done?: DoneBefore | undefined;
}

/** One place where ways have met: with what they go on, in words, and for the outcomes of the roll that came last. */
export interface Place {
  readonly byWord: Map<string, Stretch>;
  lots: readonly Lot[] | null;
  stretches: readonly Stretch[];
}

/** All that is gone on with, in the order in which it was come to. */
export interface Ahead {
  readonly places: Map<string, Place>;
  readonly stretches: Stretch[];
}

/**
 * The same by the level, and there by the place of the roll since which they met: where an exchange is settled all its ways
 * are seen before any is gone on with.
 */
export type Levels = (Ahead | undefined)[][];

/** So many exchanges at the most are told apart within a whole. */
const exchanges = 64;

/** The level after the whole of which this is a part. */
export const wholeAfter = (level: number): number => (Math.floor(level / exchanges) + 1) * exchanges;

export function aheadAt(levels: Levels, level: number, parting: number): Ahead {
  levels[level] ??= [];
  const partings = levels[level];
  let ahead = partings[parting];
  if (!ahead) {
    ahead = { places: new Map(), stretches: [] };
    partings[parting] = ahead;
  }
  return ahead;
}

/**
 * Takes what is to be gone on with next, at this level or after it: where a roll is made again within what may itself be
 * made again, that comes first, and the rest waits for what comes of it. `null`: nothing is ahead any more.
 */
export function takeAhead(
  levels: Levels,
  from: number,
): { readonly level: number; readonly ahead: Ahead } | null {
  for (let level = from; level < levels.length; level++) {
    for (const partings = levels[level] ?? []; partings.length > 0; ) {
      const ahead = partings.pop();
      if (ahead) return { level, ahead };
    }
  }
  return null;
}

export function placeIn({ places }: Ahead, name: string): Place {
  let place = places.get(name);
  if (!place) {
    place = { byWord: new Map(), lots: null, stretches: [] };
    places.set(name, place);
  }
  return place;
}

/** Puts down the faces of a roll, and with them those that others before it must have had. */
export function lay(table: Faces[], { lots, index, places }: Branch, at: number): void {
  const lot = lots[index] as Lot;
  if (!lot.behind) table[at] = lot.faces;
  else for (const [i, faces] of facesBehind(lot).entries()) table[places[i] as number] = faces;
}

export const isRoll = (each: Passed, purpose: string): boolean =>
  'purpose' in each && each.purpose === purpose;

/** Where a roll stands on its way. */
export const placeOf = ({ places }: Branch): number => places.at(-1) as number;

/** Where ways parted by a roll of this purpose: where it has been made again after they met, by the first of them. */
export function partingBy(way: Way, purpose: string): number {
  let parting = way.findLastIndex((each) => isRoll(each, purpose));
  for (let at = parting - 1; at >= 0; at--) {
    const each = way[at] as Passed;
    if ('purpose' in each) return parting;
    if (!('crossed' in each)) continue;
    if (each.since !== purpose || each.parting === undefined) return parting;
    parting = each.parting;
    at = parting;
  }
  return parting;
}

/** What tells this part of a way from others that came by the same. */
export const nameOf = (each: Passed): number | string =>
  'index' in each ? each.index : 'crossed' in each ? each.crossed : '';

/** The same where its faces may yet be others: by what was rolled and decided, and how, but for what lies behind `hidden`. */
export function shapeOf(each: Passed, hidden: Branch): string {
  if ('choice' in each) return JSON.stringify(each.choice);
  if ('shares' in each) return String(each.index);
  if (!('purpose' in each)) return '';
  const { who, purpose, index } = each;
  const at = 'lots' in each ? placeOf(each) : -1;
  return `${who}/${purpose}/${hidden.places.includes(at) ? `at${at}` : index}`;
}

/** A roll of which nothing is hidden any more. */
export function fallen({ purpose, who, index, lots }: Branch, faces: Faces): Fallen {
  return { purpose, who, index, blurred: lots[index]?.behind !== undefined, faces };
}

/** As it stands now: the way that it is on goes on to others. */
export const lookedAt = ({ place, of, shares, index }: Looked): Looked => ({ place, of, shares, index });

export const shareOf = ({ shares, index }: Looked): number =>
  (shares[index] as number) / shares.reduce((sum, each) => sum + each, 0);

export const parted = (what: string): Error =>
  new Error(`${what}: the rules took another way from the same fight with the same answers`);
