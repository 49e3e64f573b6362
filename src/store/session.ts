import { create } from 'zustand';
import type { Id, Json } from '../kernel/json.ts';
import type { LoreRef } from '../kernel/lore.ts';
import type { Option } from '../kernel/port.ts';
import type { Draft } from './draft.ts';
import { draftOf, toggled, withField } from './draft.ts';
import type { TableState } from './mirror.ts';
import { useTable } from './mirror.ts';

/**
 * What belongs to this screen alone and is not saved with the fight: selection, the choice in the making, the open tab.
 */
interface Session {
  readonly selected: Id | null;
  readonly draft: Draft | null;
  readonly tab: PanelTab;
  /** How often a tab was asked for; also counts the open one, which may be out of sight. */
  readonly shown: number;
  /** The combatant or cell that the map shall bring into sight; a new object repeats the request. */
  readonly lookAt: { readonly id: Id } | { readonly x: number; readonly y: number } | null;
  /** Id of the log line to scroll to; reset once the log has gone there. */
  readonly line: number | null;
  readonly filter: LogFilter;
  /** Keys of the rows of the log that show what they are made of. */
  readonly unfolded: readonly string[];
  /** Why the slider is shown that goes to any point of the fight; `null`: it is not shown. */
  readonly seeks: Seeks | null;
  /** Stack of looked-up rules and compendium entries; the last one is open. */
  readonly looked: readonly LoreRef[];
  /** The system of a page whose address does not name it; `null`: none, or that of the open fight. */
  readonly about: string | null;
}

/** Which lines of the log are shown. */
export interface LogFilter {
  readonly wounds: boolean;
  readonly who: Id | null;
  /** The key of a turn; `null` for all turns. */
  readonly turn: string | null;
}

/** opened: the fight was opened to be gone through. asked: somebody has asked for it. */
const seekReasons = ['opened', 'asked'] as const;
type Seeks = (typeof seekReasons)[number];

/** Key in `sessionStorage` of the id of the fight in which the slider was shown last. */
const sought = 'woundtrack:seeks';

function rememberSeeks(shown: boolean): void {
  const fight = useTable.getState().fight?.id;
  try {
    if (shown && fight !== undefined) sessionStorage.setItem(sought, fight);
    else if (sessionStorage.getItem(sought) === fight) sessionStorage.removeItem(sought);
  } catch {
    // Storage is not available: after a reload the slider has to be asked for.
  }
}

/**
 * Whether a fight is opened to be gone through: at its beginning, or as this tab left it. Otherwise what can be done again
 * in it was taken back by an undo.
 */
export function isWatched(
  { can, stands }: Pick<TableState, 'can' | 'stands'>,
  fight: string | undefined,
): boolean {
  if (!can.redo || stands.at === 0) return can.redo;
  try {
    return fight !== undefined && sessionStorage.getItem(sought) === fight;
  } catch {
    return false;
  }
}

export const everything: LogFilter = { wounds: false, who: null, turn: null };

/** `LoreRef.kind` of a clause of the rulebook. */
export const ruleKind = 'rule';

/** `LoreRef.kind` of a ruling: what a table settles where a rulebook is silent. */
export const rulingKind = 'ruling';

const panelTabs = ['act', 'wounds', 'log'] as const;
export type PanelTab = (typeof panelTabs)[number];

export const useSession = create<Session>()(() => ({
  selected: null,
  draft: null,
  tab: 'act',
  shown: 0,
  lookAt: null,
  line: null,
  filter: everything,
  unfolded: [],
  seeks: null,
  looked: [],
  about: null,
}));

const set = useSession.setState;

export const session = {
  select: (id: Id | null) => set({ selected: id }),
  /** Opens a tab of the panel and brings it into sight. */
  show: (tab: PanelTab) => set(({ shown }) => ({ tab, shown: shown + 1 })),
  /** Opens the log at a line. */
  read: (line: number) => set(({ shown }) => ({ tab: 'log', shown: shown + 1, line })),
  hasRead: () => set({ line: null }),
  filter: (change: Partial<LogFilter>) => set(({ filter }) => ({ filter: { ...filter, ...change } })),
  /** Unfolds a row of the log, or folds it again. */
  unfold: (row: string) =>
    set(({ unfolded }) => ({
      unfolded: unfolded.includes(row) ? unfolded.filter((one) => one !== row) : [...unfolded, row],
    })),
  /** Shows or hides the slider that goes to any point of the open fight, also after a reload. */
  seek: (seeks: Seeks | null) => {
    set({ seeks });
    rememberSeeks(seeks !== null);
  },
  lookAt: (place: NonNullable<Session['lookAt']>) => set({ lookAt: place }),
  /** Opens a rule or a compendium entry on top of the stack. */
  lookUp: (ref: LoreRef) => set(({ looked }) => ({ looked: [...looked, ref] })),
  lookBack: () => set(({ looked }) => ({ looked: looked.slice(0, -1) })),
  lookAway: () => set({ looked: [] }),
  /** Sets the system in which rules and entries are looked up. */
  speakOf: (system: string | null) => set({ about: system }),
  /** Takes an option into the hand; nothing happens in the fight. */
  arm: (prompt: number | null, option: Option) => set({ draft: draftOf(prompt, option) }),
  /** Takes a draft into the hand as it is; nothing happens in the fight. */
  take: (draft: Draft) => set({ draft }),
  field: (field: string, value: Json | undefined) =>
    set(({ draft }) => ({ draft: draft && withField(draft, field, value) })),
  toggle: (field: string, id: string) => set(({ draft }) => ({ draft: draft && toggled(draft, field, id) })),
  disarm: () => set({ draft: null }),
  /** Clears the draft that has answered this prompt; a draft for a later prompt stays. */
  sent: (prompt: number) => set(({ draft }) => (draft?.prompt === prompt ? { draft: null } : {})),
  clear: (seeks: Seeks | null = null) => {
    if (seeks !== null) rememberSeeks(true);
    set({
      selected: null,
      draft: null,
      tab: 'act',
      lookAt: null,
      line: null,
      filter: everything,
      unfolded: [],
      seeks,
      looked: [],
    });
  },
};
