import { create } from 'zustand';
import type { Id, Json } from '../kernel/json.ts';
import type { LoreRef } from '../kernel/lore.ts';
import type { Option } from '../kernel/port.ts';
import type { Draft } from './draft.ts';
import { draftOf, toggled, withField } from './draft.ts';

/** What belongs to this screen alone and is not saved with the fight: selection, the choice in the making, the open tab. */
export interface Session {
  readonly selected: Id | null;
  readonly draft: Draft | null;
  readonly tab: PanelTab;
  /** The combatant or cell that the map should bring into sight; a new object asks again. */
  readonly lookAt: { readonly id: Id } | { readonly x: number; readonly y: number } | null;
  /** The line of the log to be read, by its id; the log goes there once. */
  readonly line: number | null;
  /** What is being looked up, the last of it open: a rule, or an entry of the compendium. */
  readonly looked: readonly LoreRef[];
  /** The system of which a page speaks whose address does not name it; `null`: of none, or that of the fight. */
  readonly about: string | null;
}

/** The kind of clauses, among the kinds of what can be looked up. */
export const ruleKind = 'rule';

/** The kind of rulings: what a table settles where a rulebook is silent. */
export const rulingKind = 'ruling';

const panelTabs = ['act', 'wounds', 'log'] as const;
export type PanelTab = (typeof panelTabs)[number];

export const useSession = create<Session>()(() => ({
  selected: null,
  draft: null,
  tab: 'act',
  lookAt: null,
  line: null,
  looked: [],
  about: null,
}));

const set = useSession.setState;

export const session = {
  select: (id: Id | null) => set({ selected: id }),
  show: (tab: PanelTab) => set({ tab }),
  /** Opens the log at a line. */
  read: (line: number) => set({ tab: 'log', line }),
  hasRead: () => set({ line: null }),
  lookAt: (place: NonNullable<Session['lookAt']>) => set({ lookAt: place }),
  /** Opens something of the compendium over whatever is open of it. */
  lookUp: (ref: LoreRef) => set(({ looked }) => ({ looked: [...looked, ref] })),
  lookBack: () => set(({ looked }) => ({ looked: looked.slice(0, -1) })),
  lookAway: () => set({ looked: [] }),
  /** What is looked up from here on is looked for in this system. */
  speakOf: (system: string | null) => set({ about: system }),
  /** Takes an option into the hand; nothing happens in the fight. */
  arm: (prompt: number, option: Option) => set({ draft: draftOf(prompt, option) }),
  /** Takes a choice into the hand as it is; nothing happens in the fight either. */
  take: (draft: Draft) => set({ draft }),
  field: (field: string, value: Json | undefined) =>
    set(({ draft }) => ({ draft: draft && withField(draft, field, value) })),
  toggle: (field: string, id: string) => set(({ draft }) => ({ draft: draft && toggled(draft, field, id) })),
  disarm: () => set({ draft: null }),
  /** What answered this prompt is out of the hand; what has been taken up for another since then stays. */
  sent: (prompt: number) => set(({ draft }) => (draft?.prompt === prompt ? { draft: null } : {})),
  clear: () => set({ selected: null, draft: null, tab: 'act', lookAt: null, line: null, looked: [] }),
};
