import { useEffect } from 'react';
import { useTable } from '../../store/table.ts';
import { buzz, turnCame } from '../../ui/hand/haptics.ts';

/** Vibrates when the turn comes to a combatant that a player plays. */
export function useTurnBuzz(): void {
  useEffect(
    () =>
      useTable.subscribe(({ view }, { view: before }) => {
        if (view !== null && view !== before && turnCame(before, view)) buzz('turn');
      }),
    [],
  );
}
