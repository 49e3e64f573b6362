import { useEffect } from 'react';

const app = 'Woundtrack';

/** What the tab of the browser is called while something is on the screen, and what a screen reader says of it first. */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · ${app}`;
    return () => {
      document.title = app;
    };
  }, [name]);
}
