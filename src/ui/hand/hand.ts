import { useMemo } from 'react';
import { create } from 'zustand';
import type { Id, Json, JsonObject } from '../../kernel/json.ts';
import type { Choice, Option } from '../../kernel/port.ts';
import type { DiceMode, RollPrompt } from '../../protocol/messages.ts';
import { currentDraft, promptOfDrafts } from '../../store/current-draft.ts';
import type { Draft } from '../../store/draft.ts';
import { choiceOf, draftFor } from '../../store/draft.ts';
import { session, useSession } from '../../store/session.ts';
import { useSettings } from '../../store/settings.ts';
import { table, useTable } from '../../store/table.ts';
import { forgetTyped, keepTyped, keptTyped } from '../../store/typed-dice.ts';
import { buzz } from './haptics.ts';
import type { Pad } from './pad.ts';
import { facesOf, isComplete, isStarted, padOf, restProblem } from './pad.ts';

export type Changes = Parameters<typeof table.override>[0];

type DiceWish = { readonly [who: Id]: DiceMode | null };

/** A change by the game master's hand that waits for a cell of the map. */
interface Placing {
  readonly who: Id | null;
  /** For a new combatant: the combatant without its cell. */
  readonly combatant: JsonObject | null;
  readonly reason: string;
}

/** State of this screen that belongs to the draft and the prompt. */
interface Hand {
  /** The field of the draft that the user has opened again. */
  readonly field: string | null;
  readonly placing: Placing | null;
  /**
   * The id of the newest log line when a person last sent something, -1 if there was none; later lines are the result of
   * it. `null` as long as nothing was sent since the fight was opened or something was undone.
   */
  readonly since: number | null;
  /** The faces typed so far, and the prompt that they are for. */
  readonly typed: { readonly prompt: number; readonly pad: Pad } | null;
  /** Whether the prompt is turned by 180° for the person opposite. */
  readonly turned: boolean;
  /** The combatant for whom the hand-over dialog is open. */
  readonly givenAway: Id | null;
}

export const useHand = create<Hand>()(() => ({
  field: null,
  placing: null,
  since: null,
  typed: null,
  turned: false,
  givenAway: null,
}));

// Opening a fight numbers the lines of its log anew; after an undo, the last answer that still stands counts.
useTable.subscribe(({ resumed }, before) => {
  if (resumed !== before.resumed) {
    useHand.setState({ since: null, field: null, typed: typedBefore(), turned: false });
  }
});

/** What was typed of the open roll before the page was reloaded. */
function typedBefore(): Hand['typed'] {
  const { prompt, status } = useTable.getState();
  if (prompt?.kind !== 'roll' || status === 'readonly') return null;
  const kept = keptTyped(prompt);
  return kept && { prompt: prompt.id, pad: { ...padOf(prompt.dice), ...kept } };
}

// A change that waits for a cell ends with its draft, whatever took that away: another fight, another prompt.
useSession.subscribe(({ draft }, before) => {
  if (draft === null && before.draft !== null) useHand.setState({ placing: null });
});

// A change by the game master's hand that waits for a cell is not for players to make.
useSettings.subscribe(({ eyes }) => {
  if (eyes !== 'gm' && useHand.getState().placing !== null) hand.cancel();
});

/** The newest log line before the last thing that a person sent and that still stands; `null` without one. */
export function useSince(): number | null {
  const sent = useHand((state) => state.since);
  const resumed = useTable((state) => state.resumed.since);
  return sent ?? resumed;
}

const newest = (): number => useTable.getState().lines.at(-1)?.id ?? -1;
const sending = (): void => useHand.setState({ since: newest(), field: null, placing: null });

/** Sends what a person did. Refused, it has changed nothing: what happened before is still the last that happened. */
async function send(deed: () => Promise<boolean>): Promise<boolean> {
  const before = useHand.getState().since;
  sending();
  const sent = useHand.getState().since;
  const taken = await deed();
  if (!taken) useHand.setState(({ since }) => (since === sent ? { since: before } : {}));
  return taken;
}

/** The pad of a roll, with what has been typed so far. */
export const padFor = (typed: Hand['typed'], prompt: RollPrompt): Pad =>
  typed?.prompt === prompt.id ? typed.pad : padOf(prompt.dice);

export function usePad(prompt: RollPrompt): Pad {
  const typed = useHand((state) => state.typed);
  return useMemo(() => padFor(typed, prompt), [typed, prompt]);
}

/** Dismisses the last refusal, since the user tries something else. */
const heard = (): void => {
  if (useTable.getState().error) table.dismissError();
};

const sameOption = (a: Option, b: Option): boolean => a.id === b.id && a.by === b.by;

const placingGroup = 'by-hand';

/** The changes by the game master's hand that are on their way. */
const underWay = new Set<string>();

