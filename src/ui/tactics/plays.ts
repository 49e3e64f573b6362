import type { Choice } from '../../kernel/port.ts';
import type { Handed, Hands, Prompt } from '../../protocol/messages.ts';
import type { Draft } from '../../store/draft.ts';
import { handOf, pilot, usePilot } from '../../store/hands.ts';
import { questions } from '../../store/questions.ts';
import { useSession } from '../../store/session.ts';
import type { Pace } from '../../store/settings.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { hand } from '../hand/hand.ts';

/** How long each deed is shown before it is done, in milliseconds. */
const paces: { readonly [pace in Pace]: number } = { quick: 500, steady: 1500, slow: 3500 };

/** After this many deeds in a row tactics wait until the user lets them go on. */
export const mostInARow = 40;

/**
 * Whether a choice would act with a combatant who is not in the hand of a tactic: those decide for themselves, even in
 * another's turn.
 */
const isForeign = ({ by }: Choice, prompt: Prompt, hands: Hands): boolean =>
  typeof by === 'string' && by !== prompt.for && !(by in hands);

/**
 * Lets tactics answer for the combatants in their hands while `looking` returns true: asks for advice, takes it into
 * the hand, so that map and panel show it, and sends it after a delay. Each deed is an ordinary answer. Waits if the
 * user changes the draft meanwhile. Returns a function that stops it.
 */
export function letTacticsPlay(looking: () => boolean): () => void {
  let current = '';
  let armed: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = async (key: string, prompt: Prompt, { tactic }: Handed): Promise<void> => {
    const advice = await questions.advise(tactic);
    if (current !== key) return;
    if (!advice?.ok || isForeign(advice.choice, prompt, useTable.getState().hands)) {
      pilot.wait('refused');
      return;
    }
    const show = (): void => {
      if (!looking()) {
        timer = setTimeout(show, paces.quick);
        return;
      }
      if (useSettings.getState().eyes === 'gm') armed = hand.take(advice.choice);
      pilot.about(advice);
      later();
    };
    const act = (): void => {
      if (!looking()) later();
      else if (usePilot.getState().deeds >= mostInARow) pilot.wait('many');
      else {
        armed = null;
        pilot.done();
        void hand.play(prompt.id, advice.choice).then((done) => {
          if (!done && usePilot.getState().waits === null) pilot.wait('refused');
        });
      }
    };
    const later = (): void => {
      timer = setTimeout(act, paces[useSettings.getState().pace]);
    };
    show();
  };

  const check = (): void => {
    const { status, truth, fight, hands } = useTable.getState();
    const prompt = truth?.prompt ?? null;
    const whose = handOf(prompt, hands);
    const plays = status === 'ready' && usePilot.getState().waits === null;
    const key = plays && whose && prompt && fight ? `${fight.id} ${prompt.id} ${whose.tactic}` : '';
    if (key === current) return;
    current = key;
    armed = null;
    clearTimeout(timer);
    if (key !== '' && prompt && whose) void begin(key, prompt, whose);
  };

  const touched = (): void => {
    if (armed === null || useSession.getState().draft === armed) return;
    armed = null;
    pilot.wait('touched');
  };

  const stops = [
    useTable.subscribe(check),
    usePilot.subscribe(check),
    useSession.subscribe(touched),
    () => clearTimeout(timer),
  ];
  check();
  return () => {
    current = '';
    for (const stop of stops) stop();
  };
}
