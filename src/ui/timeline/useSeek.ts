import { useRef, useState } from 'react';
import { hand } from '../hand/hand.ts';

/**
 * Goes to points of the fight, one after the other: while it is on its way to one, only the newest of those that are
 * wanted meanwhile counts. `wanted` is the point that it goes to; `null` where it stands.
 */
export function useSeek(): { readonly wanted: number | null; readonly seek: (at: number) => void } {
  const [wanted, setWanted] = useState<number | null>(null);
  const newest = useRef<number | null>(null);
  const goes = useRef(false);
  const go = async (): Promise<void> => {
    goes.current = true;
    while (newest.current !== null) {
      const at = newest.current;
      await hand.seek(at);
      if (newest.current === at) newest.current = null;
    }
    goes.current = false;
    setWanted(null);
  };
  const seek = (at: number): void => {
    newest.current = at;
    setWanted(at);
    if (!goes.current) void go();
  };
  return { wanted, seek };
}
