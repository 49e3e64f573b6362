import type { Faces } from '../kernel/dice.ts';
import type { Choice, Why } from '../kernel/port.ts';
import type { DoneBefore } from './done.ts';
import type { Known, Lot } from './lots.ts';
import { facesBehind } from './lots.ts';
import type { Asking, Members } from './seldom.ts';

/**
 * The data of exact enumeration: *ways* (paths of rolls, decisions and crossings through a step) and *stretches*
 * (ways that have merged and continue as one).
 */

/** A roll that can still take other results: `index` says which of its lots it has now. */
export interface Branch {
  readonly purpose: string;
  readonly who: string;
  readonly lots: readonly Lot[];
  readonly denominator: number;
  index: number;
  /** The hidden roll that it was read against. */
  readonly other: Branch | null;
  /** Places on the way of the rolls whose faces its lots hold; where something is hidden, its own place is the last. */
  readonly places: readonly number[];
}

/** A roll from before ways merged: its faces are fixed and nothing of it is hidden. */
interface Fallen {
  readonly purpose: string;
  readonly who: string;
  readonly index: number;
  readonly faces: Faces;
  /** Some of it was hidden and is forgotten: no later roll may be read against it. */
  readonly blurred: boolean;
}

/** A decision. It stays the same as long as everything before it does. */
interface Decided {
  readonly choice: Choice;
}

/** A crossing that merged ways have passed. Its number belongs to those ways alone. */
interface Crossed {
  readonly crossed: number;
  /** The purpose and the place of the roll since which they merged; absent where nothing had branched yet. */
  readonly since?: string | undefined;
  readonly parting?: number;
  /** How they differ in fields that are seldom read (`seldom.ts`). */
  readonly members?: Members | undefined;
}

/** A seldom-read field was read: ways branch by the value that they have there. */
interface Looked {
  /** The field. */
  readonly place: number;
  /** What was asked of its value; `null`: all of it. */
  readonly of: Asking;
  readonly shares: readonly number[];
  index: number;
}

export type Passed = Branch | Fallen | Decided | Crossed | Looked;
export type Way = readonly Passed[];

/** Ways that have merged. One of them is played on, for all of them. */
export interface Stretch {
  readonly way: Way;
  /** How far it has come: whole deeds that are over, then exchanges that are settled since. */
  readonly level: number;
  p: number;
  /** The merged ways, which differ in fields that are seldom read. */
  readonly members?: Members | undefined;
  /** What is known of the roll at one place of the way that is still hidden. */
  readonly keeps?: { readonly at: number; readonly known: Known } | undefined;
  /** Memoized parts (`done.ts`) of the first way that arrived. */
  readonly done?: DoneBefore | undefined;
}

/** One state in which ways have merged: the stretches from it, by word and for the lots of the last roll. */
interface Place {
  readonly byWord: Map<string, Stretch>;
  lots: readonly Lot[] | null;
  stretches: readonly Stretch[];
}

/** The stretches still to be played, in the order in which they were found. */
interface Ahead {
  readonly places: Map<string, Place>;
  readonly stretches: Stretch[];
}

/**
 * The same by level, and within a level by the place of the roll since which ways merged. All ways through an
 * exchange are seen before any stretch behind it is played.
 */
export type Levels = (Ahead | undefined)[][];

/** Exchanges that are told apart within one deed, at most. */
const exchanges = 64;

/** The first level after the deed that this level belongs to. */
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
 * Takes the stretches that are to be played next, at this level or a later one; `null` where none are left. Within a
 * level the latest roll comes first: what is rolled again inside something that may itself be rolled again is
 * finished before the outer one, so that its results can still merge with those that wait.
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

/** Writes the faces of a roll, and those of earlier hidden rolls that go with them, into the list of faces. */
export function lay(table: Faces[], { lots, index, places }: Branch, at: number): void {
  const lot = lots[index] as Lot;
  if (!lot.behind) table[at] = lot.faces;
  else for (const [i, faces] of facesBehind(lot).entries()) table[places[i] as number] = faces;
}

/** Thrown where a way ends: it merges with others, or is given up. A single instance, as stack traces are expensive. */
export const met = new Error('the way goes on together with others');

/** Below this probability a way that makes a roll once more is given up. */
const negligible = 1e-12;

/** Whether a way may go on for ever for all that it matters: the roll was made before, and hardly anything gets here. */
export const isEndless = (way: Way, { purpose, for: who }: Why, p: number): boolean =>
  p < negligible && way.some((each) => 'purpose' in each && each.purpose === purpose && each.who === who);

/** Whether this part of a way is a roll for the purpose. */
export const isRoll = (each: Passed, purpose: string): boolean =>
  'purpose' in each && each.purpose === purpose;

/** The place of a roll on its way. */
export const placeOf = ({ places }: Branch): number => places.at(-1) as number;

/** The place where ways branched by rolls of this purpose: of rolls repeated after a merge, the first. */
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

/** What tells this part of a way from the same part of others. */
export const nameOf = (each: Passed): number | string =>
  'index' in each ? each.index : 'crossed' in each ? each.crossed : '';

/**
 * The same where faces may still change: who rolled what with which lot, and what was decided, except for the lots of
 * `hidden`.
 */
export function shapeOf(each: Passed, hidden: Branch): string {
  if ('choice' in each) return JSON.stringify(each.choice);
  if ('shares' in each) return String(each.index);
  if (!('purpose' in each)) return '';
  const { who, purpose, index } = each;
  const at = 'lots' in each ? placeOf(each) : -1;
  return `${who}/${purpose}/${hidden.places.includes(at) ? `at${at}` : index}`;
}

/** Fixes a roll at these faces. */
export function fallen({ purpose, who, index, lots }: Branch, faces: Faces): Fallen {
  return { purpose, who, index, blurred: lots[index]?.behind !== undefined, faces };
}

/** A copy with the present index, for a way that is handed on. */
export const lookedAt = ({ place, of, shares, index }: Looked): Looked => ({ place, of, shares, index });

export const shareOf = ({ shares, index }: Looked): number =>
  (shares[index] as number) / shares.reduce((sum, each) => sum + each, 0);

export const parted = (what: string): Error =>
  new Error(`${what}: the rules took another way from the same fight with the same answers`);
