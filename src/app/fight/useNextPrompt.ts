import { useEffect, useEffectEvent } from 'react';
import { useTable } from '../../store/table.ts';

/** Calls `then` whenever the table comes to another prompt, before that is drawn. */
export function useNextPrompt(then: () => void): void {
  const onNext = useEffectEvent(then);
  useEffect(
    () =>
      useTable.subscribe(({ prompt }, before) => {
        if (prompt?.id !== before.prompt?.id) onNext();
      }),
    [],
  );
}
