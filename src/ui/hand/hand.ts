import { useMemo } from 'react';
import { create } from 'zustand';
import type { Id, Json } from '../../kernel/json.ts';
import type { Choice, Option } from '../../kernel/port.ts';
import type { RollPrompt } from '../../protocol/messages.ts';
import type { Draft } from '../../store/draft.ts';
import { choiceOf, draftFor } from '../../store/draft.ts';
import { session, useSession } from '../../store/session.ts';
import { table, useTable } from '../../store/table.ts';
import { buzz } from './haptics.ts';
import type { Pad } from './pad.ts';
import { facesOf, isComplete, isStarted, padOf } from './pad.ts';

export type Changes = Parameters<typeof table.override>[0];

/** A change by the game master's hand that waits for a cell of the map. */
interface Placing {
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
  /** The newest line of the log when a person last sent something: what came after is the answer to it. */
  readonly since: number;
  /** The faces typed so far for the prompt with this number. */
  readonly typed: { readonly prompt: number; readonly pad: Pad } | null;
  /** The prompt is turned for the person opposite. */
  readonly turned: boolean;
  /** Who is about to be handed over to a tactic. */
  readonly givenAway: Id | null;
}

export const useHand = create<Hand>()(() => ({
  field: null,
  placing: null,
  since: 0,
  typed: null,
  turned: false,
  givenAway: null,
}));

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

/** The pad of the roll on the table, as far as it is typed. */
export const padFor = (typed: Hand['typed'], prompt: RollPrompt): Pad =>
  typed?.prompt === prompt.id ? typed.pad : padOf(prompt.dice);

export function usePad(prompt: RollPrompt): Pad {
  const typed = useHand((state) => state.typed);
  return useMemo(() => padFor(typed, prompt), [typed, prompt]);
}

/** A refusal is gone from sight once something else is tried. */
const heard = (): void => {
  if (useTable.getState().error) table.dismissError();
};

const sameOption = (a: Option, b: Option): boolean => a.id === b.id && a.by === b.by;

const placingGroup = 'by-hand';

export const hand = {
  /** Takes an option into the hand as the prompt of now offers it: its cells may be others than when it was drawn. */
  arm: (option: Option): void => {
    const prompt = useTable.getState().prompt;
    if (prompt === null) return;
    heard();
    useHand.setState({ field: null, placing: null });
    const now = prompt.kind === 'choose' && prompt.options.find((one) => sameOption(one, option));
    session.arm(prompt.id, now || option);
  },

  /** Takes a whole answer into the hand; `null` where the prompt offers nothing of the kind. */
  take: (choice: Choice): Draft | null => {
    const { prompt } = useTable.getState();
    const draft = prompt?.kind === 'choose' ? draftFor(prompt, choice) : null;
    if (draft === null) return null;
    heard();
    useHand.setState({ field: null, placing: null });
    session.take(draft);
    return draft;
  },

  /** Lets the game master put somebody on a cell: the map and the pad offer every cell of the board. */
  place: (
    placing: Placing,
    label: string,
    cells: readonly { readonly x: number; readonly y: number }[],
  ): void => {
    const prompt = useTable.getState().prompt?.id ?? -1;
    heard();
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
    buzz('commit');
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

  /** `also`: who is asked the same next, and answers the same. */
  answer: async (choice: Choice, also?: readonly Id[]): Promise<void> => {
    sending();
    await table.answer(choice, also);
  },

  /** Gives the answer of a tactic. What has happened since a person did something stays in sight. */
  play: (prompt: number, choice: Choice): Promise<boolean> => {
    useHand.setState({ field: null, placing: null });
    return table.play(prompt, choice);
  },

  /** Types faces of real dice; the last key sends. What was refused is typed anew. */
  type: async (pad: Pad): Promise<void> => {
    const prompt = useTable.getState().prompt;
    if (prompt?.kind !== 'roll') return;
    useHand.setState({ typed: { prompt: prompt.id, pad } });
    if (!isComplete(pad)) return;
    sending();
    if (!(await table.roll(facesOf(pad)))) useHand.setState({ typed: null });
  },

  /** Lets the table roll what was not typed. */
  roll: async (): Promise<boolean> => {
    const prompt = useTable.getState().prompt;
    if (prompt?.kind !== 'roll') return false;
    const pad = padFor(useHand.getState().typed, prompt);
    sending();
    return isStarted(pad) ? table.roll(facesOf(pad)) : table.roll();
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

  giveAway: (givenAway: Id | null): void => useHand.setState({ givenAway }),

  turn: (): void => useHand.setState(({ turned }) => ({ turned: !turned })),
};
