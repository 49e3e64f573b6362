import { create } from 'zustand';
import type { Id } from '../kernel/json.ts';
import { doerOf } from '../kernel/port.ts';
import type { View } from '../kernel/view.ts';
import { isPlayed } from '../kernel/view.ts';
import type { AdviceReply, Handed, Hands, Prompt } from '../protocol/messages.ts';
import type { Eyes } from './eyes.ts';
import { useTable } from './mirror.ts';
import { useSettings } from './settings.ts';

/**
 * Why tactics wait instead of playing on: the fight was just opened; something was undone or redone; the user has
 * changed what they were about to do; the user has stopped them; they have played many deeds in a row; their choice was
 * refused or they had none. After an undo they wait because they would at once do again what was undone.
 */
const waitReasons = ['opened', 'taken-back', 'touched', 'stopped', 'many', 'refused'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** How tactics play the combatants in their hands, on this screen. */
interface Pilot {
  /** `null`: they play on. */
  readonly waits: WaitReason | null;
  /** Deeds that they have done since a player last did something. */
  readonly deeds: number;
  /** The choice that is shown and about to be played. */
  readonly next: AdviceReply | null;
  /** The tactic that the user asks for advice; `null`: the usual one. */
  readonly adviser: string | null;
  /** The number of the prompt for which advice is open. */
  readonly advised: number | null;
}

export const usePilot = create<Pilot>()(() => ({
  waits: null,
  deeds: 0,
  next: null,
  adviser: null,
  advised: null,
}));

const set = usePilot.setState;

// Advice comes from the whole fight, and is not for players: it would name who is hidden from them.
useSettings.subscribe(({ eyes }) => {
  if (eyes !== 'gm') set({ advised: null });
});

export const pilot = {
  /** Makes tactics wait until `goOn`, which is also called when a player has answered. */
  wait: (waits: WaitReason): void => set({ waits, next: null }),
  waiting: (): WaitReason | null => usePilot.getState().waits,
  goOn: (): void => set({ waits: null, deeds: 0 }),
  openAdvice: (advised: number | null): void => set({ advised }),
  advisedBy: (adviser: string): void => set({ adviser }),
  about: (next: AdviceReply | null): void => set({ next }),
  done: (): void => set(({ deeds }) => ({ deeds: deeds + 1, next: null })),
};

/** The hand in which the combatant is that must answer a prompt; `null`: nobody's. Rolls are always left to players. */
export function handOf(prompt: Prompt | null, hands: Hands): Handed | null {
  if (prompt?.kind !== 'choose') return null;
  return hands[doerOf(prompt)] ?? hands[prompt.for] ?? null;
}

const nobody: Hands = {};
const forEyes = (hands: Hands, eyes: Eyes): Hands => (eyes === 'gm' ? hands : nobody);

/** Who is in the hand of a tactic, filtered for the eyes that look: players see nobody. */
export function useHands(): Hands {
  const hands = useTable((state) => state.hands);
  return forEyes(
    hands,
    useSettings((state) => state.eyes),
  );
}

/** The hand in which the open prompt lies, filtered for the eyes that look. */
export const useHandNow = (): Handed | null => {
  const hands = useHands();
  return handOf(
    useTable((state) => state.prompt),
    hands,
  );
};

/** Those of a side who are still in the fight and can be handed over. */
export const handedWith = (view: Pick<View, 'bar' | 'combatants'>, side: string): readonly Id[] =>
  Object.values(view.combatants).flatMap((one) =>
    one.side === side && one.out === null && isPlayed(view, one) ? [one.id] : [],
  );
