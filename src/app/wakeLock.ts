import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';

/**
 * Keeps the screen awake while a fight is open, if the settings say so. Requested again when the page is visible again.
 */
export function useWakeLock(): void {
  const wanted = useSettings((state) => state.wakeLock);
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let over = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // May be refused, for example on a low battery: then the screen may turn off.
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) void lock?.release();
      else held = lock;
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      void held?.release();
    };
  }, [wanted]);
}
