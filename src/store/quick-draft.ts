import { create } from 'zustand';
import type { Json } from '../kernel/json.ts';
import { fieldsOf, isObject } from '../kernel/json.ts';

/** How many of each person are on a side, by the person's key. */
export type Headcount = { readonly [key: string]: number };

/** A quick fight that is being put together. */
export interface QuickDraft {
  readonly ground: string;
  readonly party: Headcount;
  readonly enemies: Headcount;
  /**
   * Keys of the user's own people that could be chosen at that time. If others have been saved since, the party is
   * chosen anew.
   */
  readonly own: readonly string[];
}

type Drafts = { readonly [system: string]: QuickDraft };

const key = 'woundtrack:quick';

/** Whole numbers above zero; the rest is left out. */
const countsIn = (value: Json | undefined): Headcount =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && (entry[1] as number) > 0,
    ),
  );

/** Reads drafts from a stored value of any shape; invalid ones are left out. */
export function readDrafts(stored: Json | undefined): Drafts {
  return Object.fromEntries(
    Object.entries(fieldsOf(stored)).flatMap(([system, one]) => {
      if (!isObject(one) || typeof one.ground !== 'string' || !Array.isArray(one.own)) return [];
      const { ground, party, enemies } = one;
      const own = one.own.filter((each): each is string => typeof each === 'string');
      return [[system, { ground, party: countsIn(party), enemies: countsIn(enemies), own }]];
    }),
  );
}

function stored(): Drafts {
  try {
    return readDrafts(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return {};
  }
}

/** Drafts by system. They are stored, so that they survive a look at the forecast, the fight itself and a reload. */
export const useQuickDrafts = create<Drafts>()(() => stored());

/** Stores the draft of a system's quick fight, and leaves those of others as another tab may have stored them. */
export function draftQuick(system: string, draft: QuickDraft): void {
  useQuickDrafts.setState({ [system]: draft });
  try {
    localStorage.setItem(key, JSON.stringify({ ...stored(), [system]: draft }));
  } catch {
    // Storage is not available: the draft lasts until the page is reloaded.
  }
}
