import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../store/session.ts';

/** Calls `bring` whenever a tab of the panel is asked for, even if it is the open one: it may be out of sight. */
export function useShown(bring: () => void): void {
  const onShown = useEffectEvent(bring);
  useEffect(
    () =>
      useSession.subscribe(({ shown }, before) => {
        if (shown !== before.shown) onShown();
      }),
    [],
  );
}
