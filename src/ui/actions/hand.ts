import { create } from 'zustand';
import type { Id, Json } from '../../kernel/json.ts';
import type { Choice, Option } from '../../kernel/port.ts';
import type { Draft } from '../../store/draft.ts';
import { choiceOf } from '../../store/draft.ts';
import { session, useSession } from '../../store/session.ts';
import { table, useTable } from '../../store/table.ts';

export type Changes = Parameters<typeof table.override>[0];

/** A change by the game master's hand that waits for a cell of the map. */
export interface Placing {
  readonly who: Id | null;
  /** Somebody new: the combatant without its cell. */
  readonly combatant: { readonly [key: string]: Json | undefined } | null;
  readonly reason: string;
}

/** What the hand holds besides the draft. */
export interface Hand {
  /** The field of the draft that was opened again. */
  readonly field: string | null;
  readonly placing: Placing | null;
  /** The newest line of the log when something was last sent: what came after is the answer to it. */
  readonly since: number;
  /** The prompt is turned for the person opposite. */
  readonly turned: boolean;
}

export const useHand = create<Hand>()(() => ({ field: null, placing: null, since: 0, turned: false }));

const newest = (): number => useTable.getState().lines.at(-1)?.id ?? 0;
const sending = (): void => useHand.setState({ since: newest(), field: null, placing: null });

/** The draft that answers the prompt on the table; one of an older prompt counts for nothing. */
export function useDraft(): Draft | null {
  const draft = useSession((state) => state.draft);
  const prompt = useTable((state) => state.prompt?.id);
  return draft !== null && draft.prompt === prompt ? draft : null;
}

export const currentDraft = (): Draft | null => {
  const { draft } = useSession.getState();
  return draft !== null && draft.prompt === useTable.getState().prompt?.id ? draft : null;
};

const placingGroup = 'by-hand';

export const hand = {
  arm: (option: Option): void => {
    const prompt = useTable.getState().prompt;
    if (prompt === null) return;
    useHand.setState({ field: null, placing: null });
    session.arm(prompt.id, option);
  },

  /** Lets the game master put somebody on a cell: the map and the pad offer every cell of the board. */
  place: (
    placing: Placing,
    label: string,
    cells: readonly { readonly x: number; readonly y: number }[],
  ): void => {
    const prompt = useTable.getState().prompt?.id ?? -1;
    useHand.setState({ placing, field: null });
    session.arm(prompt, {
      id: placingGroup,
      label,
      clause: '',
      group: placingGroup,
      needs: { cell: { kind: 'cell', label: 'Where', cells } },
    });
  },

  openField: (field: string | null): void => useHand.setState({ field }),

  cancel: (): void => {
    useHand.setState({ field: null, placing: null });
    session.disarm();
  },

  /** Sends the draft. Only this (and typing dice) changes the fight. */
  commit: async (): Promise<void> => {
    const draft = currentDraft();
    const choice = draft && choiceOf(draft);
    if (!draft || !choice) return;
    const { placing } = useHand.getState();
    if (draft.option.group === placingGroup && placing) {
      const cell = choice.cell as { x: number; y: number };
      const changes: Changes =
        placing.who !== null
          ? [{ change: 'position', who: placing.who, cell }]
          : [{ change: 'add', combatant: { ...placing.combatant, cell } as Json }];
      sending();
      if (await table.override(changes, placing.reason)) session.disarm();
      return;
    }
    await hand.answer(choice);
  },

  answer: async (choice: Choice): Promise<void> => {
    sending();
    if (await table.answer(choice)) session.disarm();
  },

  roll: async (faces?: readonly (number | readonly number[] | null)[]): Promise<boolean> => {
    sending();
    return faces === undefined ? table.roll() : table.roll(faces);
  },

  override: async (changes: Changes, reason: string): Promise<boolean> => {
    sending();
    return table.override(changes, reason);
  },

  undo: async (): Promise<void> => {
    hand.cancel();
    useHand.setState({ since: newest() });
    await table.undo();
  },

  redo: async (): Promise<void> => {
    hand.cancel();
    useHand.setState({ since: newest() });
    await table.redo();
  },

  turn: (): void => useHand.setState(({ turned }) => ({ turned: !turned })),
};
