import { useEffect } from 'react';
import { useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { buzz, turnCame } from '../../ui/hand/haptics.ts';

/** Vibrates when the turn comes to a combatant that a player plays; not while a fight is only looked through. */
export function useTurnBuzz(): void {
  useEffect(
    () =>
      useTable.subscribe(({ view }, { view: before }) => {
        if (useSession.getState().seeks !== null) return;
        if (view !== null && view !== before && turnCame(before, view)) buzz('turn');
      }),
    [],
  );
}
