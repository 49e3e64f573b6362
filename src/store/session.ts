import { create } from 'zustand';
import type { Id, Json } from '../kernel/json.ts';
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
  /** The rule whose text is open. */
  readonly clause: string | null;
}

export const panelTabs = ['act', 'wounds', 'log'] as const;
export type PanelTab = (typeof panelTabs)[number];

export const useSession = create<Session>()(() => ({
  selected: null,
  draft: null,
  tab: 'act',
  lookAt: null,
  clause: null,
}));

const set = useSession.setState;

export const session = {
  select: (id: Id | null) => set({ selected: id }),
  show: (tab: PanelTab) => set({ tab }),
  lookAt: (place: NonNullable<Session['lookAt']>) => set({ lookAt: place }),
  openClause: (clause: string | null) => set({ clause }),
  /** Takes an option into the hand; nothing happens in the fight. */
  arm: (prompt: number, option: Option) => set({ draft: draftOf(prompt, option) }),
  field: (field: string, value: Json | undefined) =>
    set(({ draft }) => ({ draft: draft && withField(draft, field, value) })),
  toggle: (field: string, id: string) => set(({ draft }) => ({ draft: draft && toggled(draft, field, id) })),
  disarm: () => set({ draft: null }),
  clear: () => set({ selected: null, draft: null, tab: 'act', lookAt: null, clause: null }),
};
