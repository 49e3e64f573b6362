import { useState } from 'react';
import { actorOf } from '../../store/actor.ts';
import { useDraft } from '../../store/current-draft.ts';
import { choiceOf } from '../../store/draft.ts';
import { usePreview } from '../../store/foresight.ts';
import { useTable } from '../../store/table.ts';
import { sentence } from '../../ui/actions/sentence.ts';
import { useHand } from '../../ui/hand/hand.ts';
import { LiveRegion } from '../../ui/kit/LiveRegion.tsx';
import type { Heard } from './announced.ts';
import { heardAt } from './announced.ts';

/** Live regions for screen readers: results, what was undone, the next question; and what the big button would do. */
export function Announcer() {
  const lines = useTable((state) => state.lines);
  const prompt = useTable((state) => state.prompt);
  const since = useHand((state) => state.since);
  const [before, setHeard] = useState<Heard | null>(null);
  // Found out while drawing: an effect would change the region twice, and it would be read twice.
  const heard = heardAt({ lines, prompt, since }, before);
  if (heard !== before) setHeard(heard);
  return (
    <>
      <LiveRegion text={heard.text} />
      <Choice />
    </>
  );
}

/** Announces the choice in the hand as it changes, for example the target cell of a walk by arrow keys. */
function Choice() {
  const draft = useDraft();
  const payer = useTable(({ view, prompt }) => view?.combatants[draft?.option.by ?? actorOf(prompt) ?? '']);
  const choice = draft && choiceOf(draft);
  const preview = usePreview(choice);
  return <LiveRegion text={draft && choice ? sentence(draft, payer, preview) : ''} />;
}