export const hand = {
  /**
   * Arms an option. Takes it from the current prompt, since the passed one may be from an earlier render and its cells
   * outdated.
   */
  arm: (option: Option): void => {
    const prompt = useTable.getState().prompt;
    if (prompt === null) return;
    heard();
    useHand.setState({ field: null, placing: null });
    const now = prompt.kind === 'choose' && prompt.options.find((one) => sameOption(one, option));
    session.arm(prompt.id, now || option);
  },

  /** Takes a complete choice into the hand. Returns its draft; `null` if the prompt does not offer it. */
  take: (choice: Choice): Draft | null => {
    const { prompt } = useTable.getState();
    const draft = prompt?.kind === 'choose' ? draftFor(prompt, choice) : null;
    if (draft === null) return null;
    heard();
    useHand.setState({ field: null, placing: null });
    session.take(draft);
    return draft;
  },

  /** Lets the game master place a combatant: arms a draft for which map and pad offer all of these cells. */
  place: (
    placing: Placing,
    label: string,
    cells: readonly { readonly x: number; readonly y: number }[],
  ): void => {
    heard();
    useHand.setState({ placing, field: null });
    session.arm(promptOfDrafts(useTable.getState()), {
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

  /** Sends the draft, if it is complete. */
  commit: async (): Promise<void> => {
    const draft = currentDraft();
    const choice = draft && choiceOf(draft);
    if (!draft || !choice) return;
    buzz('commit');
    const { placing } = useHand.getState();
    if (draft.option.group === placingGroup) {
      // On its way already: the second tap of a slip of the finger.
      if (!placing) return;
      const cell = choice.cell as { x: number; y: number };
      const changes: Changes =
        placing.who !== null
          ? [{ change: 'position', who: placing.who, cell }]
          : [{ change: 'add', combatant: { ...placing.combatant, cell } as Json }];
      if (await send(() => table.override(changes, placing.reason))) session.disarm();
      // Refused: the same change waits for another cell.
      else if (currentDraft() === draft) useHand.setState({ placing });
      return;
    }
    await hand.answer(choice);
  },

  /** Sends an answer. `also`: combatants who are asked the same next and give the same answer. */
  answer: async (choice: Choice, also?: readonly Id[]): Promise<void> => {
    await send(() => table.answer(choice, also));
  },

  /**
   * Sends a tactic's answer. Keeps `since`, so that everything since a person's last answer stays in sight; before the
   * first one in this fight, everything since the tactic's first. Resolves to whether it was accepted.
   */
  play: (prompt: number, choice: Choice): Promise<boolean> => {
    const { since } = useHand.getState();
    const answered = since !== null && since <= newest();
    useHand.setState({ since: answered ? since : newest(), field: null, placing: null });
    return table.play(prompt, choice);
  },

  /** Stores the typed faces, and sends them as soon as they are complete. Clears them if they are refused. */
  type: async (pad: Pad): Promise<void> => {
    const prompt = useTable.getState().prompt;
    if (prompt?.kind !== 'roll') return;
    useHand.setState({ typed: { prompt: prompt.id, pad } });
    if (!isComplete(pad)) {
      keepTyped(prompt, pad);
      return;
    }
    forgetTyped();
    if (!(await send(() => table.roll(facesOf(pad))))) useHand.setState({ typed: null });
  },

  /**
   * Lets the table roll the dice that were not typed. Resolves to whether that was accepted; a die that was begun by hand
   * must be finished first (`restProblem`).
   */
  roll: async (): Promise<boolean> => {
    const prompt = useTable.getState().prompt;
    if (prompt?.kind !== 'roll') return false;
    const pad = padFor(useHand.getState().typed, prompt);
    if (restProblem(pad) !== null) return false;
    forgetTyped();
    return send(() => (isStarted(pad) ? table.roll(facesOf(pad)) : table.roll()));
  },

  /**
   * Changes who rolls by hand. A roll that becomes digital by that is made first, with the faces typed so far. Nothing
   * changes while one of its dice is begun (`restProblem`), or if they are refused.
   */
  rollsBy: async (wish: { readonly defaultDice?: DiceMode; readonly dice: DiceWish }): Promise<void> => {
    const { prompt, preferences } = useTable.getState();
    if (prompt?.kind === 'roll' && isStarted(padFor(useHand.getState().typed, prompt))) {
      const own = prompt.for in wish.dice ? wish.dice[prompt.for] : preferences.dice[prompt.for];
      const mode = own ?? wish.defaultDice ?? preferences.defaultDice;
      if (mode === 'seeded' && !(await hand.roll())) return;
    }
    await table.prefer(wish);
  },

  /**
   * Makes changes by the game master's hand. The same ones are not made again while they are on their way: that is the
   * second tap of a slip of the finger.
   */
  override: async (changes: Changes, reason: string): Promise<boolean> => {
    const same = JSON.stringify(changes);
    if (underWay.has(same)) return false;
    underWay.add(same);
    try {
      return await send(() => table.override(changes, reason));
    } finally {
      underWay.delete(same);
    }
  },

  undo: async (): Promise<void> => {
    hand.cancel();
    forgetTyped();
    await table.undo();
  },

  redo: async (): Promise<void> => {
    hand.cancel();
    useHand.setState({ since: newest() });
    await table.redo();
  },

  seek: async (at: number): Promise<void> => {
    hand.cancel();
    await table.seek(at);
  },

  giveAway: (givenAway: Id | null): void => useHand.setState({ givenAway }),

  turn: (): void => useHand.setState(({ turned }) => ({ turned: !turned })),
};
