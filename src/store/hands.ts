import { create } from 'zustand';
import type { AdviceReply, Handed, Hands, Prompt } from '../protocol/messages.ts';
import type { Eyes } from './eyes.ts';
import { useTable } from './mirror.ts';
import { useSettings } from './settings.ts';

/**
 * Why tactics do not play on by themselves: the fight was just opened, something was taken back or done again, somebody
 * has touched what they were about to do or stopped them, they have done much in a row, or what they wanted was refused.
 * An undo would be undone at once if they did: whoever takes back is not played over.
 */
const waitReasons = ['opened', 'taken-back', 'touched', 'stopped', 'many', 'refused'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** How tactics play those who are in their hands, on this screen. */
interface Pilot {
  /** `null`: they play on. */
  readonly waits: WaitReason | null;
  /** How much they have done since people last did something. */
  readonly deeds: number;
  /** What is about to be done, while people look at it. */
  readonly next: AdviceReply | null;
  /** Whose advice people ask for; `null`: the usual one's. */
  readonly adviser: string | null;
  /** The number of the prompt to which advice lies open. */
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

export const pilot = {
  /** Until `goOn`, or until people have answered something themselves. */
  wait: (waits: WaitReason): void => set({ waits, next: null }),
  waiting: (): WaitReason | null => usePilot.getState().waits,
  goOn: (): void => set({ waits: null, deeds: 0 }),
  openAdvice: (advised: number | null): void => set({ advised }),
  advisedBy: (adviser: string): void => set({ adviser }),
  about: (next: AdviceReply | null): void => set({ next }),
  done: (): void => set(({ deeds }) => ({ deeds: deeds + 1, next: null })),
};

/** In whose hand the one is who is to answer; nobody's where dice are wanted: those are for people to roll. */
export function handOf(prompt: Prompt | null, hands: Hands): Handed | null {
  if (prompt?.kind !== 'choose') return null;
  return hands[prompt.acts ?? prompt.for] ?? hands[prompt.for] ?? null;
}

const nobody: Hands = {};
const forEyes = (hands: Hands, eyes: Eyes): Hands => (eyes === 'gm' ? hands : nobody);

/** Who is in the hand of a tactic, as those who look may know it. */
export function useHands(): Hands {
  const hands = useTable((state) => state.hands);
  return forEyes(
    hands,
    useSettings((state) => state.eyes),
  );
}

/** The hand in which the open question lies, as those who look may know it. */
export const useHandNow = (): Handed | null => {
  const hands = useHands();
  return handOf(
    useTable((state) => state.prompt),
    hands,
  );
};
