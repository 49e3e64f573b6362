import { Lightbulb, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { AdviceReply, ChoosePrompt } from '../../protocol/messages.ts';
import { useDraft } from '../../store/current-draft.ts';
import { pilot, usePilot } from '../../store/hands.ts';
import { questions } from '../../store/questions.ts';
import { hand } from '../hand/hand.ts';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { kept } from '../kit/kept.ts';
import { OddsLine } from '../odds/OddsLine.tsx';
import { labelOf, useTactics } from '../tactics/names.ts';

/**
 * A tactic's advice for the open prompt, if it was asked for: what it would do, why, and the odds. One tap takes it
 * into the hand.
 */
export function Advice({ prompt }: { readonly prompt: ChoosePrompt }) {
  return usePilot((state) => state.advised === prompt.id) ? <Advised prompt={prompt} /> : null;
}

function Advised({ prompt }: { readonly prompt: ChoosePrompt }) {
  const { all, usual } = useTactics();
  const tactic = usePilot((state) => state.adviser) ?? usual;
  const select = useId();
  const [advice, setAdvice] = useState<AdviceReply | 'none' | null>(null);
  const draft = useDraft();
  useEffect(() => {
    let left = false;
    setAdvice(null);
    if (tactic === '') return;
    void questions.advise(tactic).then((reply) => {
      if (!left) setAdvice(reply?.ok && reply.answers === prompt.id ? reply : 'none');
    });
    return () => {
      left = true;
    };
  }, [tactic, prompt.id]);
  const said = advice === 'none' ? null : advice;
  const taken = said !== null && JSON.stringify(draft?.whole) === JSON.stringify(said.choice);
  return (
    <section
      aria-label="What would you do?"
      aria-busy={advice === null}
      className="wt-card grid grid-cols-1 gap-2 p-3"
    >
      <header className="flex items-center gap-2">
        <Lightbulb aria-hidden className="size-5 shrink-0 text-accent" />
        <label htmlFor={select} className="sr-only">
          Whose advice
        </label>
        <select
          id={select}
          value={tactic}
          onChange={(event) => pilot.advisedBy(event.target.value)}
          className="wt-field min-h-touch-min min-w-0 flex-1 text-ink"
        >
          {all.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
        <IconButton
          size="min"
          label="Close the advice"
          icon={<X aria-hidden className="size-5" />}
          onPress={() => pilot.openAdvice(null)}
        />
      </header>
      <p className="text-fine text-faint">{all.find(({ id }) => id === tactic)?.about}</p>
      <div role="status" className="grid grid-cols-1 gap-1">
        {advice === null && <p className="text-small text-faint">{labelOf(all, tactic)} thinks …</p>}
        {advice === 'none' && (
          <p className="text-small text-warn">It has found nothing that it may do here.</p>
        )}
        {said && <p className="text-body font-semibold">{said.sentence}</p>}
        {said?.because !== undefined && <p className="text-small">{kept(said.because)}</p>}
      </div>
      {said && !taken && (
        <>
          {said.because === undefined && <OddsLine choice={said.choice} />}
          <Button onPress={() => hand.take(said.choice)}>Take it into the hand</Button>
        </>
      )}
      {taken && <p className="text-small text-faint">It is in the hand. Only the big button does it.</p>}
    </section>
  );
}
