import { useEffect, useEffectEvent } from 'react';
import { useTable } from '../../store/table.ts';

/**
 * Calls `then` whenever the table comes to another prompt, before that is drawn. Not for what a tactic answers: nobody has
 * to look at that.
 */
export function useNextPrompt(then: () => void): void {
  const onNext = useEffectEvent(then);
  useEffect(
    () =>
      useTable.subscribe(({ prompt, hands }, before) => {
        if (prompt?.id !== before.prompt?.id && !(prompt && hands[prompt.for])) onNext();
      }),
    [],
  );
}
