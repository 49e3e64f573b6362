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
 * The buttons "What would you do?" and "Hand over …" beside the name of the combatant who is asked. Only for the game
 * master's eyes, and not for judgements of the game master, which no tactic answers.
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
