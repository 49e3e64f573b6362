import { useEffect, useRef, useState } from 'react';
import { actorOf } from '../../store/actor.ts';
import { useDraft } from '../../store/current-draft.ts';
import { choiceOf } from '../../store/draft.ts';
import { usePreview } from '../../store/foresight.ts';
import { useTable } from '../../store/table.ts';
import { sentence } from '../../ui/actions/sentence.ts';
import { useHand } from '../../ui/hand/hand.ts';
import { LiveRegion } from '../../ui/kit/LiveRegion.tsx';
import { announced, spoken, takenBack } from './announced.ts';

/** Live regions for screen readers: results, what was undone, the next question; and what the big button would do. */
export function Announcer() {
  const lines = useTable((state) => state.lines);
  const question = useTable((state) => state.prompt?.question ?? '');
  const since = useHand((state) => state.since);
  const before = useRef(lines);
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => {
    setBack(takenBack(before.current, lines));
    before.current = lines;
  }, [lines]);
  const said = [...(back === null ? [] : [`Taken back: ${back}`]), ...announced(lines, since), question];
  return (
    <>
      <LiveRegion text={spoken(said)} />
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
