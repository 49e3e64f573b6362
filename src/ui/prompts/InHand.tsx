import { Bot, Pause, Play } from 'lucide-react';
import type { Handed } from '../../protocol/messages.ts';
import { actorOf } from '../../store/actor.ts';
import type { WaitReason } from '../../store/hands.ts';
import { pilot, usePilot } from '../../store/hands.ts';
import { useTable } from '../../store/table.ts';
import { Button } from '../kit/Button.tsx';
import { labelOf, useTactics } from '../tactics/names.ts';
import { TakeBack } from '../tactics/WhoseHand.tsx';

const why: { readonly [reason in WaitReason]: string } = {
  opened: 'The fight was just opened.',
  'taken-back': 'Something was taken back or done again.',
  touched: 'You have touched what it was about to do.',
  stopped: 'You have stopped it.',
  many: 'It has done much in a row.',
  refused: 'It has found nothing that it may do here: answer yourself.',
};

/**
 * Shown when the combatant who is asked is in the hand of a tactic: what the tactic is about to do and why, or why it
 * waits.
 */
export function InHand({ hand }: { readonly hand: Handed }) {
  const waits = usePilot((state) => state.waits);
  const next = usePilot((state) => state.next);
  const who = useTable((state) => {
    const id = actorOf(state.prompt);
    if (id === undefined) return null;
    return state.hands[id] ? id : (state.prompt?.for ?? null);
  });
  const name = useTable((state) => (who === null ? '' : (state.view?.combatants[who]?.name ?? who)));
  const { all } = useTactics();
  const tactic = labelOf(all, hand.tactic);
  return (
    <section
      aria-label="In the hand of a tactic"
      className="wt-card grid grid-cols-1 gap-3 border-2 border-dashed border-accent p-3"
    >
      <div className="flex items-start gap-2">
        <Bot aria-hidden className="size-5 shrink-0 text-accent" />
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
          <p className="text-body font-semibold">
            {waits === null ? `${tactic} plays ${name}` : `${tactic} waits to play ${name}`}
          </p>
          {waits !== null && <p className="text-small text-faint">{why[waits]}</p>}
          {waits === null && next && <p className="text-small">{next.sentence}</p>}
          {waits === null && next?.because !== undefined && (
            <p className="text-small text-faint">{next.because}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {waits === null ? (
          <Button
            className="flex-1"
            icon={<Pause aria-hidden className="size-5" />}
            onPress={() => pilot.wait('stopped')}
          >
            Pause
          </Button>
        ) : (
          <Button
            kind="primary"
            className="flex-1"
            icon={<Play aria-hidden className="size-5" />}
            onPress={pilot.goOn}
          >
            Go on
          </Button>
        )}
        {who !== null && <TakeBack who={who} />}
      </div>
    </section>
  );
}
