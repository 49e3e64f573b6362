import { Bot, Lightbulb } from 'lucide-react';
import { memo } from 'react';
import type { ChoosePrompt } from '../../protocol/messages.ts';
import { actorOf } from '../../store/actor.ts';
import { pilot, useHandNow, usePilot } from '../../store/hands.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { hand } from '../hand/hand.ts';
import { IconButton } from '../kit/IconButton.tsx';

/**
 * The ways to "What would you do?" and to letting somebody else do it, beside the name of who is asked. For the game
 * master's eyes; a judgement is nobody's deed: there is nothing that a tactic would do.
 */
export const AskTactic = memo(function AskTactic({ prompt }: { readonly prompt: ChoosePrompt }) {
  const gm = useSettings((state) => state.eyes === 'gm');
  const somebody = useTable((state) => state.view?.combatants[prompt.for] !== undefined);
  const inHand = useHandNow();
  const asked = usePilot((state) => state.advised === prompt.id);
  if (!gm || !somebody || inHand) return null;
  return (
    <span className="flex gap-2">
      <IconButton
        label="What would you do?"
        size="min"
        kind="normal"
        pressed={asked}
        icon={<Lightbulb aria-hidden className="size-5" />}
        onPress={() => pilot.openAdvice(asked ? null : prompt.id)}
      />
      <IconButton
        label="Hand over …"
        size="min"
        kind="normal"
        icon={<Bot aria-hidden className="size-5" />}
        onPress={() => hand.giveAway(actorOf(prompt) ?? prompt.for)}
      />
    </span>
  );
});
