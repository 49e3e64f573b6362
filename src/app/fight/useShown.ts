import { useEffect, useRef } from 'react';
import { useSession } from '../../store/session.ts';

/** Calls `bring` whenever a tab of the panel is asked for, even if it is the open one: it may be out of sight. */
export function useShown(bring: () => void): void {
  const latest = useRef(bring);
  latest.current = bring;
  useEffect(
    () =>
      useSession.subscribe(({ shown }, before) => {
        if (shown !== before.shown) latest.current();
      }),
    [],
  );
}
